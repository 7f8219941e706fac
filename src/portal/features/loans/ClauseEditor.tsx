import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../api/sending.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { focusFirstFault } from '../../ui/judged.ts';
import { isSave } from '../../ui/keyboard.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { danger, faint, meta, strong } from '../../ui/text.css.ts';
import { type ClauseDraft, filledTemplate, gapsIn, LONGEST_TEXT, LONGEST_TITLE } from './clauses.ts';
import * as styles from './loans.css.ts';

interface ClauseEditorProps {
  number: number;
  draft: ClauseDraft;
  onChange: (draft: ClauseDraft) => void;
  onDiscard: () => void;
  onSave: (draft: ClauseDraft) => Promise<void>;
  denial: string | undefined;
  /** What gaps of the text are filled with. */
  values: Readonly<Record<string, string | null>>;
}

export function ClauseEditor({ number, draft, onChange, onDiscard, onSave, denial, values }: ClauseEditorProps) {
  const { t } = useTranslation(['loans', 'records']);
  const { isPending, refusal, send } = useSending();
  const [wasSent, setSent] = useState(false);
  const frame = useRef<HTMLFieldSetElement>(null);
  const gaps = gapsIn(draft.text);
  const filled = filledTemplate(draft.text, values);
  const missing = (text: string) => (wasSent && text.trim() === '' ? t('records:fieldMissing') : undefined);

  async function save() {
    if (denial !== undefined || isPending || focusFirstFault(frame, () => setSent(true))) return;
    await send(() => onSave(draft));
  }
  const saveByKey = (event: KeyboardEvent) => {
    if (!isSave(event.nativeEvent)) return;
    event.preventDefault();
    if (!event.repeat) void save();
  };

  return (
    <fieldset
      ref={frame}
      className={styles.clause}
      data-draft="true"
      aria-label={t('clause', { number })}
      onKeyDown={saveByKey}
    >
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
          error={refusal?.fields['title'] ?? missing(draft.title)}
        />
        <TextArea
          unturned
          label={t('clauseText')}
          value={draft.text}
          onChange={(text) => onChange({ ...draft, text })}
          maxLength={LONGEST_TEXT}
          rows={5}
          error={refusal?.fields['text'] ?? missing(draft.text)}
        />
        {gaps.length > 0 && (
          <p role="status" className={styles.gaps}>
            {t('gapsLeft', { gaps: gaps.map((gap) => `\u2066${gap}\u2069`).join(' ') })}
            {filled !== draft.text && (
              <Button variant="quiet" label={t('fillGaps')} onPress={() => onChange({ ...draft, text: filled })} />
            )}
          </p>
        )}
        {refusal?.summary && (
          <p role="alert" className={danger}>
            {refusal.summary}
          </p>
        )}
        <footer className={styles.clauseFoot}>
          <Button
            variant="primary"
            icon={Check}
            label={t('saveClause')}
            hotkey="Ctrl Enter"
            aria-keyshortcuts="Control+Enter Control+S"
            isPending={isPending}
            disabledReason={denial}
            onPress={() => void save()}
          />
          <Button variant="quiet" label={t('discard')} onPress={onDiscard} />
          <span className={styles.spacer} />
          <span className={`${faint} ${meta}`}>{t('letters', { used: draft.text.length, limit: LONGEST_TEXT })}</span>
        </footer>
      </div>
    </fieldset>
  );
}
