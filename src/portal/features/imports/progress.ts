import type { Import, ImportDetails } from './imports.data.ts';

export interface RunProgress {
  done: number;
  total: number;
  percent: number;
}

/** How far the run is, of what the dry run wants to change. */
export function progressOf({ changed, failed, meanwhile, toChange }: Import): RunProgress {
  const done = changed + failed + meanwhile;
  return { done, total: toChange, percent: toChange === 0 ? 0 : Math.floor((done / toChange) * 100) };
}

const LAST_MS = 10_000;

/** Rows a second, by what was decided in the last ten seconds; undefined as long as that is not known. */
export function rateOf({ marks }: Pick<ImportDetails, 'marks'>): number | undefined {
  const last = marks.at(-1);
  if (!last) return undefined;
  const until = Date.parse(last.at);
  const first = marks.findLast(({ at }) => until - Date.parse(at) >= LAST_MS) ?? marks[0];
  const seconds = (until - Date.parse(first?.at ?? last.at)) / 1_000;
  return seconds > 0 ? (last.done - (first?.done ?? 0)) / seconds : undefined;
}

export interface RatePoint {
  at: number;
  rate: number;
}

/** The speed between each two marks. */
export function ratesOf({ marks }: Pick<ImportDetails, 'marks'>): RatePoint[] {
  return marks.flatMap(({ at, done }, index) => {
    const before = marks[index - 1];
    if (!before) return [];
    const seconds = (Date.parse(at) - Date.parse(before.at)) / 1_000;
    return seconds > 0 ? [{ at: Date.parse(at), rate: Math.max(0, done - before.done) / seconds }] : [];
  });
}

/** In whole seconds. */
export function secondsLeft(one: ImportDetails): number | undefined {
  const rate = rateOf(one);
  const { done, total } = progressOf(one);
  return rate === undefined || rate <= 0 ? undefined : Math.ceil((total - done) / rate);
}
