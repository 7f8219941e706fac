import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import type { Conflict } from '../api/conflict.ts';
import { useFormat } from '../format.ts';
import { asSentence } from '../sentence.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { meta } from '../ui/text.css.ts';
import * as styles from './event.css.ts';
import { StateBadge } from './StateBadge.tsx';
import { useWorkflowWords } from './words.ts';

interface ConflictNoticeProps {
  entity: Entity;
  conflict: Conflict;
  /** Reads the record again; what was typed is kept. */
  onReload?: () => void;
}

/** Why a decision came too late: what the record is now, who put it there and when, and what can be done instead. */
export function ConflictNotice({ entity, conflict, onReload }: ConflictNoticeProps) {
  const { t, i18n } = useTranslation(['records', 'common']);
  const words = useWorkflowWords(entity);
  const format = useFormat();
  const { code, state, by, at, event, guard, allowed } = conflict;
  const reason =
    code === 'guard' && guard
      ? asSentence(words.guard(guard), i18n.language)
      : t(`conflicts.${code}`, { defaultValue: t('conflicts.wrongState'), state: words.state(state) });
  const doer = event ? t('didBy', { event: words.happened(event), name: by }) : t('conflictBy', { name: by });
  return (
    <div role="alert" className={styles.conflict}>
      <Icon of={TriangleAlert} />
      <div className={styles.conflictWords}>
        <strong>{reason}</strong>
        <span>
          <StateBadge entity={entity} state={state} /> {by && doer}
          {at && (
            <>
              {' · '}
              <bdi>{format.dateTime(at)}</bdi>
            </>
          )}
        </span>
        <span className={meta}>
          {allowed.length > 0
            ? t('conflictAllowed', { events: allowed.map(words.verb).join(t('common:comma')) })
            : t('conflictNothing')}
        </span>
        {onReload && <Button icon={RotateCw} label={t('reloadKept')} onPress={onReload} />}
      </div>
    </div>
  );
}
