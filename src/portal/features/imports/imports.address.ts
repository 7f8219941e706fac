import { useSearchParams } from 'wouter';
import type { Whose } from './imports.data.ts';

export interface ImportsAddress {
  /** The file that is shown. */
  id: string | null;
  whose: Whose;
}

/** What is shown stands in the address, so that reload, Back and a link bring it back. */
export function useImportsAddress() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('file');
  const address: ImportsAddress = { id: id === '' ? null : id, whose: query.get('whose') === 'all' ? 'all' : 'mine' };
  function change(next: Partial<ImportsAddress>) {
    const { id: file, whose } = { ...address, ...next };
    const written = new URLSearchParams();
    if (file !== null) written.set('file', file);
    if (whose !== 'mine') written.set('whose', whose);
    setQuery(written);
  }
  return { address, change };
}
