import type { SurveyInput } from '../../../../machines/ivr/menu.ts';
import { isWithinBounds, numberTyped } from '../../../../machines/ivr/questions.ts';
import type { components } from '../../../contract/generated/types.ts';

type NumberResults = components['schemas']['NumberResults'];
type Span = Pick<NumberResults['columns'][number], 'from' | 'to'>;

/** What was pressed or typed in so many calls. */
export interface Pressed {
  key: string;
  place: string | null;
  count: number;
}

interface Counted {
  number: number;
  count: number;
}

/** Columns of equal width; what lies further out has one more at either end. */
const MOST_COLUMNS = 10;
/** One in so many answers at either end may lie further out, so that a few large farms do not press all others into one column. */
const FEW = 40;

/** What was typed, ascending, mistakes left out. */
function counted(input: SurveyInput, pressed: readonly Pressed[]): (Counted & Pressed)[] {
  return pressed
    .flatMap((each) => {
      const number = numberTyped(each.key);
      return number !== null && isWithinBounds(input, number) ? [{ ...each, number }] : [];
    })
    .sort((one, other) => one.number - other.number);
}

/** Columns in which all of these can be counted. */
export function columnsFor(input: SurveyInput, pressed: readonly Pressed[]): Span[] {
  const typed = counted(input, pressed);
  const [least, most] = [typed.at(0)?.number, typed.at(-1)?.number];
  if (least === undefined || most === undefined) return [];
  const all = sumOf(typed);
  const low = numberAt(typed, Math.floor(all / FEW));
  const high = numberAt(typed, all - 1 - Math.floor(all / FEW));
  const width = widths().find((each) => Math.floor(high / each) - Math.floor(low / each) < MOST_COLUMNS) ?? high;
  const first = Math.floor(low / width);
  const columns = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, place) => ({
    from: Math.max((first + place) * width, input.min ?? 0),
    to: Math.min((first + place + 1) * width - 1, input.max ?? Infinity),
  }));
  const [start, end] = [columns[0]?.from ?? 0, columns.at(-1)?.to ?? 0];
  return [
    ...(least < start ? [{ from: least, to: start - 1 }] : []),
    ...columns,
    ...(most > end ? [{ from: end + 1, to: most }] : []),
  ];
}

/** 1, 2, 5, 10, 20, 50 … */
function widths(): number[] {
  return Array.from({ length: 9 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();
}

/** @param columns in which it is counted; what lies further out than they reach is counted in the last one on its side */
export function numberResults(
  input: SurveyInput,
  pressed: readonly Pressed[],
  columns: readonly Span[],
): NumberResults & { answered: number } {
  const typed = counted(input, pressed);
  const all = sumOf(typed);
  const edges = reaching(columns, typed);
  return {
    answered: all,
    ...(input.min !== undefined && { min: input.min }),
    ...(input.max !== undefined && { max: input.max }),
    median: all === 0 ? null : (numberAt(typed, Math.floor((all - 1) / 2)) + numberAt(typed, Math.floor(all / 2))) / 2,
    leftOut: sumOf(pressed) - all,
    columns: edges.map(({ from, to }) => {
      const here = typed.filter(({ number }) => number >= from && number <= to);
      const places = new Map<string | null, number>();
      for (const { place, count } of here) places.set(place, (places.get(place) ?? 0) + count);
      return { from, to, count: sumOf(here), places: [...places].map(([id, count]) => ({ id, count })) };
    }),
  };
}

/** The same columns, the outer ones as far as these numbers lie. */
function reaching(columns: readonly Span[], typed: readonly Counted[]): Span[] {
  const [least, most] = [typed.at(0)?.number ?? Infinity, typed.at(-1)?.number ?? 0];
  return columns.map(({ from, to }, place) => ({
    from: place === 0 ? Math.min(from, least) : from,
    to: place === columns.length - 1 ? Math.max(to, most) : to,
  }));
}

function numberAt(typed: readonly Counted[], place: number): number {
  let before = 0;
  for (const { number, count } of typed) {
    before += count;
    if (place < before) return number;
  }
  return 0;
}

function sumOf(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
