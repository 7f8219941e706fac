import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { Button } from '../ui/Button.tsx';
import { isClaiming } from '../workflow/claims.ts';
import { useLiveSteps } from '../workflow/live.hook.ts';
import type { ListRow } from '../workflow/rows.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import * as styles from './record.css.ts';

interface LiveNoticeProps {
  entity: Entity;
  record: ListRow;
  viewerId: string;
  onReload: () => void;
}

/** Says at once that somebody else changed the record; the page is only exchanged when asked, so that nothing typed jumps. */
export function LiveNotice({ entity, record, viewerId, onReload }: LiveNoticeProps) {
  const { t } = useTranslation('records');
  const words = useWorkflowWords(entity);
  const steps = useLiveSteps(entity).get(record.id) ?? [];
  const newer = steps.findLast((step) => step.version > record.version && step.by.id !== viewerId && !isClaiming(step));
  if (!newer) return null;
  return (
    <div role="status" className={styles.notice}>
      {t('changedBy', { event: words.happened(newer.event), name: newer.by.name })}
      <Button icon={RotateCw} label={t('showNow')} onPress={onReload} />
    </div>
  );
}
