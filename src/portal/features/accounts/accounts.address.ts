import { useSearchParams } from 'wouter';

const TABS = ['agents', 'roles', 'extensions', 'operators'] as const;
export type Tab = (typeof TABS)[number];
export const NEW = 'new';
export const PAGE = 50;

/** Everything the screen shows, so that reload, Back and a shared link bring it back. */
export interface AccountsAddress {
  tab: Tab;
  /** The id of what is open; `new`. */
  open: string | null;
  search: string;
  /** The id of a role that the agents hold; in older addresses its title, which may change. */
  role: string | null;
  sort: string;
  offset: number;
}

const SORTS = ['name', '-name', 'email', '-email', 'seenAt', '-seenAt'] as const;

export function readAddress(given: URLSearchParams): AccountsAddress {
  const page = Number(given.get('page'));
  return {
    tab: TABS.find((tab) => tab === given.get('tab')) ?? 'agents',
    open: given.get('open'),
    search: (given.get('search') ?? '').slice(0, 100),
    role: given.get('role'),
    sort: SORTS.find((sort) => sort === given.get('sort')) ?? 'name',
    offset: Number.isInteger(page) && page > 1 && page < 200 ? (page - 1) * PAGE : 0,
  };
}

/** Without what goes without saying. */
function writeAddress({ tab, open, search, role, sort, offset }: AccountsAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'agents') query.set('tab', tab);
  if (open !== null) query.set('open', open);
  if (search !== '') query.set('search', search);
  if (role !== null) query.set('role', role);
  if (sort !== 'name') query.set('sort', sort);
  if (offset > 0) query.set('page', String(offset / PAGE + 1));
  return query;
}

/** The address and how to change it; typing in the search replaces the entry that Back leads to. */
export function useAccountsAddress() {
  const [query, setQuery] = useSearchParams();
  const address = readAddress(query);
  function change(next: Partial<AccountsAddress>) {
    const isElsewhere = next.tab !== undefined && next.tab !== address.tab;
    const start = isElsewhere ? readAddress(new URLSearchParams()) : address;
    const isNarrowed = next.search !== undefined || next.role !== undefined || next.sort !== undefined;
    const changed = { ...start, ...(isNarrowed && { offset: 0 }), ...next };
    setQuery(writeAddress(changed), { replace: next.search !== undefined });
  }
  return { address, change };
}
