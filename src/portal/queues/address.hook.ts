import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface QueueAddress {
  tab: string;
  search: string;
  /** The open item; without one the first of the list is open. */
  item: string | null;
}

/** What of the queue is shown, kept in the address; the item changes without a new entry in the browser's history. */
export function useQueueAddress(screen: string, tabs: readonly { key: string }[]) {
  const query = useSearch();
  const [, navigate] = useLocation();
  const address = useMemo(() => readQueueAddress(query, tabs), [query, tabs]);
  const go = useCallback(
    (next: QueueAddress, options: { replace?: boolean } = {}) => {
      const text = writeQueueAddress(next, tabs);
      navigate(text === '' ? screen : `${screen}?${text}`, options);
    },
    [navigate, screen, tabs],
  );
  return { address, go };
}

export function readQueueAddress(query: string, tabs: readonly { key: string }[]): QueueAddress {
  const given = new URLSearchParams(query);
  const tab = tabs.find(({ key }) => key === given.get('tab')) ?? tabs[0];
  return { tab: tab?.key ?? '', search: given.get('search') ?? '', item: given.get('item') };
}

export function writeQueueAddress({ tab, search, item }: QueueAddress, tabs: readonly { key: string }[]): string {
  const text = new URLSearchParams();
  if (tab !== tabs[0]?.key) text.set('tab', tab);
  if (search !== '') text.set('search', search);
  if (item !== null) text.set('item', item);
  return text.toString();
}
