import { ChevronLeft, ChevronRight, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { today, useFormat } from '../../format.ts';
import { getLocale } from '../../locales.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { usePageKeys } from '../../ui/page-keys.hook.ts';
import { h3 } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { PageKeys } from '../../workflow/PageKeys.tsx';
import type { Broadcast } from './broadcast.kind.ts';
import * as styles from './campaigns.css.ts';
import { dayAfter, LANES, monthAfter, weeksOf } from './month.ts';
import type { ComingDay } from './standing.data.ts';
import { type Job, rankOf } from './standing.ts';

interface MonthCalendarProps {
  month: string;
  day: string | null;
  entries: readonly Broadcast[];
  /** What jobs bring, by day. */
  coming: ReadonlyMap<string, ComingDay>;
  stateOf: (row: Broadcast) => Job['state'];
  iconOf: (row: Broadcast) => LucideIcon;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
  onOpen: (id: string) => void;
  /** Undefined to whoever may begin none. */
  onNew: ((day: string) => void) | undefined;
}

/** A month in six weeks; arrows move by day, Page Up and Page Down by month, N begins one on the day from wherever it is pressed. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, day, entries, coming, stateOf, iconOf, onMonth, onDay, onOpen, onNew } = props;
  const { t, i18n } = useTranslation('campaigns');
  const format = useFormat();
  const { tag, direction } = getLocale(i18n.language);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const now = today();
  const at = day ?? (now.startsWith(month) ? now : `${month}-01`);
  const weeks = weeksOf(month, entries, (row) => rankOf(stateOf(row)));
  const weekDay = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const keys = [
    { keys: ['←', '→', '↑', '↓'], words: t('calendarKeys.days') },
    { keys: ['PgUp', 'PgDn'], words: t('calendarKeys.months') },
    ...(onNew ? [{ keys: ['N'], words: t('calendarKeys.new') }] : []),
  ];
  const dayNumber = new Intl.NumberFormat(tag);

  usePageKeys(onNew ? { n: () => onNew(at) } : {});
  useEffect(() => {
    cellOf(grid.current, at)?.scrollIntoView({ block: 'nearest' });
    if (!moved.current) return;
    moved.current = false;
    cellOf(grid.current, at)?.focus();
  }, [at]);

  const move = (next: string) => {
    moved.current = true;
    if (!next.startsWith(month)) onMonth(next.slice(0, 7));
    onDay(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? -1 : 1;
    const steps: Record<string, () => string> = {
      ArrowRight: () => dayAfter(at, forward),
      ArrowLeft: () => dayAfter(at, -forward),
      ArrowDown: () => dayAfter(at, 7),
      ArrowUp: () => dayAfter(at, -7),
      PageDown: () => `${monthAfter(at.slice(0, 7), 1)}-01`,
      PageUp: () => `${monthAfter(at.slice(0, 7), -1)}-01`,
    };
    const step = steps[event.key];
    if (!step) return;
    move(step());
    event.preventDefault();
  };

  function goToToday() {
    move(now);
    // It may be the day that is chosen already, out of sight.
    cellOf(grid.current, now)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section className={styles.calendar} aria-label={t('calendar')}>
      <PageKeys own={keys} />
      <div className={styles.monthBar}>
        <IconButton
          icon={direction === 'rtl' ? ChevronRight : ChevronLeft}
          label={t('monthBefore')}
          onPress={() => onMonth(monthAfter(month, -1))}
        />
        <IconButton
          icon={direction === 'rtl' ? ChevronLeft : ChevronRight}
          label={t('monthAfter')}
          onPress={() => onMonth(monthAfter(month, 1))}
        />
        <h2 className={h3} aria-live="polite">
          {format.month(Number(month.slice(0, 4)), Number(month.slice(5)))}
        </h2>
        <span className={styles.spacer} />
        <Button label={t('today')} onPress={goToToday} />
      </div>
      <div className={styles.weekDays} aria-hidden="true">
        {weeks[0]?.days.map((each) => (
          <span key={each}>{weekDay.format(new Date(`${each}T00:00:00Z`))}</span>
        ))}
      </div>
      <div ref={grid} className={styles.weeks}>
        {weeks.map(({ days, segments, hidden }) => (
          <div key={days[0]} className={styles.week}>
            {days.map((each, column) => (
              <button
                key={each}
                type="button"
                className={styles.day}
                style={{ gridColumn: column + 1 }}
                data-day={each}
                data-today={each === now || undefined}
                data-outside={!each.startsWith(month) || undefined}
                tabIndex={each === at ? 0 : -1}
                aria-pressed={each === day}
                aria-label={nameOf(each)}
                onClick={() => onDay(each)}
                onKeyDown={onKeyDown}
              >
                <span className={styles.dayNumber}>{dayNumber.format(Number(each.slice(8)))}</span>
                {loadOf(each)}
              </button>
            ))}
            {segments.map(({ of, from, to, lane, begun, goesOn }) => (
              <button
                key={`${of.id} ${from}`}
                type="button"
                className={styles.entry}
                data-state={stateOf(of)}
                style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 2 }}
                data-begun={begun || undefined}
                data-goes-on={goesOn || undefined}
                tabIndex={-1}
                onClick={() => onOpen(of.id)}
              >
                <Icon of={iconOf(of)} small />
                <Written cut>{of.title}</Written>
              </button>
            ))}
            {hidden.map((count, column) =>
              count === 0 ? null : (
                <span
                  key={days[column]}
                  className={styles.more}
                  style={{ gridColumn: column + 1, gridRow: LANES + 2 }}
                  aria-hidden="true"
                >
                  {t('more', { count })}
                </span>
              ),
            )}
          </div>
        ))}
      </div>
    </section>
  );

  /** At the end of a day: that somebody would be contacted too often, or how many something reaches today. */
  function loadOf(each: string) {
    const load = coming.get(each);
    if (!load) return null;
    if (load.over > 0) {
      return (
        <span className={styles.dayOver}>
          <Icon of={TriangleAlert} small />
          {t('timesEach', { times: format.number(load.most) })}
        </span>
      );
    }
    return each === now && <span className={styles.dayReach}>{format.number(load.reached)}</span>;
  }

  function nameOf(each: string): string {
    const load = coming.get(each);
    const count = entries.filter(({ startDt, endDt }) => startDt <= each && endDt >= each).length;
    return format.list([
      t('dayWith', { day: format.date(each), count }),
      load && t('reaches', { count: load.reached, number: format.number(load.reached) }),
      load && load.over > 0
        ? t('tooMuchOf', { number: format.number(load.over), most: format.number(load.most) })
        : null,
    ]);
  }
}

function cellOf(grid: HTMLElement | null, day: string): HTMLElement | null | undefined {
  return grid?.querySelector<HTMLElement>(`[data-day="${day}"]`);
}
