import { Copy, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.queue.ts';
import type { ClauseDraft } from './clauses.ts';
import * as styles from './loans.css.ts';

/** A draft of a clause that cannot be saved any more: no part of the contract, to be copied or dropped. */
export function ClauseAside({ draft, onDrop }: { draft: ClauseDraft; onDrop: () => void }) {
  const { t } = useTranslation('loans');
  const copy = () =>
    void navigator.clipboard.writeText(`${draft.title}\n${draft.text}`).then(() => toast.success(t('draftCopied')));
  return (
    <aside className={styles.clause} data-draft="true" aria-label={t('draftAside')}>
      <header className={styles.clauseHead}>
        <span className={styles.draft}>{t('draftAside')}</span>
        <span className={styles.spacer} />
        <Button variant="quiet" icon={Copy} label={t('copyDraft')} onPress={copy} />
        <Button variant="quiet" icon={Trash2} label={t('discard')} onPress={onDrop} />
      </header>
      <div className={styles.clauseBody}>
        <p dir="auto">{draft.title}</p>
        <p className={styles.clauseText} dir="auto">
          {draft.text}
        </p>
      </div>
    </aside>
  );
}
