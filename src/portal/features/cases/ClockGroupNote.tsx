import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import type { CaseRow } from './cases.data.ts';

/** The oldest, the next, or for whom they wait. */
export function ClockGroupNote({ group, rows, now }: { group: string; rows: readonly CaseRow[]; now: number }) {
  const { t } = useTranslation('cases');
  const { duration, list, number } = useFormat();
  const due = rows.flatMap(({ clock }) => (clock.dueAt === null ? [] : Date.parse(clock.dueAt)));
  const first = Math.min(...due);
  if (group === 'overdue') return <span>{t('groups.oldest', { time: duration(now - first) })}</span>;
  if (group === 'hour') return <span>{t('groups.next', { time: duration(first - now) })}</span>;
  if (group !== 'paused') return null;
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const parts = (['pending', 'snoozed'] as const).map((state) => {
    const n = count(state);
    return n > 0 ? t(`groups.${state}`, { count: n, number: number(n) }) : null;
  });
  return <span>{list(parts)}</span>;
}
