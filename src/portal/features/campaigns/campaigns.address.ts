import { useSearchParams } from 'wouter';
import { today } from '../../format.ts';

/** Stands in the address for one that is being written. */
export const NEW = 'new';

interface Address {
  search: string;
  category: string | null;
  /** Of the job that sends it. */
  state: string | null;
  /** The one that is open. */
  open: string | null;
  /** A survey's results instead of the survey. */
  shows: 'form' | 'results';
  /** `2026-11`. */
  month: string;
  /** The day chosen in the calendar. */
  day: string | null;
}

/** What is chosen stands in the address. */
export function useBroadcastAddress() {
  const [query, setQuery] = useSearchParams();
  const address: Address = {
    search: query.get('search') ?? '',
    category: query.get('category'),
    state: query.get('state'),
    open: query.get('open'),
    shows: query.get('shows') === 'results' ? 'results' : 'form',
    month: monthIn(query.get('month')),
    day: query.get('day'),
  };
  function change(next: Partial<Address>) {
    const all = { ...address, ...next };
    const written = new URLSearchParams();
    if (all.search !== '') written.set('search', all.search);
    if (all.category !== null) written.set('category', all.category);
    if (all.state !== null) written.set('state', all.state);
    if (all.open !== null) written.set('open', all.open);
    if (all.shows !== 'form' && all.open !== null) written.set('shows', all.shows);
    if (all.month !== today().slice(0, 7)) written.set('month', all.month);
    if (all.day !== null) written.set('day', all.day);
    setQuery(written, { replace: next.search !== undefined });
  }
  return { address, change };
}

function monthIn(written: string | null): string {
  return written !== null && /^20\d{2}-(0[1-9]|1[0-2])$/.test(written) ? written : today().slice(0, 7);
}
