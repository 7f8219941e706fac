import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { cutEnd, muted } from '../../ui/text.css.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { useOverview } from './cases.choices.ts';
import type { CaseRow } from './cases.data.ts';
import * as styles from './cases.list.css.ts';
import { NewCaseButton } from './NewCaseButton.tsx';

/** How the last seven days went, above the list. */
export function WeekFigures() {
  const { t } = useTranslation('cases');
  const { number, duration } = useFormat();
  const { data } = useOverview();
  if (!data || data.answered === 0) return null;
  const { answered, inTime, medianSeconds } = data;
  return (
    <span className={styles.week}>
      <span>{t('week.inTime', { percent: number(Math.round((100 * inTime) / answered)) })}</span>
      {medianSeconds !== null && <span>{t('week.median', { time: duration(medianSeconds * 1_000) })}</span>}
    </span>
  );
}

/** Who has it: oneself, a colleague, or nobody yet. */
export function WithCell({ agent }: Pick<CaseRow, 'agent'>) {
  const { t } = useTranslation('cases');
  const { id } = useViewer();
  if (!agent) return <span className={muted}>{t('nobodyYet')}</span>;
  const isMine = agent.id === id;
  return (
    <span className={styles.withAgent}>
      <Avatar name={agent.name} size="small" isMain={isMine} />
      <bdi className={cutEnd}>{isMine ? t('you') : agent.name}</bdi>
    </span>
  );
}

export function NothingToDo() {
  const { t } = useTranslation('cases');
  const { number } = useFormat();
  const { data } = useOverview();
  return (
    <EmptyState
      title={t('nothingToDo')}
      body={data && t('resolvedThisMonth', { count: data.thisMonth, number: number(data.thisMonth) })}
      action={<NewCaseButton />}
    />
  );
}
