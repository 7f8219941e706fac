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
import { followedOf, isAboutToPress } from './following.ts';
import * as styles from './record.css.ts';

interface LiveNoticeProps {
  entity: Entity;
  record: ListRow;
  viewerId: string;
  /** Something is typed on the page and not sent. */
  isDirty: boolean;
  /** The form of one of its events is open: it follows the record, and says what is not possible any more. */
  isAsked: boolean;
  onReload: () => void;
}

/** Marks what says that the page holds a change back. */
export const HELD = 'data-held-back';

/** So long the page that a step was made on has to show it by itself, in milliseconds. */
const OWN_PAUSE = 500;

/**
 * Says at once that somebody else changed the record; the page is only exchanged when asked, so that nothing typed jumps.
 * What this person did in another window is shown without being asked for, unless a dialog is open; what the service did by
 * itself too, as soon as nobody types or is at the buttons.
 */
export function LiveNotice({ entity, record, viewerId, isDirty, isAsked, onReload }: LiveNoticeProps) {
  const { t } = useTranslation('records');
  const words = useWorkflowWords(entity);
  const steps = useLiveSteps(entity).get(record.id) ?? [];
  const newer = steps.filter((step) => step.version > record.version && !isClaiming(step));
  const last = newer.at(-1);
  const followed = followedOf(newer, viewerId);
  const wanted = followed === null ? undefined : last?.version;
  const [held, setHeld] = useState<number>();
  const follow = useEffectEvent(() => {
    const isHeld =
      followed === 'service' ? isDirty || isAboutToPress() || (isDialogOpen() && !isAsked) : isDialogOpen();
    setHeld(isHeld ? wanted : undefined);
    if (!isHeld) onReload();
    return !isHeld;
  });
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const timer = window.setInterval(() => follow() && window.clearInterval(timer), OWN_PAUSE);
    return () => window.clearInterval(timer);
  }, [wanted]);
  if (!last || (wanted !== undefined && wanted !== held)) return null;
  return (
    <div role="status" className={styles.notice} {...{ [HELD]: '' }}>
      {t('changedBy', { event: words.happened(last.event), name: last.by.name })}
      <Button icon={RotateCw} label={t('showNow')} onPress={onReload} />
    </div>
  );
}
