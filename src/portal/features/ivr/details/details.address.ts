import { useSearchParams } from 'wouter';

/** Stands in the address for a record that is being made. */
export const NEW = 'new';

interface DetailsAddress {
  search: string;
  show: 'all' | 'active' | 'inactive';
  sort: 'ascending' | 'descending';
  /** The record that is open. */
  open: string | null;
}

export function useDetailsAddress() {
  const [query, setQuery] = useSearchParams();
  const address = readAddress(query);
  function change(next: Partial<DetailsAddress>) {
    setQuery(writeAddress({ ...address, ...next }), { replace: next.search !== undefined });
  }
  return { address, change };
}

export function readAddress(query: URLSearchParams): DetailsAddress {
  const show = query.get('show');
  return {
    search: query.get('search') ?? '',
    show: show === 'active' || show === 'inactive' ? show : 'all',
    sort: query.get('sort') === '-title' ? 'descending' : 'ascending',
    open: query.get('open'),
  };
}

export function writeAddress({ search, show, sort, open }: DetailsAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (show !== 'all') query.set('show', show);
  if (sort === 'descending') query.set('sort', '-title');
  if (open !== null) query.set('open', open);
  return query;
}
