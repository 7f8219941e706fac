import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLive } from '../api/live.ts';
import { useLiveSteps } from '../lists/live.hook.ts';
import { useMoment } from '../lists/moment.hook.ts';
import type { Presence } from '../lists/presence.ts';
import { useViewer } from '../records/viewer.ts';
import { useQueueAddress } from './address.hook.ts';
import { useDecisions } from './decisions.hook.ts';
import type { QueueDescription, QueueItem } from './queue.ts';
import { neighbourOf, standingOf } from './standing.ts';

const PAGE = 100;
/** With fewer than this in sight the rest of the queue is fetched. */
const FEW = 25;
const LONGEST = 1_000;

/** Everything a queue page needs to know: its items, which of them is open, who else is at them, and the ways on. */
export function useQueue<Item extends QueueItem, Whole extends object>(queue: QueueDescription<Item, Whole>) {
  const cache = useQueryClient();
  const viewer = useViewer();
  const now = useMoment();
  const { address, go } = useQueueAddress(queue.screen, queue.tabs);
  const tab = queue.tabs.find(({ key }) => key === address.tab) ?? queue.tabs[0];
  const [limit, setLimit] = useState(PAGE);
  const listKey = ['get', tab.path, 'queue', tab.key, address.search, limit] as const;
  const list = useQuery({
    queryKey: listKey,
    queryFn: () => tab.load({ search: address.search, limit }),
    placeholderData: keepPreviousData,
  });
  const open = useCallback(
    (item: string | null, options: { replace?: boolean } = { replace: true }) => go({ ...address, item }, options),
    [address, go],
  );
  const decisions = useDecisions({ queue, reopen: (id) => open(id) });
  const steps = useLiveSteps(queue.entity);

  const items = useMemo(
    () => (list.data?.items ?? []).filter(({ id }) => !decisions.hidden.has(id)),
    [list.data, decisions.hidden],
  );
  const current = items.find(({ id }) => id === address.item) ?? items[0] ?? null;
  const presenceAt = (item: Item): Presence => standingOf(item, steps.get(item.id) ?? [], viewer.id, tab.states, now);
  const index = current ? items.indexOf(current) : -1;

  const wholeOptions = (item: Item) => {
    const { whole } = queue;
    return whole.kind === 'call'
      ? { queryKey: ['get', whole.path, item.id] as const, queryFn: () => whole.read(item.id), staleTime: 10_000 }
      : {
          queryKey: ['row', tab.path, item.id, item.version] as const,
          queryFn: () => whole.of(item),
          initialData: whole.of(item),
        };
  };
  const whole = useQuery(
    current
      ? wholeOptions(current)
      : { queryKey: ['row', 'none'] as const, queryFn: () => Promise.reject(new Error('nothing is open')), enabled: false },
  );

  const next = items[index + 1];
  useEffect(() => {
    if (next && queue.whole.kind === 'call') void cache.prefetchQuery(wholeOptions(next));
  });

  const total = (list.data?.total ?? 0) - ((list.data?.items.length ?? 0) - items.length);
  const isShort = items.length < FEW && total > items.length;
  useEffect(() => {
    if (isShort && !list.isFetching) void cache.invalidateQueries({ queryKey: ['get', tab.path, 'queue'] });
    // Only becoming short asks for more; an answer that is still short has no more to give.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isShort]);
  useLive(queue.entity, ({ id }) => {
    const isNew = !items.some((item) => item.id === id) && !decisions.hidden.has(id);
    if (isNew && items.length < PAGE) void cache.invalidateQueries({ queryKey: ['get', tab.path, 'queue'] });
  });

  const move = (step: 1 | -1) => {
    const there = items[index + step];
    if (there) open(there.id);
  };
  /** The item that follows when this one is decided. */
  const after = (item: Item) => neighbourOf(items, item.id, (one) => presenceAt(one).kind === 'free');

  return {
    viewer,
    now,
    address,
    go,
    tab,
    list,
    items,
    total,
    current,
    index,
    presenceAt,
    whole,
    decisions,
    open,
    move,
    after,
    showMore: items.length < total && limit < LONGEST ? () => setLimit(limit + PAGE) : undefined,
  };
}
