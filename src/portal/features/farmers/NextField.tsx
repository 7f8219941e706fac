import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../api/sending.hook.ts';
import { useEntries } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { focusFirstFault } from '../../ui/judged.ts';
import { TextField } from '../../ui/TextField.tsx';
import { danger } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './farmers.css.ts';
import { type Farmer, saveFarmer } from './farmers.data.ts';
import { cnicDigits, faultsOf, inputOf, type PersonForm, personOf } from './person.form.ts';

export type AskedField = 'languageId' | 'village' | 'cnic' | 'place';

interface NextFieldProps {
  farmer: Farmer;
  name: AskedField;
  onClose: () => void;
}

/** The one thing that is asked for, written down without leaving the call. */
export function NextField({ farmer, name, onClose }: NextFieldProps) {
  const { t } = useTranslation(['farmers', 'common']);
  const languages = useEntries('language');
  const [before] = useState(() => personOf(farmer));
  const [typed, setTyped] = useState<PersonForm>(before);
  const [wasSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { isPending, refusal, send, forget } = useSending(form);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const change = (changes: Partial<PersonForm>) => {
    setTyped({ ...typed, ...changes });
    forget();
  };
  const fault = (typed[name] ?? '').trim() === '' ? 'missing' : faultsOf(typed)[name];
  const error =
    refusal?.fields[name] ??
    (wasSent && fault ? t(`faults.${fault}`, { count: cnicDigits(typed.cnic).length }) : undefined);
  const label = t(`fields.${name}`);
  const field = { label, isRequired: true, ...(error !== undefined && { error }) };

  async function save() {
    if (isPending || focusFirstFault(form, () => setSent(true)) || fault) return;
    await send(async () => {
      await saveFarmer({ id: farmer.id, ...inputOf(typed, before) }, farmer.version);
      toast.success(t('savedPerson', { name: farmer.name }));
      onClose();
    });
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.nextField}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {refusal && refusal.fields[name] === undefined && (
        <p role="alert" className={danger}>
          {refusal.words}
        </p>
      )}
      {name === 'languageId' ? (
        <ComboBox
          {...field}
          options={languages}
          value={typed.languageId}
          onChange={(languageId) => change({ languageId })}
        />
      ) : (
        <TextField {...field} maxLength={120} value={typed[name]} onChange={(text) => change({ [name]: text })} />
      )}
      <span className={styles.buttons}>
        <Button type="submit" variant="primary" label={t('common:save')} isPending={isPending} />
        <Button label={t('common:cancel')} onPress={onClose} />
      </span>
    </form>
  );
}
