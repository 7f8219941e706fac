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

/** Six weeks, Monday first, around a month; the shortest entries first, each in the first lane that is free over all of its days of a week. */
export function weeksOf<Entry extends Span>(month: string, entries: readonly Entry[]): Week<Entry>[] {
  const first = startOfISOWeek(startOfMonth(parseISO(`${month}-01`)));
  // What runs for months would leave no lane to what is of one day.
  const inOrder = entries.toSorted(
    (one, other) => lengthOf(one) - lengthOf(other) || one.startDt.localeCompare(other.startDt),
  );
  return Array.from({ length: 6 }, (_, week) => {
    const days = Array.from({ length: 7 }, (__, day) => written(addDays(first, week * 7 + day)));
    return { days, ...laidOut(days, inOrder) };
  });
}

const lengthOf = ({ startDt, endDt }: Span) => differenceInCalendarDays(parseISO(endDt), parseISO(startDt));

function laidOut<Entry extends Span>(days: readonly string[], entries: readonly Entry[]) {
  const [monday = '', sunday = ''] = [days[0], days[6]];
  const lanes: boolean[][] = [];
  const segments: Segment<Entry>[] = [];
  const hidden = days.map(() => 0);
  for (const of of entries) {
    if (of.startDt > sunday || of.endDt < monday) continue;
    const [from, to] = [Math.max(0, days.indexOf(of.startDt)), of.endDt > sunday ? 6 : days.indexOf(of.endDt)];
    let lane = lanes.findIndex((taken) => !taken.slice(from, to + 1).includes(true));
    if (lane === -1) lane = lanes.push(days.map(() => false)) - 1;
    for (let day = from; day <= to; day++) {
      const taken = lanes[lane];
      if (taken) taken[day] = true;
      if (lane >= LANES) hidden[day] = (hidden[day] ?? 0) + 1;
    }
    if (lane < LANES) segments.push({ of, from, to, lane, begun: of.startDt < monday, goesOn: of.endDt > sunday });
  }
  return { segments, hidden };
}
