import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callErrorOf } from '../../api/call-error.ts';
import { useErrorWords } from '../../api/error.words.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { keyOf } from '../../ui/keyboard.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { danger, faint, meta, strong } from '../../ui/text.css.ts';
import { type ClauseDraft, isComplete, LONGEST_TEXT, LONGEST_TITLE } from './clauses.ts';
import * as styles from './loans.css.ts';

interface ClauseEditorProps {
  number: number;
  draft: ClauseDraft;
  onChange: (draft: ClauseDraft) => void;
  onDiscard: () => void;
  onSave: (draft: ClauseDraft) => Promise<void>;
  denial: string | undefined;
}

export function ClauseEditor({ number, draft, onChange, onDiscard, onSave, denial }: ClauseEditorProps) {
  const { t } = useTranslation('loans');
  const refusalWords = useErrorWords();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ fields: Readonly<Record<string, string>>; words: string } | null>(null);
  const reason = denial ?? (isComplete(draft) ? undefined : t('clauseIncomplete'));

  async function save() {
    if (reason !== undefined || isPending) return;
    setPending(true);
    try {
      await onSave(draft);
    } catch (refusal) {
      setFailure({ fields: callErrorOf(refusal).fields, words: refusalWords(refusal) });
      setPending(false);
    }
  }
  const saveByKey = (event: KeyboardEvent) => {
    if (keyOf(event.nativeEvent) !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) void save();
  };

  return (
    <fieldset className={styles.clause} data-draft="true" aria-label={t('clause', { number })} onKeyDown={saveByKey}>
      <header className={styles.clauseHead}>
        <span className={strong}>{t('clause', { number })}</span>
        <span className={styles.draft}>{t('draftNotSaved')}</span>
        <span className={styles.spacer} />
        <IconButton icon={X} label={t('discard')} onPress={onDiscard} />
      </header>
      <div className={styles.clauseBody}>
        <TextField
          label={t('clauseName')}
          value={draft.title}
          onChange={(title) => onChange({ ...draft, title })}
          maxLength={LONGEST_TITLE}
          autoFocus={draft.title === ''}
          error={failure?.fields['title']}
        />
        <TextArea
          label={t('clauseText')}
          value={draft.text}
          onChange={(text) => onChange({ ...draft, text })}
          maxLength={LONGEST_TEXT}
          rows={5}
          error={failure?.fields['text']}
        />
        {failure && Object.keys(failure.fields).length === 0 && (
          <p role="alert" className={danger}>
            {failure.words}
          </p>
        )}
        <footer className={styles.clauseFoot}>
          <Button
            variant="primary"
            icon={Check}
            label={t('saveClause')}
            isPending={isPending}
            disabledReason={reason}
            onPress={() => void save()}
          />
          <Button variant="quiet" label={t('discard')} onPress={onDiscard} />
          <span className={styles.spacer} />
          <span className={`${faint} ${meta}`}>{t('letters', { used: draft.text.length, limit: LONGEST_TEXT })}</span>
          <Kbd keys="Ctrl S" />
        </footer>
      </div>
    </fieldset>
  );
}
