import { listConditions } from '../../contract/generated/calls.ts';
import type { ListQuery } from './rows.ts';

export type ListPath = keyof typeof listConditions;
type Condition = string | number | boolean | string[];
type Kind = 'several' | 'one' | 'flag' | 'number';

const READ: Readonly<Record<Kind, (values: readonly string[]) => Condition | undefined>> = {
  several: (values) => (values.length > 0 ? [...values] : undefined),
  one: ([value]) => (value?.trim() ? value : undefined),
  flag: ([value]) => (value === 'true' || value === 'false' ? value === 'true' : undefined),
  number: ([value]) =>
    value !== undefined && value !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined,
};

/** What a list is narrowed to, by the names and types of its call; what the call does not know is left out. */
export function conditionsOf(
  path: ListPath,
  { search, status, filters }: Pick<ListQuery, 'search' | 'status' | 'filters'>,
): Record<string, Condition> {
  const kinds: Readonly<Record<string, Kind>> = listConditions[path];
  const given: ListQuery['filters'] = { ...filters, status, search: [search] };
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => {
      const condition = READ[kind](given[name] ?? []);
      return condition === undefined ? [] : [[name, condition]];
    }),
  );
}
