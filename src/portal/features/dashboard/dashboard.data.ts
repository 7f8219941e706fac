import { useMemo } from 'react';
import { $api } from '../../api/client.ts';

const REFRESH = 60_000;

/** What waits for the person signed in. Refetched each minute; the live stream refreshes it sooner. */
export function useDashboard() {
  return $api.useQuery('get', '/dashboard', {}, { refetchInterval: REFRESH, staleTime: 10_000 });
}

/** The same with its charts. */
export function useDashboardWithCharts() {
  const params = { params: { query: { charts: 1 as const } } };
  return $api.useQuery('get', '/dashboard', params, { refetchInterval: REFRESH, staleTime: 10_000 });
}

/** How many records wait behind a screen, by its address. */
export function useWaiting(): ReadonlyMap<string, number> {
  const { data } = useDashboard();
  return useMemo(() => new Map(data?.queues.map((queue) => [queue.screen, queue.total])), [data]);
}
