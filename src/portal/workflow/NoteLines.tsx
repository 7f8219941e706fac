import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { useSending } from '../api/sending.hook.ts';
import { useFormat } from '../format.ts';
import { useTextDraft } from '../text-draft.hook.ts';
import { Button } from '../ui/Button.tsx';
import { NumbersApart } from '../ui/NumbersApart.tsx';
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
  const { permissions, id: viewer } = useViewer();
  const { notes, add } = useNotes(entity, id);
  const heading = useId();
  if (notes.length === 0 && !permissions.has(PERMISSION)) return null;
  return (
    <section className={styles.messages} aria-labelledby={heading}>
      <h3 className={h4} id={heading}>
        {t('notes.title')}
      </h3>
      {permissions.has(PERMISSION) && (
        <NoteForm viewer={viewer} record={`${entity}:${id}`} onAdd={add} setDirty={setDirty} />
      )}
      <ul className={styles.lines}>
        {notes.map((note) => (
          <li key={note.id} className={styles.line}>
            <div className={styles.words}>
              <p className={`${meta} ${muted}`}>
                <bdi className={strong}>{note.by.name}</bdi> · {dateTime(note.at)}
              </p>
              <p className={styles.asTyped} dir="auto">
                <NumbersApart>{note.text}</NumbersApart>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NoteFormProps extends Pick<NoteLinesProps, 'setDirty'> {
  viewer: string;
  record: string;
  onAdd: (text: string) => Promise<void>;
}

/** What is typed stays until it is added: also when it is refused, and when the record is left and come back to. */
function NoteForm({ viewer, record, onAdd, setDirty }: NoteFormProps) {
  const { t } = useTranslation('records');
  const { isPending, refusal, send, forget } = useSending();
  const note = useTextDraft(viewer, record, 'note');
  const { text } = note;
  const [isEmpty, setEmpty] = useState(false);
  const isDirty = text !== '';
  useEffect(() => setDirty?.('note', isDirty), [isDirty, setDirty]);
  const type = (typed: string) => {
    note.type(typed);
    setEmpty(false);
    forget();
  };
  async function keep(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return setEmpty(true);
    await send(async () => {
      await onAdd(text);
      note.sent(text);
      forget();
    });
  }
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => void keep(event)}
      onKeyDown={(event) => {
        const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (isSending && !isPending) event.currentTarget.requestSubmit();
      }}
      noValidate
    >
      <TextArea
        label={t('notes.label')}
        description={t('notes.who')}
        value={text}
        onChange={type}
        maxLength={MAX_CHARACTERS}
        unturned
        error={isEmpty ? t('notes.empty') : refusal?.words}
        rows={2}
      />
      <Button
        type="submit"
        label={t('notes.add')}
        hotkey="Ctrl Enter"
        aria-keyshortcuts="Control+Enter"
        isPending={isPending}
        className={styles.noteButton}
      />
    </form>
  );
}
