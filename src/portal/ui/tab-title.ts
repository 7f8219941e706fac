import { useEffect, useSyncExternalStore } from 'react';

let named: string | undefined;
const watchers = new Set<() => void>();

function name(record: string | undefined): void {
  named = record;
  for (const watcher of watchers) watcher();
}

/** The tab of the browser names what is open, as the page itself does. */
export function useNamedInTab(record: string): void {
  useEffect(() => {
    name(record);
    return () => name(undefined);
  }, [record]);
}

/** Tells tabs, and pages in the browser's history, from one another: what is open, on which page, of which product. */
export function useTabTitle(page: string): void {
  const record = useSyncExternalStore(
    (told) => {
      watchers.add(told);
      return () => void watchers.delete(told);
    },
    () => named,
  );
  useEffect(() => {
    document.title = [record, page, 'FMIS'].filter(Boolean).join(' · ');
  }, [page, record]);
}
