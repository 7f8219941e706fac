import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { useErrorWords } from '../api/error.words.ts';
import { useFormat } from '../format.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { h4, meta, muted, strong } from '../ui/text.css.ts';
import * as styles from './messages.css.ts';
import { useNotes } from './notes.data.ts';
import { useViewer } from './viewer.ts';

const MAX_CHARACTERS = 4_000;
const PERMISSION = 'manage_activity:notes:post';

interface NoteLinesProps {
  entity: Entity;
  id: string;
  /** Something typed here is not kept yet. */
  setDirty?: (name: string, isDirty: boolean) => void;
}

/** What colleagues noted on the record for each other, and a place to add to it. */
export function NoteLines({ entity, id, setDirty }: NoteLinesProps) {
  const { t } = useTranslation(['records', 'workflow']);
  const { dateTime } = useFormat();
  const { permissions } = useViewer();
  const { notes, add } = useNotes(entity, id);
  const heading = useId();
  if (notes.length === 0 && !permissions.has(PERMISSION)) return null;
  return (
    <section className={styles.messages} aria-labelledby={heading}>
      <h3 className={h4} id={heading}>
        {t('notes.title')}
      </h3>
      {permissions.has(PERMISSION) && <NoteForm onAdd={add} setDirty={setDirty} />}
      <ul className={styles.lines}>
        {notes.map((note) => (
          <li key={note.id} className={styles.line}>
            <div className={styles.words}>
              <p className={`${meta} ${muted}`}>
                <bdi className={strong}>{note.by.name}</bdi> · {dateTime(note.at)}
              </p>
              <p className={styles.asTyped} dir="auto">
                {note.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NoteFormProps extends Pick<NoteLinesProps, 'setDirty'> {
  onAdd: (text: string) => Promise<void>;
}

/** A refused note stays as it was typed, with the reason. */
function NoteForm({ onAdd, setDirty }: NoteFormProps) {
  const { t } = useTranslation('records');
  const refusalWords = useErrorWords();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const type = (typed: string) => {
    setText(typed);
    setError(undefined);
    setDirty?.('note', typed !== '');
  };
  async function keep(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return setError(t('notes.empty'));
    setPending(true);
    try {
      await onAdd(text);
      type('');
    } catch (refusal) {
      setError(refusalWords(refusal));
    } finally {
      setPending(false);
    }
  }
  return (
    <form className={styles.noteForm} onSubmit={(event) => void keep(event)} noValidate>
      <TextArea
        label={t('notes.label')}
        description={t('notes.who')}
        value={text}
        onChange={type}
        maxLength={MAX_CHARACTERS}
        error={error}
        rows={2}
      />
      <Button type="submit" label={t('notes.add')} isPending={isPending} className={styles.noteButton} />
    </form>
  );
}
