import {
  type Filter,
  type FilterValues,
  LONGEST_VALUE,
  readFilters,
  textOf,
  valuesIn,
  withValues,
  writeFilters,
} from '../filters/filter.ts';
import type { ListQuery } from '../workflow/rows.ts';

/** In one table, by what its states are, or in groups of the list's own. */
export type Layout = 'list' | 'board' | 'grouped';

/** Everything about a list that its address holds. */
export interface ListAddress {
  search: string;
  status: readonly string[];
  filters: FilterValues;
  sort: string;
  /** From 1. */
  page: number;
  size: number;
  layout: Layout;
  /** The saved view it started from. */
  view: string | null;
}

/** What an address may say, and what it means when it says nothing. */
export interface AddressRules {
  filters: readonly Filter[];
  states: readonly string[];
  sorts: readonly string[];
  defaultSort: string;
  /** The first one goes without saying. */
  layouts?: readonly Layout[];
  /** Shown when the address names no state; all of them are asked for by name. */
  usualStates?: readonly string[];
}

const LAYOUTS: readonly Layout[] = ['list', 'board'];
const ALL_STATES = 'all';

export const DEFAULT_SIZE = 50;
export const SIZES = [25, 50, 100, 200] as const;

/** Reads an address; what it may not say is left out, so that no mistyped address can break a list. */
export function readAddress(query: string, rules: AddressRules): ListAddress {
  const given = new URLSearchParams(query);
  const sort = given.get('sort') ?? '';
  const size = Number(given.get('size'));
  const page = Number(given.get('page'));
  const { layouts = LAYOUTS, usualStates = [] } = rules;
  const order = rules.sorts.includes(sort.replace(/^-/, '')) ? sort : rules.defaultSort;
  const layout = layouts.find((known) => known === given.get('layout')) ?? layouts[0] ?? 'list';
  const status = valuesIn(given, 'status');
  return {
    search: textOf(given.get('search') ?? '').slice(0, LONGEST_VALUE),
    status: status.length === 0 ? usualStates : status.filter((state) => rules.states.includes(state)),
    filters: readFilters(given, rules.filters),
    sort: order,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    size: SIZES.find((known) => known === size) ?? DEFAULT_SIZE,
    // Groups stand in the list's own order.
    layout: layout === 'grouped' && order !== rules.defaultSort ? 'list' : layout,
    view: given.get('view'),
  };
}

/** The address in one order, without what goes without saying: equal lists have equal addresses. */
export function writeAddress(address: ListAddress, rules: AddressRules): string {
  const query = new URLSearchParams();
  if (address.search !== '') query.set('search', address.search);
  const { layouts = LAYOUTS, usualStates = [] } = rules;
  if (!areSame(address.status, usualStates)) {
    const named = rules.states.filter((known) => address.status.includes(known));
    for (const state of named.length > 0 ? named : [ALL_STATES]) query.append('status', state);
  }
  writeFilters(query, rules.filters, address.filters);
  if (address.sort !== rules.defaultSort) query.set('sort', address.sort);
  if (address.page !== 1) query.set('page', String(address.page));
  if (address.size !== DEFAULT_SIZE) query.set('size', String(address.size));
  if (address.layout !== layouts[0]) query.set('layout', address.layout);
  if (address.view) query.set('view', address.view);
  return query.toString();
}

export function queryOf(address: ListAddress): ListQuery {
  const { search, status, filters, sort, page, size } = address;
  return { search, status, filters, sort, limit: size, offset: (page - 1) * size };
}

/** The part of an address that a saved view keeps: everything but the page and the view's own name. */
export function viewQuery(address: ListAddress, rules: AddressRules): string {
  return writeAddress({ ...address, page: 1, view: null }, rules);
}

/** An address with other filters starts at the first page again. */
export function withFilter(address: ListAddress, name: string, values: readonly string[]): ListAddress {
  return withFilters(address, { [name]: values });
}

export function withFilters(address: ListAddress, changes: FilterValues): ListAddress {
  const filters = Object.entries(changes).reduce(
    (rest, [name, values]) => withValues(rest, name, values),
    address.filters,
  );
  return { ...address, page: 1, filters };
}

/** Of a search and the filters that exclude it the later one stays; what was cleared for it is named. */
export function onlyOne(
  next: ListAddress,
  before: ListAddress,
  excluding: readonly string[],
): { address: ListAddress; cleared: 'search' | 'filters' | null } {
  const inForce = excluding.filter((name) => next.filters[name]);
  if (next.search === '' || inForce.length === 0) return { address: next, cleared: null };
  if (next.search === before.search) return { address: { ...next, search: '' }, cleared: 'search' };
  return { address: withFilters(next, Object.fromEntries(inForce.map((name) => [name, []]))), cleared: 'filters' };
}

/** The server sorts so many by any column; more than these only an index can. */
const SORTED_AT_MOST = 10_000;

/** Whether the server would sort so many by a column. */
export function isSortable(
  { sort, sortsMany }: { sort?: string; sortsMany?: 'always' | 'inOneState' },
  { total, isMinimum = false, states, usual }: { total: number; isMinimum?: boolean; states: number; usual: string },
): boolean {
  const isMany = isMinimum || total > SORTED_AT_MOST;
  if (sort === undefined || !isMany || sort === usual.replace(/^-/, '')) return sort !== undefined;
  return sortsMany === 'always' || (sortsMany === 'inOneState' && states === 1);
}

/** How a column stands in this order, by what it shows. */
export function orderIn(sort: string, column: { sort?: string; isAge?: boolean }): 'ascending' | 'descending' | null {
  const { sort: field, isAge = false } = column;
  if (field === undefined || sort.replace(/^-/, '') !== field) return null;
  return sort.startsWith('-') === isAge ? 'ascending' : 'descending';
}

/** The next order of a column: ascending, descending, and around. */
export function nextSort(sort: string, column: { sort: string; isAge?: boolean }): string {
  const isDescending = orderIn(sort, column) === 'ascending';
  return isDescending === (column.isAge ?? false) ? column.sort : `-${column.sort}`;
}

/** Of states: in whatever order. */
export function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((state) => other.includes(state));
}

export function hasConditions({ search, status, filters }: ListAddress, { usualStates = [] }: AddressRules): boolean {
  const isUsual = status.length === 0 || areSame(status, usualStates);
  return search !== '' || !isUsual || Object.keys(filters).length > 0;
}
