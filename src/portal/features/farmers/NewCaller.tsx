import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../api/sending.hook.ts';
import { path } from '../../paths.ts';
import { RestoredDraft } from '../../RestoredDraft.tsx';
import { useEntries } from '../../reference/choices.ts';
import { ValueWord } from '../../reference/ValueWord.tsx';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { focusFirstFault } from '../../ui/judged.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { danger, h3, muted } from '../../ui/text.css.ts';
import * as styles from './farmers.css.ts';
import { saveFarmer } from './farmers.data.ts';
import { LookAlikes } from './LookAlikes.tsx';
import { useNewPerson } from './new-person.hook.ts';
import { emptyPerson, inputOf } from './person.form.ts';
import { Said } from './Said.tsx';

interface NewCallerProps {
  msisdn: string;
  operator: string | null;
  onCreated: () => void;
}

/** The fields that are asked for here; what was typed in the others stands in the whole form. */
const SHOWN = ['name', 'languageId', 'village'];

/** A number that nobody is known by: name, language and village are enough to go on with the call. */
export function NewCaller({ msisdn, operator, onCreated }: NewCallerProps) {
  const { t } = useTranslation('farmers');
  const languages = useEntries('language');
  const person = useNewPerson(msisdn);
  const { typed } = person;
  const [wasSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { isPending, refusal, send, forget } = useSending();
  const change = (changes: Partial<typeof typed>) => {
    person.change(changes);
    forget();
  };
  const isAtField = SHOWN.some((field) => refusal?.fields[field] !== undefined);
  const errorAt = (field: string) => refusal?.fields[field] !== undefined && { error: refusal.fields[field] };

  async function create() {
    const name = typed.name.trim();
    if (isPending || focusFirstFault(form, () => setSent(true)) || name === '') return;
    const { number: _, ...fields } = typed;
    await send(async () => {
      await saveFarmer({ msisdn, ...inputOf(fields, emptyPerson) });
      person.drop();
      onCreated();
    });
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.newCaller}
      aria-label={t('createProfile')}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2 className={h3}>{t('unknownNumber', { number: phoneWritten(msisdn) })}</h2>
      {operator && (
        <p className={muted}>
          <ValueWord list="operator" value={operator} />
        </p>
      )}
      <RestoredDraft typed={person} />
      {refusal && !isAtField && (
        <p role="alert" className={danger}>
          {refusal.words}
        </p>
      )}
      <TextField
        label={t('fields.name')}
        isRequired
        autoFocus
        maxLength={120}
        value={typed.name}
        onChange={(name) => change({ name })}
        {...(wasSent && typed.name.trim() === '' ? { error: t('faults.missing') } : errorAt('name'))}
      />
      <ComboBox
        label={t('fields.languageId')}
        options={languages}
        value={typed.languageId}
        onChange={(languageId) => change({ languageId })}
        {...errorAt('languageId')}
      />
      <TextField
        label={t('fields.village')}
        maxLength={120}
        value={typed.village}
        onChange={(village) => change({ village })}
        {...errorAt('village')}
      />
      <LookAlikes name={typed.name} village={typed.village} />
      <span className={styles.buttons}>
        <Button type="submit" variant="primary" label={t('createProfile')} isPending={isPending} />
        <TextLink href={`${path('profile', 'new')}?msisdn=${msisdn}`}>{t('wholeForm')}</TextLink>
      </span>
      <Said msisdn={msisdn} />
    </form>
  );
}
