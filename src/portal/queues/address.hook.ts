import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type AddressRules, type QueueAddress, readQueueAddress, writeQueueAddress } from './address.ts';

/** What of the queue is shown, kept in the address; the item changes without a new entry in the browser's history. */
export function useQueueAddress(rules: AddressRules & { screen: string }) {
  const { screen } = rules;
  const query = useSearch();
  const [, navigate] = useLocation();
  const address = useMemo(() => readQueueAddress(query, rules), [query, rules]);
  const go = useCallback(
    (next: QueueAddress, options: { replace?: boolean } = {}) => {
      const text = writeQueueAddress(next, rules);
      navigate(text === '' ? screen : `${screen}?${text}`, options);
    },
    [navigate, screen, rules],
  );
  return { address, go };
}
