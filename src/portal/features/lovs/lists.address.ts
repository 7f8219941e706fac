import { useSearchParams } from 'wouter';

export const itemSorts = ['order', 'title', 'parent', 'active', 'updatedAt'] as const;
type Field = (typeof itemSorts)[number];
export type ItemSort = Field | `-${Field}`;

/** Everything the screen shows, so that reload, Back and a shared link bring it back. */
export interface ListsAddress {
  list: string;
  search: string;
  parentId: string | null;
  active: boolean | null;
  sort: ItemSort;
  limit: number;
  offset: number;
}

const FIRST_LIST = 'crop';
const PAGE = 50;
const LONGEST_PAGE = 200;

/** What it may not say, a mistyped address says nothing about. */
export function readAddress(given: URLSearchParams): ListsAddress {
  const list = given.get('list') ?? '';
  const active = given.get('active');
  const limit = wholeNumber(given.get('limit'), PAGE, LONGEST_PAGE);
  const page = wholeNumber(given.get('page'), 1, 100_000);
  return {
    list: /^[a-z]+(-[a-z]+)*$/.test(list) ? list : FIRST_LIST,
    search: (given.get('search') ?? '').slice(0, 100),
    parentId: uuidOrNull(given.get('parent')),
    active: active === 'yes' ? true : active === 'no' ? false : null,
    sort: sortOf(given.get('sort')),
    limit,
    offset: (page - 1) * limit,
  };
}

/** Without what goes without saying. */
export function writeAddress(address: ListsAddress): URLSearchParams {
  const query = new URLSearchParams({ list: address.list });
  if (address.search !== '') query.set('search', address.search);
  if (address.parentId !== null) query.set('parent', address.parentId);
  if (address.active !== null) query.set('active', address.active ? 'yes' : 'no');
  if (address.sort !== 'order') query.set('sort', address.sort);
  if (address.limit !== PAGE) query.set('limit', String(address.limit));
  const page = Math.floor(address.offset / address.limit) + 1;
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Another filter starts at the first page; another list starts from nothing. */
export function changed(address: ListsAddress, change: Partial<ListsAddress>): ListsAddress {
  const elsewhere = change.list !== undefined && change.list !== address.list;
  const start = elsewhere ? readAddress(new URLSearchParams()) : address;
  return { ...start, offset: 0, ...change };
}

/** The address and how to change it; typing in the search replaces the entry that Back leads to. */
export function useListsAddress() {
  const [query, setQuery] = useSearchParams();
  const address = readAddress(query);
  function change(next: Partial<ListsAddress>) {
    setQuery(writeAddress(changed(address, next)), { replace: next.search !== undefined });
  }
  return { address, change };
}

export function sortOf(text: string | null): ItemSort {
  const field = itemSorts.find((known) => known === text?.replace(/^-/, ''));
  if (field === undefined) return 'order';
  return text?.startsWith('-') ? `-${field}` : field;
}

function wholeNumber(text: string | null, otherwise: number, max: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : otherwise;
}

function uuidOrNull(text: string | null): string | null {
  return text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null;
}
