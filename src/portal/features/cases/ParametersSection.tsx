import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../api/attempt.hook.ts';
import { useErrorWords } from '../../api/error.words.ts';
import * as record from '../../records/record.css.ts';
import type { RecordContext } from '../../records/record.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { h4, muted } from '../../ui/text.css.ts';
import { PARAMETER_TYPES } from './cases.choices.ts';
import * as styles from './cases.css.ts';
import { addParameter, addTag, type CaseRecord, removeParameter, removeTag } from './cases.data.ts';
import { EntryAdder } from './EntryAdder.tsx';
import { ParameterWord } from './ParameterWord.tsx';

/** What the case is about, by type, and the words that people find it by. */
export function ParametersSection({ record: one, denialOf }: RecordContext<CaseRecord>) {
  const { t } = useTranslation('cases');
  const attempt = useAttempt();
  const used = PARAMETER_TYPES.filter((type) => one.parameters.some((kept) => kept.type === type));
  return (
    <>
      <div className={record.sectionHead}>
        <h2 className={h4}>{t('sections.parameters')}</h2>
      </div>
      {used.length === 0 && <p className={muted}>{t('noParameters')}</p>}
      {used.map((type) => (
        <div key={type} className={styles.parameterRow}>
          <span className={muted}>{t(`types.${type}`)}</span>
          <span className={styles.chips}>
            {one.parameters
              .filter((kept) => kept.type === type)
              .map(({ parameter }) => (
                <span key={parameter.id} className={styles.chip}>
                  <ParameterWord type={type} of={parameter} />
                  <IconButton
                    icon={X}
                    label={t('remove', { name: parameter.title })}
                    disabledReason={denialOf('REMOVE_PARAMETER')}
                    onPress={() => void attempt(removeParameter(one.id, type, parameter.id))}
                  />
                </span>
              ))}
          </span>
        </div>
      ))}
      <EntryAdder
        disabledReason={denialOf('ADD_PARAMETER')}
        onAdd={(type, { id }) => void attempt(addParameter(one.id, type, id))}
      />
      <h3 className={h4} style={{ marginBlock: '16px 8px' }}>
        {t('fields.tags')}
      </h3>
      <div className={styles.chips}>
        {one.tags.map((tag) => (
          <span key={tag} className={styles.chip}>
            <bdi>{tag}</bdi>
            <IconButton
              icon={X}
              label={t('remove', { name: tag })}
              disabledReason={denialOf('UNTAG')}
              onPress={() => void attempt(removeTag(one.id, tag))}
            />
          </span>
        ))}
      </div>
      <TagForm onAdd={(tag) => addTag(one.id, tag)} denial={denialOf('TAG')} />
    </>
  );
}

/** A refused tag stays as it was typed, with the reason. */
function TagForm({ onAdd, denial }: { onAdd: (tag: string) => Promise<void>; denial: string | undefined }) {
  const { t } = useTranslation('cases');
  const refusalWords = useErrorWords();
  const [tag, setTag] = useState('');
  const [error, setError] = useState<string>();
  async function add(event: FormEvent) {
    event.preventDefault();
    if (tag.trim() === '' || denial !== undefined) return;
    try {
      await onAdd(tag.trim());
      setTag('');
    } catch (refusal) {
      setError(refusalWords(refusal));
    }
  }
  return (
    <form className={styles.adding} onSubmit={(event) => void add(event)} noValidate>
      <TextField
        className={styles.grows}
        label={t('newTag')}
        value={tag}
        maxLength={40}
        disabledReason={denial}
        onChange={(typed) => {
          setTag(typed);
          setError(undefined);
        }}
        error={error}
      />
      <Button type="submit" label={t('addTag')} disabledReason={denial} />
    </form>
  );
}
