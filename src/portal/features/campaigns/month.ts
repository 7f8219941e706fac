import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';

export interface Span {
  id: string;
  title: string;
  startDt: string;
  endDt: string;
}

export interface Segment<Entry extends Span = Span> {
  of: Entry;
  /** Columns from 0 to 6. */
  from: number;
  to: number;
  lane: number;
  /** It began in a week before, or goes on in the next. */
  begun: boolean;
  goesOn: boolean;
}

export interface Week<Entry extends Span = Span> {
  days: string[];
  segments: Segment<Entry>[];
  /** How many of each day stand in no lane that is shown. */
  hidden: number[];
}

export const LANES = 3;

const written = (day: Date) => formatISO(day, { representation: 'date' });
export const dayAfter = (day: string, days: number) => written(addDays(parseISO(day), days));
export const monthAfter = (month: string, months: number) =>
  written(addMonths(parseISO(`${month}-01`), months)).slice(0, 7);

/** Six weeks, Monday first, around a month; what ranks before others first, of those the shortest, each in the lane that is free for most of its days of a week, the rest of them in another. */
export function weeksOf<Entry extends Span>(
  month: string,
  entries: readonly Entry[],
  rankOf: (entry: Entry) => number = () => 0,
): Week<Entry>[] {
  const first = startOfISOWeek(startOfMonth(parseISO(`${month}-01`)));
  // What runs for months would leave no lane to what is of one day.
  const inOrder = entries.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || lengthOf(one) - lengthOf(other) || one.startDt.localeCompare(other.startDt),
  );
  return Array.from({ length: 6 }, (_, week) => {
    const days = Array.from({ length: 7 }, (__, day) => written(addDays(first, week * 7 + day)));
    return { days, ...laidOut(days, inOrder) };
  });
}

const lengthOf = ({ startDt, endDt }: Span) => differenceInCalendarDays(parseISO(endDt), parseISO(startDt));

/** Of these the one that begins nearest to a day. */
export function nearestTo<Entry extends Span>(day: string, entries: readonly Entry[]): Entry | undefined {
  const daysFrom = ({ startDt }: Span) => Math.abs(differenceInCalendarDays(parseISO(startDt), parseISO(day)));
  return entries.toSorted((one, other) => daysFrom(one) - daysFrom(other))[0];
}

function laidOut<Entry extends Span>(days: readonly string[], entries: readonly Entry[]) {
  const [monday = '', sunday = ''] = [days[0], days[6]];
  const lanes = Array.from({ length: LANES }, () => days.map(() => false));
  const segments: Segment<Entry>[] = [];
  const hidden = days.map(() => 0);
  for (const of of entries) {
    if (of.startDt > sunday || of.endDt < monday) continue;
    const [first, last] = [Math.max(0, days.indexOf(of.startDt)), of.endDt > sunday ? 6 : days.indexOf(of.endDt)];
    for (let from = first; from <= last; from++) {
      const { lane, to } = freeFrom(lanes, from, last);
      if (lane === -1) {
        hidden[from] = (hidden[from] ?? 0) + 1;
        continue;
      }
      lanes[lane]?.fill(true, from, to + 1);
      const begun = from > first || of.startDt < monday;
      segments.push({ of, from, to, lane, begun, goesOn: to < last || of.endDt > sunday });
      from = to;
    }
  }
  return { segments, hidden };
}

/** The first of the lanes that are free from this day on for the longest, at most until the last one. */
function freeFrom(lanes: readonly (readonly boolean[])[], from: number, last: number): { lane: number; to: number } {
  const ends = lanes.map((taken) => {
    const next = taken.indexOf(true, from);
    return Math.min(last, next === -1 ? last : next - 1);
  });
  const to = Math.max(...ends);
  return { lane: to < from ? -1 : ends.indexOf(to), to };
}
