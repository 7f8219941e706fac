import { numberFault } from '../ui/numbers.ts';
import type { Option } from '../ui/Option.tsx';

/** What a list or a queue can be narrowed to. Its title is `filters.<key>` in the namespace of its records. */
export type Filter =
  /** Several values at once, or with `isSingle` one. */
  | { kind: 'choice'; key: string; useOptions: () => readonly Option[]; isSingle?: boolean }
  /** From nothing to the most that its call takes; its unit is `units.<unit>`. */
  | { kind: 'range'; key: string; min: string; max: string; most: number; unit?: string }
  | { kind: 'days'; key: string; from: string; to: string }
  /** From one day on. */
  | { kind: 'day'; key: string }
  /** `yes` and `no` are `filters.<key>Yes` and `filters.<key>No`. */
  | { kind: 'flag'; key: string };

/** By the name of the query parameter. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

export const LONGEST_VALUE = 100;

/** The query parameters one filter writes. */
export function parametersOf(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case 'choice':
    case 'day':
    case 'flag':
      return [filter.key];
    case 'range':
      return [filter.min, filter.max];
    case 'days':
      return [filter.from, filter.to];
  }
}

/** Without what is no text, which no server takes. */
export const textOf = (value: string): string => value.toWellFormed().replaceAll('\0', '');

/** What an address says of one parameter; what no value can be is left out. */
export function valuesIn(given: URLSearchParams, name: string): string[] {
  return [...new Set(given.getAll(name).filter(isValue))];
}

function isValue(value: string): boolean {
  return value !== '' && value.length <= LONGEST_VALUE && value === textOf(value);
}

/** Whether a filter can have this value: a number within its bounds, a day of a calendar. */
function accepts(filter: Filter, value: string): boolean {
  if (filter.kind === 'range') return numberFault(Number(value), { min: 0, max: filter.most, digits: 2 }) === null;
  if (filter.kind === 'days' || filter.kind === 'day') return isDay(value);
  return true;
}

function isDay(value: string): boolean {
  const at = Date.parse(value);
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

export function readFilters(given: URLSearchParams, filters: readonly Filter[]): FilterValues {
  const all = filters.flatMap((filter) =>
    parametersOf(filter).map(
      (name) => [name, valuesIn(given, name).filter((value) => accepts(filter, value))] as const,
    ),
  );
  return Object.fromEntries(all.filter(([, values]) => values.length > 0));
}

/** In one order, so that equal filters have equal addresses. */
export function writeFilters(query: URLSearchParams, filters: readonly Filter[], values: FilterValues): void {
  for (const name of filters.flatMap(parametersOf)) {
    for (const value of values[name] ?? []) query.append(name, value);
  }
}

export function withValues(filters: FilterValues, name: string, values: readonly string[]): FilterValues {
  const { [name]: _, ...others } = filters;
  return values.length > 0 ? { ...others, [name]: values } : others;
}

export function withoutFilter(filters: FilterValues, filter: Filter): FilterValues {
  return parametersOf(filter).reduce((rest, name) => withValues(rest, name, []), filters);
}

/** From more to less, or from a day to one before it: nothing can lie between. */
export function isTurned<Bound extends number | string>(from: Bound | null, to: Bound | null): boolean {
  return from !== null && to !== null && from > to;
}
