import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { Button } from '../ui/Button.tsx';
import { isDialogOpen } from '../ui/open-dialog.ts';
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

/** So long the page that a step was made on has to show it by itself, in milliseconds. */
const OWN_PAUSE = 500;

/**
 * Says at once that somebody else changed the record; the page is only exchanged when asked, so that nothing typed jumps.
 * What this person did in another window is shown without being asked for, unless a dialog is open.
 */
export function LiveNotice({ entity, record, viewerId, onReload }: LiveNoticeProps) {
  const { t } = useTranslation('records');
  const words = useWorkflowWords(entity);
  const steps = useLiveSteps(entity).get(record.id) ?? [];
  const newer = steps.findLast((step) => step.version > record.version && !isClaiming(step));
  const own = newer?.by.id === viewerId ? newer.version : undefined;
  const [notFollowed, setNotFollowed] = useState<number>();
  const follow = useEffectEvent(() => (isDialogOpen() ? setNotFollowed(own) : onReload()));
  useEffect(() => {
    if (own === undefined) return undefined;
    const timer = window.setTimeout(follow, OWN_PAUSE);
    return () => window.clearTimeout(timer);
  }, [own]);
  if (!newer || (own !== undefined && own !== notFollowed)) return null;
  return (
    <div role="status" className={styles.notice}>
      {t('changedBy', { event: words.happened(newer.event), name: newer.by.name })}
      <Button icon={RotateCw} label={t('showNow')} onPress={onReload} />
    </div>
  );
}
