import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type QueueAddress, readQueueAddress, writeQueueAddress } from './address.ts';

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
