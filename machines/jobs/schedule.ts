/*
 * When a job runs: on the days between two days that its weekdays, days of the month and months all match, within hours.
 * Days and hours are those of the wall clock in Pakistan, which has stood five hours before UTC since 2009 without summer time.
 */

export interface Schedule {
  /** The first and the last day on which it may run, `2026-11-17`. */
  startDt: string;
  endDt: string;
  /** `09:00`; null: as early, and as late, as messages may go out. */
  startTime: string | null;
  endTime: string | null;
  /** ISO: Monday is 1. Of each of these three an empty list means any. */
  weekDays: readonly number[];
  monthDays: readonly number[];
  /** January is 1. */
  yearMonths: readonly number[];
  /** Goes out in quiet hours too. */
  isUrgent: boolean;
}

/** Why a day that was chosen drops out. */
export type Dropped = 'noSuchDay' | 'weekDay' | 'quietHours' | 'notInForce';

/** The first and the last day on which something goes out. */
export interface InForce {
  startDt: string;
  endDt: string;
}

export interface PlannedRun {
  /** As it was chosen: there need be no such day, `2027-02-31`. */
  day: string;
  from: string;
  until: string;
  dropped: Dropped | null;
}

/** Nobody's phone rings before the one or after the other, unless it is urgent. */
export const QUIET_UNTIL = '08:00';
export const QUIET_FROM = '21:00';
/** Nothing is planned behind it. */
export const LATEST_DAY = '2100-12-31';
/** No schedule is looked through for more days than these: whatever repeats has come round by then. */
const DAYS_SEARCHED = 11 * 366;
const OFFSET = '+05:00';
const DAY_MS = 86_400_000;

export const later = (one: string, other: string) => (one > other ? one : other);
export const earlier = (one: string, other: string) => (one < other ? one : other);

/** The hours between which a run of this schedule sends; none are left where the first is not before the second. */
export function hoursOf({ startTime, endTime, isUrgent }: Schedule): { from: string; until: string } {
  if (isUrgent) return { from: startTime ?? '00:00', until: endTime ?? '23:59' };
  return { from: later(startTime ?? QUIET_UNTIL, QUIET_UNTIL), until: earlier(endTime ?? QUIET_FROM, QUIET_FROM) };
}

/** The moment at which the clock there shows this. */
export const momentAt = (day: string, time: string): Date => new Date(`${day}T${time}:00${OFFSET}`);

/** The day that it is there. */
export const dayAt = (moment: Date): string => new Date(moment.getTime() + 5 * 3_600_000).toISOString().slice(0, 10);

export const dayBehind = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether hours are such that nothing can go out in them, for they end before they begin. */
export function areReversed({ startTime, endTime }: Pick<Schedule, 'startTime' | 'endTime'>): boolean {
  return startTime !== null && endTime !== null && endTime <= startTime;
}

/** Every day that a schedule chooses from this one on, in order, those that drop out among them. */
export function* plannedFrom(schedule: Schedule, firstDay: string): Generator<PlannedRun> {
  const { from, until } = hoursOf(schedule);
  const planned = (day: string, dropped: Dropped | null): PlannedRun => ({ day, from, until, dropped });
  if (areReversed(schedule)) return;
  const begins = later(schedule.startDt, firstDay);
  const ends = earlier(schedule.endDt, earlier(LATEST_DAY, dayBehind(begins, DAYS_SEARCHED)));
  for (let day = begins; day <= ends; day = dayBehind(day)) {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    if (!isAny(schedule.yearMonths, month)) continue;
    if (isAny(schedule.monthDays, date)) {
      const weekDay = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
      if (!isAny(schedule.weekDays, weekDay)) {
        if (schedule.monthDays.length > 0) yield planned(day, 'weekDay');
      } else yield planned(day, from < until ? null : 'quietHours');
    }
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    if (date !== last) continue;
    for (const missing of schedule.monthDays.filter((one) => one > last).toSorted((a, b) => a - b)) {
      yield planned(`${day.slice(0, 8)}${missing}`, 'noSuchDay');
    }
  }
}

function isAny(chosen: readonly number[], one: number): boolean {
  return chosen.length === 0 || chosen.includes(one);
}

/** The first run that is not over at this moment; none before this day. */
export function nextRun(schedule: Schedule, now: Date, firstDay = dayAt(now)): PlannedRun | null {
  const { from, until } = hoursOf(schedule);
  if (from >= until) return null;
  for (const run of plannedFrom(schedule, later(firstDay, dayAt(now)))) {
    if (run.dropped === null && momentAt(run.day, run.until) > now) return run;
  }
  return null;
}

/** Of these days the first on which something can still go out; null once there is none. */
export function nextDayIn({ startDt, endDt }: InForce, now: Date): string | null {
  const anyHour = { startTime: null, endTime: null, weekDays: [], monthDays: [], yearMonths: [], isUrgent: false };
  return nextRun({ startDt, endDt, ...anyHour }, now)?.day ?? null;
}

/** Of so many that drop out for each that does not, no more are told. */
const MOST_DROPPED = 5;

interface NextRuns {
  count: number;
  firstDay?: string | undefined;
  /** When what is sent goes out at all; undefined: on any day. */
  sent?: InForce | undefined;
}

/** What is to come, none before a day and those that drop out among it, until so many have been found that do not. */
export function nextRuns(
  schedule: Schedule,
  now: Date,
  { count, firstDay = dayAt(now), sent }: NextRuns,
): PlannedRun[] {
  const found: PlannedRun[] = [];
  let kept = 0;
  for (const run of plannedFrom(schedule, later(firstDay, dayAt(now)))) {
    if (run.dropped === null && momentAt(run.day, run.until) <= now) continue;
    const isOut = sent !== undefined && (run.day < sent.startDt || run.day > sent.endDt);
    const dropped = run.dropped ?? (isOut ? 'notInForce' : null);
    found.push({ ...run, dropped });
    if (dropped === null) kept += 1;
    if (kept === count || found.length === count * MOST_DROPPED) break;
  }
  return found;
}
