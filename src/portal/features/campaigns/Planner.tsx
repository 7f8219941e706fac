import { useTranslation } from 'react-i18next';
import { today, useFormat } from '../../format.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Broadcast } from './broadcast.kind.ts';
import type { useBroadcastAddress } from './campaigns.address.ts';
import * as styles from './campaigns.css.ts';
import { useCategoryIcons } from './category.icons.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import { nearestTo } from './month.ts';
import { PlannedRows } from './PlannedRows.tsx';
import { type Standing, useComingDays } from './standing.data.ts';
import { needsDecision } from './standing.ts';

interface PlannerProps extends ReturnType<typeof useBroadcastAddress> {
  entries: readonly Broadcast[];
  standing: Standing;
  categoryOf: (row: Broadcast) => { id: string };
  categories: string;
  canAdd: boolean;
  onNew: (day: string) => void;
  onCopy: (id: string) => void;
}

/** A month of campaigns beside the list of them: what needs a decision, then day by day from today on. */
export function Planner(props: PlannerProps) {
  const { address, change, entries, standing, categoryOf, categories, canAdd, onNew, onCopy } = props;
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const coming = useComingDays();
  const iconOf = useCategoryIcons(categories);
  const { month, day } = address;
  const now = today();
  const iconOfRow = (row: Broadcast) => iconOf(categoryOf(row).id);
  const open = (id: string) => change({ open: id });
  const rows = { standing, iconOf: iconOfRow, onOpen: open, onCopy };

  const first = day ?? (now.startsWith(month) ? now : `${month}-01`);
  const shown = entries.filter(({ startDt, endDt }) =>
    day === null ? endDt >= first && startDt.slice(0, 7) <= month : startDt <= day && endDt >= day,
  );
  const waiting = day === null ? entries.filter((row) => needsDecision(standing.stateOf(row))) : [];
  const others = shown.filter((row) => !waiting.includes(row));
  const monthOf = (on: string) => format.month(Number(on.slice(0, 4)), Number(on.slice(5, 7)));
  const elsewhere = shown.length === 0 && address.search.trim() !== '' ? nearestTo(first, entries) : undefined;
  const groups = day === null ? byFirstDay(others, first) : [[day, others] as const];
  const isSentOn = (on: string) => (row: Broadcast) => coming.get(on)?.campaignIds.includes(row.id) ?? false;

  return (
    <div className={styles.planner}>
      <MonthCalendar
        month={month}
        day={day}
        entries={entries}
        coming={coming}
        stateOf={standing.stateOf}
        iconOf={iconOfRow}
        onMonth={(next) => change({ month: next, day: null })}
        onDay={(next) => change({ day: next, month: next.slice(0, 7) })}
        onOpen={open}
        onNew={canAdd ? onNew : undefined}
      />
      <section className={styles.beside} aria-label={t('listed')}>
        <p className={styles.besideHead}>
          {day === null
            ? t('listedCount', {
                count: shown.length,
                when: monthOf(month),
              })
            : t('listedOn', { count: shown.length, when: format.date(day) })}
          {day !== null && (
            <TextLink onPress={() => change({ day: null })}>{t('wholeMonth', { when: monthOf(month) })}</TextLink>
          )}
        </p>
        {elsewhere && (
          <TextLink onPress={() => change({ day: elsewhere.startDt, month: elsewhere.startDt.slice(0, 7) })}>
            {t('foundOn', { when: monthOf(elsewhere.startDt), title: elsewhere.title })}
          </TextLink>
        )}
        {waiting.length > 0 && <PlannedRows title={t('needsDecision')} rows={waiting} {...rows} />}
        {groups.map(([on, planned]) => {
          const reached = coming.get(on)?.reached;
          return (
            <PlannedRows
              key={on}
              title={on === now ? t('todayIs', { day: format.dayOfMonth(on) }) : format.date(on)}
              rows={planned.toSorted((one, other) => Number(isSentOn(on)(other)) - Number(isSentOn(on)(one)))}
              sentOn={(row) => (isSentOn(on)(row) ? on : null)}
              {...(reached !== undefined && {
                detail: t('reaches', { count: reached, number: format.number(reached) }),
              })}
              {...rows}
            />
          );
        })}
      </section>
    </div>
  );
}

/** By the day on which each begins, of those that began before by the first one. */
function byFirstDay(rows: readonly Broadcast[], first: string) {
  return [...Map.groupBy(rows, ({ startDt }) => (startDt < first ? first : startDt))].sort(([one], [other]) =>
    one.localeCompare(other),
  );
}
