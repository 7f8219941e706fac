import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
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

/** The open item as far as it is known. */
interface OpenItem<Whole> {
  data: (Whole & { version: number }) | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
}

const settled = { isPending: false, isFetching: false, error: null };

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
    () => (list.data?.items ?? []).filter(({ id, version }) => version > (decisions.hidden.get(id) ?? 0)),
    [list.data, decisions.hidden],
  );
  const current = items.find(({ id }) => id === address.item) ?? items[0] ?? null;
  const presenceAt = (item: Item): Presence => standingOf(item, steps.get(item.id) ?? [], viewer.id, tab.states, now);
  const index = current ? items.indexOf(current) : -1;

  const { whole: source } = queue;
  const wholeOptions = (id: string) => ({
    queryKey: ['get', source.kind === 'call' ? source.path : tab.path, id] as const,
    queryFn: () => (source.kind === 'call' ? source.read(id) : Promise.reject(new Error('rows are not read'))),
    staleTime: 10_000,
  });
  const read = useQuery({ ...wholeOptions(current?.id ?? ''), enabled: source.kind === 'call' && current !== null });
  const whole: OpenItem<Whole> =
    source.kind === 'call'
      ? read
      : { ...settled, data: current ? source.of(current) : undefined, refetch: list.refetch };

  const next = items[index + 1]?.id;
  const prefetch = useEffectEvent((id: string) => {
    if (source.kind === 'call') void cache.prefetchQuery(wholeOptions(id));
  });
  useEffect(() => {
    if (next !== undefined) prefetch(next);
  }, [next]);

  const total = (list.data?.total ?? 0) - ((list.data?.items.length ?? 0) - items.length);
  // What a colleague has handled is still to be seen, but there is nothing to do with it.
  const left = items.filter((item) => presenceAt(item).kind !== 'gone').length;
  const isShort = left < FEW && total > items.length;
  const fetchMore = useEffectEvent(() => void cache.invalidateQueries({ queryKey: ['get', tab.path, 'queue'] }));
  useEffect(() => {
    // Only becoming short asks for more; an answer that is still short has no more to give.
    if (isShort) fetchMore();
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
