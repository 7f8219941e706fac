import {
  type Filter,
  type FilterValues,
  LONGEST_VALUE,
  readFilters,
  valuesIn,
  withValues,
  writeFilters,
} from '../filters/filter.ts';
import type { ListQuery } from '../workflow/rows.ts';

/** Everything about a list that its address holds. */
export interface ListAddress {
  search: string;
  status: readonly string[];
  filters: FilterValues;
  sort: string;
  /** From 1. */
  page: number;
  size: number;
  layout: 'list' | 'board';
  /** The saved view it started from. */
  view: string | null;
}

/** What an address may say, and what it means when it says nothing. */
export interface AddressRules {
  filters: readonly Filter[];
  states: readonly string[];
  sorts: readonly string[];
  defaultSort: string;
}

export const DEFAULT_SIZE = 50;
export const SIZES = [25, 50, 100, 200] as const;

/** Reads an address; what it may not say is left out, so that no mistyped address can break a list. */
export function readAddress(query: string, rules: AddressRules): ListAddress {
  const given = new URLSearchParams(query);
  const sort = given.get('sort') ?? '';
  const size = Number(given.get('size'));
  const page = Number(given.get('page'));
  return {
    search: (given.get('search') ?? '').slice(0, LONGEST_VALUE),
    status: valuesIn(given, 'status').filter((state) => rules.states.includes(state)),
    filters: readFilters(given, rules.filters),
    sort: rules.sorts.includes(sort.replace(/^-/, '')) ? sort : rules.defaultSort,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    size: SIZES.find((known) => known === size) ?? DEFAULT_SIZE,
    layout: given.get('layout') === 'board' ? 'board' : 'list',
    view: given.get('view'),
  };
}

/** The address in one order, without what goes without saying: equal lists have equal addresses. */
export function writeAddress(address: ListAddress, rules: AddressRules): string {
  const query = new URLSearchParams();
  if (address.search !== '') query.set('search', address.search);
  for (const state of rules.states.filter((known) => address.status.includes(known))) query.append('status', state);
  writeFilters(query, rules.filters, address.filters);
  if (address.sort !== rules.defaultSort) query.set('sort', address.sort);
  if (address.page !== 1) query.set('page', String(address.page));
  if (address.size !== DEFAULT_SIZE) query.set('size', String(address.size));
  if (address.layout !== 'list') query.set('layout', address.layout);
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
  return { ...address, page: 1, filters: withValues(address.filters, name, values) };
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

export function hasConditions({ search, status, filters }: ListAddress): boolean {
  return search !== '' || status.length > 0 || Object.keys(filters).length > 0;
}
