import { type Filter, type FilterValues, readFilters, writeFilters } from '../filters/filter.ts';
import type { QueueDescription, QueueSort, QueueTab } from './queue.ts';

export interface QueueAddress {
  tab: string;
  search: string;
  filters: FilterValues;
  /** The order; null is the usual one of the tab. */
  sort: string | null;
  /** The open item; without one the first of the list is open. */
  item: string | null;
}

/** What an address may say. */
export type AddressRules = Pick<QueueDescription<never, never>, 'tabs' | 'filters'> & { author?: { filter: string } };

/** By whose claim every queue is narrowed: only what nobody else is at, or only what one is at oneself. */
export const CLAIM = 'claim';
/** By what was handed on, to anybody or to oneself. */
export const ESCALATED = 'escalated';

/** With those that have a place of their own beside the menu. */
function filtersOf({ filters = [], author }: AddressRules): readonly Filter[] {
  const apart = [CLAIM, ESCALATED, ...(author ? [author.filter] : [])];
  return [...filters, ...apart.map((key) => ({ kind: 'choice' as const, key, useOptions: () => [] }))];
}

export function readQueueAddress(query: string, rules: AddressRules): QueueAddress {
  const { tabs } = rules;
  const given = new URLSearchParams(query);
  const tab = tabs.find(({ key }) => key === given.get('tab')) ?? tabs[0];
  const sort = sortIn(tab, given.get('sort'));
  return {
    tab: tab.key,
    search: given.get('search') ?? '',
    filters: readFilters(given, filtersOf(rules)),
    sort: sort && sort !== tab.sorts?.[0] ? sort.key : null,
    item: given.get('item'),
  };
}

export function writeQueueAddress(address: QueueAddress, rules: AddressRules): string {
  const { tab, search, sort, item } = address;
  const text = new URLSearchParams();
  if (tab !== rules.tabs[0].key) text.set('tab', tab);
  if (search !== '') text.set('search', search);
  writeFilters(text, filtersOf(rules), address.filters);
  if (sort !== null) text.set('sort', sort);
  if (item !== null) text.set('item', item);
  return text.toString();
}

/** The order of this name, else the usual one. */
export function sortIn({ sorts = [] }: Pick<QueueTab, 'sorts'>, key: string | null): QueueSort | undefined {
  return sorts.find((sort) => sort.key === key) ?? sorts[0];
}

/** The order after this one, and around. */
export function nextSort({ sorts = [] }: Pick<QueueTab, 'sorts'>, key: string | null): string | null {
  const place = sorts.findIndex((sort) => sort.key === sortIn({ sorts }, key)?.key);
  const next = sorts[(place + 1) % sorts.length];
  return next && next !== sorts[0] ? next.key : null;
}

export function isNarrowed({ search, filters }: Pick<QueueAddress, 'search' | 'filters'>): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}
