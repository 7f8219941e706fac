import { hashKey, keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { gathered } from '../api/gathered.ts';
import { useLive } from '../api/live.ts';
import { withValues } from '../filters/filter.ts';
import { isTyping } from '../ui/keyboard.ts';
import { useMoment } from '../ui/moment.hook.ts';
import { isDialogOpen, isManyAsked } from '../ui/open-dialog.ts';
import { claimNow } from '../workflow/claims.ts';
import { conditionsOf } from '../workflow/conditions.ts';
import { loadPage, recordOptions } from '../workflow/entity.data.ts';
import { handedToOther } from '../workflow/handed.ts';
import { useLiveSteps } from '../workflow/live.hook.ts';
import type { LiveStep } from '../workflow/live-step.ts';
import type { Presence } from '../workflow/presence.ts';
import type { ListRow } from '../workflow/rows.ts';
import type { Payload } from '../workflow/sending.ts';
import { useViewer } from '../workflow/viewer.ts';
import { useQueueAddress } from './address.hook.ts';
import { CLAIM, ESCALATED, nextSort, sortIn, writeQueueAddress } from './address.ts';
import { useDecisions } from './decisions.hook.ts';
import { type Ahead, aheadOf, loadOf, loadShown, oldestOf, type QueueLoad } from './load.data.ts';
import { type QueueDecision, type QueueDescription, waitingSorts } from './queue.ts';
import { useSkipped } from './skipped.hook.ts';
import {
  isHanding,
  neighbourOf,
  type Opened,
  openOf,
  type Placed,
  placeAmong,
  putLast,
  readingAfter,
  shownOf,
  standingOf,
  withHeld,
} from './standing.ts';

/** Somebody writes about what is open, or is asked about it. */
function isAtWork(): boolean {
  return !isManyAsked() && (isTyping(document.activeElement) || isDialogOpen());
}

const PAGE = 100;
const AGAIN_AFTER = 30_000;
/** News that come within this time are read together, in milliseconds. */
const STORM = 500;
/** The figures alone are read that much less often. */
const FIGURES = 1_000;
/** With fewer than this in sight the rest of the queue is fetched. */
const FEW = 25;
const LONGEST = 1_000;

/** The open item as far as it is known. */
interface OpenItem<FullRecord> {
  data: FullRecord | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
}

const settled = { isPending: false, isFetching: false, error: null };

/** Everything a queue page needs to know: its items, which of them is open, who else is at them, and the ways on. */
export function useQueue<Item extends ListRow, FullRecord extends ListRow>(queue: QueueDescription<Item, FullRecord>) {
  const { workflow: entity, calls } = queue.entity;
  const cache = useQueryClient();
  const viewer = useViewer();
  const now = useMoment();
  const { address, go } = useQueueAddress(queue);
  const tab = queue.tabs.find(({ key }) => key === address.tab) ?? queue.tabs[0];
  const isWaiting = tab.key === queue.tabs[0].key || tab.bulkFilter !== undefined;
  const [limit, setLimit] = useState(PAGE);
  // Who is at an item is a question only while it waits.
  const filters = isWaiting ? address.filters : withValues(withValues(address.filters, CLAIM, []), ESCALATED, []);
  const narrowing = { search: address.search, status: [], filters };
  const conditions = conditionsOf(tab.path, narrowing);
  const order = sortIn(tab, address.sort);
  const sort = order?.by;
  const question = hashKey([tab.key, conditions, sort]);
  const list = useQuery({
    queryKey: ['get', tab.path, 'queue', question, limit],
    // One answer for the list and the figures above it, so that they never speak of different moments.
    queryFn: async () => {
      const [page, load] = await Promise.all([
        loadPage<never>(tab.path, { ...tab.query, ...conditions, ...(sort && { sort }), limit }),
        viewer.permissions.has('stats:queue-load:get') ? loadOf(entity, queue.targets) : undefined,
      ]);
      return { ...page, items: queue.itemOf ? page.items.map(queue.itemOf) : page.items, load, question };
    },
    refetchInterval: AGAIN_AFTER,
    placeholderData: keepPreviousData,
  });
  // Of a list that is full nothing is read anew while others decide, but what is counted above it.
  const figures = useQuery({
    queryKey: ['get', '/stats/queue-load', 'figures', queue.screen],
    queryFn: async () => (await loadOf(entity, queue.targets)) ?? null,
    enabled: false,
  });
  /** How many stand in the parts that are not open, where all of them are counted. */
  const parts = queue.tabs.filter(({ key }) => queue.countsAll && key !== tab.key);
  const counted = useQueries({
    queries: parts.map(({ key, path, query }) => ({
      queryKey: ['get', path, 'queue', 'total', key],
      queryFn: () => loadPage<never>(path, { ...query, limit: 1 }),
      refetchInterval: AGAIN_AFTER,
    })),
  });
  const totals = new Map(parts.map(({ key }, place) => [key, counted[place]?.data?.total]));
  // Until the answer has come, what an earlier question found stays in sight, and nothing of it is open.
  const isEarlier = list.data !== undefined && list.data.question !== question;
  const decisions = useDecisions(queue);
  const { hidden, returning } = decisions;
  const heard = useLiveSteps(entity);
  // What the server said when it refused a claim, until the live stream tells more.
  const [taken, setTaken] = useState<ReadonlyMap<string, LiveStep>>(new Map());

  const { skipped, putOff, takeUp } = useSkipped(queue.screen);
  const listed = useMemo(
    () => putLast(shownOf(list.data?.items ?? [], hidden, returning), isWaiting ? skipped : []),
    [list.data, hidden, returning, skipped, isWaiting],
  );
  const here = writeQueueAddress({ ...address, item: null }, queue);
  const [held, setHeld] = useState<(Placed<Item> & { list: string }) | null>(null);
  const isLetGo = held !== null && (held.list !== here || hidden.has(held.item.id));
  // Judged anew at each reading: also one that finds nothing new lets it go.
  const { dataUpdatedAt } = list;
  const items = useMemo(
    () => withHeld(listed, isLetGo ? null : held, () => dataUpdatedAt > 0 && isAtWork()),
    [listed, held, isLetGo, dataUpdatedAt],
  );
  const presenceAt = (item: Item): Presence => {
    const told = taken.get(item.id);
    const steps = [...(told ? [told] : []), ...(heard.get(item.id) ?? [])];
    const standing = standingOf(item, steps, viewer.id, tab.states, now);
    if (standing.kind === 'gone' || item !== held?.item || listed.includes(item)) return standing;
    // It has left the list, and nobody heard why: the connection was away.
    const whole = cache.getQueryData<FullRecord>(recordOptions(queue.entity, item.id).queryKey);
    return { kind: 'gone', by: whole?.lastStep?.by.name ?? '…', state: whole?.state ?? item.state };
  };
  /** The person has it, whether this page took it or another one did. */
  const isMine = (item: Item) => {
    const claim = claimNow(item.claim ?? null, heard.get(item.id) ?? []);
    return claim?.by.id === viewer.id && Date.parse(claim.until) > now;
  };
  /** What waits for somebody else, as it was handed on, is decided by them, or on purpose. */
  const isWithOther = (item: Item) => isWaiting && handedToOther(item, viewer.id) !== null;
  const isFree = (item: Item) => presenceAt(item).kind === 'free' && !isWithOther(item);
  const [opened, setOpened] = useState<Opened | null>(null);
  const asked = { list: here, asked: address.item };
  /** What was open when the person began a run over many: taken back, it is open again, unless they went on meanwhile. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const isBack = awaited !== null && !isAtWork() && items.some(({ id }) => id === awaited);
  const current = isEarlier
    ? null
    : openOf(items, asked, isBack && opened ? { ...opened, id: awaited } : opened, isFree);
  const index = current ? items.indexOf(current) : -1;
  if (
    current &&
    (opened?.id !== current.id || opened.index !== index || opened.asked !== asked.asked || opened.list !== asked.list)
  )
    setOpened({ ...asked, id: current.id, index });
  if (current && listed.includes(current) && (held?.item !== current || held.index !== index || held.list !== here))
    setHeld({ item: current, index, list: here });
  const leftId = current && !listed.includes(current) ? current.id : null;
  useEffect(() => {
    if (leftId !== null) void cache.invalidateQueries(recordOptions(queue.entity, leftId));
  }, [leftId, cache, queue.entity]);

  /** What the page opens it has seen in its place: should it leave the list at this very moment, its neighbour follows. */
  const open = (item: string | null) => {
    setAwaited(null);
    const place = items.findIndex(({ id }) => id === item);
    if (item !== null && place >= 0) setOpened({ list: asked.list, asked: item, id: item, index: place });
    go({ ...address, item }, { replace: true });
  };

  const wholeOptions = (id: string) => ({ ...recordOptions(queue.entity, id), staleTime: 10_000 });
  const read = useQuery({
    ...wholeOptions(current?.id ?? ''),
    enabled: calls.record !== undefined && current !== null,
  });
  // Without a call of its own a record is what its row says.
  const whole: OpenItem<FullRecord> = calls.record
    ? read
    : { ...settled, data: (current ?? undefined) as FullRecord | undefined, refetch: list.refetch };

  const next = items[index + 1]?.id;
  const prefetch = useEffectEvent((id: string) => {
    if (calls.record) void cache.prefetchQuery(wholeOptions(id));
  });
  useEffect(() => {
    if (next !== undefined) prefetch(next);
  }, [next]);

  // What is held in the list for its reader waits no more: no figure counts it.
  const ahead = (list.data?.items.length ?? 0) - listed.length;
  // What a colleague has handled is still to be seen, but there is nothing to do with it, and it is counted no more.
  const gone = listed.filter((item) => presenceAt(item).kind === 'gone');
  const handedAhead = handedIn(list.data?.items ?? []) - handedIn(listed) + handedIn(gone);
  const [known, setKnown] = useState<Ahead & { at: number }>({ at: 0, own: 0, handed: 0, others: 0 });
  const latest = figures.dataUpdatedAt > dataUpdatedAt ? figures.data : null;
  // They know what was decided by then, but for what the server has not answered.
  if (latest && known.at !== figures.dataUpdatedAt)
    setKnown({
      at: figures.dataUpdatedAt,
      own: ahead - decisions.unsent,
      handed: handedAhead,
      others: gone.length,
    });
  const unknown = aheadOf({ own: ahead, handed: handedAhead, others: gone.length }, latest ? known : null);
  const total = (list.data?.total ?? 0) - ahead - gone.length;
  const isGone = (item: Item) => presenceAt(item).kind === 'gone';
  const isOfAll = list.data?.load !== undefined && list.data.total === list.data.load.waiting;
  const hasAll = list.data !== undefined && list.data.items.length === list.data.total;
  const loadNow = (told: QueueLoad): QueueLoad => {
    const shown = loadShown(told, unknown);
    if ((unknown.own === 0 && unknown.others === 0) || !isOfAll || (!hasAll && order?.key !== waitingSorts[0]?.key))
      return shown;
    const left = listed.filter((item) => !isGone(item)).map((item) => queue.row.at(item));
    return { ...shown, oldestAt: oldestOf(told.oldestAt, left, hasAll) };
  };
  const counts = latest ?? list.data?.load;
  const load = counts && (isWaiting ? loadNow(counts) : counts);
  const left = placeAmong(items, items.length - 1, isGone);
  const inSight = listed.length - gone.length;
  const isShort = left < FEW && total > inSight;
  const fetchMore = useEffectEvent(() => void cache.invalidateQueries({ queryKey: ['get', tab.path, 'queue'] }));
  useEffect(() => {
    // Only becoming short asks for more; an answer that is still short has no more to give.
    if (isShort) fetchMore();
  }, [isShort]);
  // Of many at once each would break off the reading that the one before it began.
  const [readAgain] = useState(() =>
    gathered(() => cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'queue' }), STORM),
  );
  const [readFigures] = useState(() => gathered(figures.refetch, FIGURES));
  useLive(entity, (step) => {
    const isListed = items.some(({ id }) => id === step.id);
    const isHidden = hidden.has(step.id);
    const reading = readingAfter(step, { viewerId: viewer.id, isListed, isHidden, isFull: items.length >= PAGE });
    if (reading === 'list') readAgain();
    else if (reading === 'figures' && list.data?.load) readFigures();
    // The version that is decided on is another one, and nothing of what was read.
    if (isHanding(step)) void cache.invalidateQueries(recordOptions(queue.entity, step.id));
  });

  /** The item that somebody turned to; every other one the page itself has opened. */
  const [turnedTo, setTurnedTo] = useState(address.item);
  const turnTo = (id: string) => {
    setTurnedTo(id);
    open(id);
  };
  const move = (step: 1 | -1) => {
    const there = isEarlier ? undefined : items[index + step];
    if (there) turnTo(there.id);
  };
  /** The item that follows when this one is decided. */
  const after = (item: Item) => neighbourOf(items, item.id, isFree);
  /** Leaves the open item in its place, and opens the one that follows; whether there is one. */
  const leave = (): boolean => {
    const following = current && after(current);
    if (!following) return false;
    open(following.id);
    return true;
  };
  /** Taken back, it is open again in its place. */
  const bringBack = (id: string) => () => {
    takeUp(id);
    showHere(id);
  };
  /** Leaves it too, and puts it behind all the others. */
  const skip = () => {
    if (!current || !leave()) return;
    putOff(current.id);
    decisions.made.moved(queue.row.name(current), bringBack(current.id));
  };
  /** The open item has been handed on, which made this version of it: it makes way until it is taken back. */
  const handedOn = (version: number) => {
    if (!current) return;
    decisions.handedOn(current, version, bringBack(current.id));
    leave();
  };
  /** All that waits of the author of the open item; asked again, where the person was before. */
  const [cameFrom, setCameFrom] = useState<{ address: typeof address; ids: readonly string[] } | null>(null);
  const author = queue.author;
  const isOfAuthor = author !== undefined && address.filters[author.filter] !== undefined;
  const toAuthor = () => {
    if (!author) return;
    if (isOfAuthor) {
      const item = cameFrom?.ids.find((id) => !hidden.has(id)) ?? null;
      const { [author.filter]: _, ...filters } = address.filters;
      setCameFrom(null);
      return go(cameFrom ? { ...cameFrom.address, item } : { ...address, filters, item: null });
    }
    const id = current && author.id(current);
    if (!current || !id) return;
    setCameFrom({ address, ids: items.slice(index).map((item) => item.id) });
    go({ ...address, search: '', filters: { [author.filter]: [id] }, item: current.id });
  };
  /** What the address asks for was open in this list, which has become empty since. */
  const wasHere = items.length === 0 && opened?.list === asked.list && opened.asked === asked.asked;
  const isOwnChoice = current !== null && current.id === turnedTo;
  /** A colleague has claimed it first: what the page opened by itself makes way for one that is free. */
  const yieldTo = (id: string, by: string) => {
    if (!current || current.id !== id) return;
    setTaken((known) => new Map(known).set(id, claimBy(by, current)));
    const other = neighbourOf(items, id, isFree);
    if (!isOwnChoice && other && isFree(other)) open(other.id);
  };
  /** Opens an item of this part of the queue, from wherever it is asked for later. */
  const showHere = (item: string) => {
    setTurnedTo(item);
    go({ ...address, item }, { replace: window.location.pathname === queue.screen });
  };
  /** Sends a decision on the open item and opens the one that follows. */
  const decide = (decision: QueueDecision, payload: Payload) => {
    if (!current || !whole.data) return;
    const following = after(current);
    const show = () => showHere(current.id);
    void decisions.decide(decision, { item: current, index, seen: whole.data, payload, hasWaited: isWaiting, show });
    open(following?.id ?? null);
  };

  return {
    viewer,
    now,
    address,
    go,
    tab,
    conditions,
    list,
    items,
    /** What is in sight answers an earlier question. */
    isEarlier,
    total,
    totals,
    load,
    current,
    index,
    /** Of the open item among those that still wait, and how many those are. */
    position: placeAmong(items, index, isGone),
    waiting: Math.max(total, left),
    presenceAt,
    isMine,
    whole,
    decisions,
    turnTo,
    openFirst: () => open(null),
    /** The list in its next order. */
    reorder: () => go({ ...address, sort: nextSort(tab, address.sort), item: null }),
    move,
    handedOn,
    takeUp,
    skip,
    isSkipped: (item: Item) => isWaiting && skipped.includes(item.id),
    isWaiting,
    toAuthor,
    isOfAuthor,
    after,
    decide,
    showHere,
    awaits: setAwaited,
    isOwnChoice,
    yieldTo,
    /** What the address asks for and this part of the queue does not have. */
    missing: current === null && list.data !== undefined && !list.isFetching && !wasHere ? address.item : null,
    isReturning: current !== null && returning.some(({ item }) => item.id === current.id),
    showMore: inSight < total && limit < LONGEST ? () => setLimit(limit + PAGE) : undefined,
  };
}

function handedIn(items: readonly ListRow[]): number {
  return items.filter(({ escalation }) => escalation).length;
}

/** A claim that nobody told of but the refusal of one's own. */
function claimBy(name: string, { id, version, state }: ListRow): LiveStep {
  return { id, event: 'CLAIM', version, state, by: { id: null, name }, at: new Date().toISOString() };
}
