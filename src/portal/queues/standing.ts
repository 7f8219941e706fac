import { isClaiming } from '../workflow/claims.ts';
import { type LiveStep, NOTE } from '../workflow/live-step.ts';
import { type Presence, presenceOf } from '../workflow/presence.ts';
import type { ListRow } from '../workflow/rows.ts';

/** Who else is at an item: an edit that leaves it waiting does not take it away. */
export function standingOf(
  item: ListRow,
  steps: readonly LiveStep[],
  viewerId: string,
  states: readonly string[],
  now: number,
): Presence {
  const latest = steps.findLast((step) => !isClaiming(step));
  const stillWaits = latest === undefined || states.some((state) => latest.state.split('+').includes(state));
  const telling = steps.filter((step) => isClaiming(step) || !stillWaits);
  return presenceOf(item, telling, viewerId, now);
}

/** The record as a colleague has left it who has decided it: nothing on the page contradicts the notice that says so. */
export function asHandled<FullRecord extends ListRow>(whole: FullRecord, presence: Presence | null): FullRecord {
  return presence?.kind === 'gone' ? { ...whole, state: presence.state } : whole;
}

/** It is with somebody else from then on, or not any more, and waits as before. */
export const isHanding = ({ event }: LiveStep): boolean => event === 'ESCALATE' || event === 'TAKE_BACK';

/** Whether a row says to whom it was handed: not where it says that this one is at it, nor when it is decided. */
export function saysToWhom(presence: Presence, { to }: NonNullable<ListRow['escalation']>): boolean {
  return presence.kind === 'free' || (presence.kind === 'claimed' && presence.by !== to?.name);
}

interface Known {
  viewerId: string;
  isListed: boolean;
  /** It was decided on this page. */
  isHidden: boolean;
  /** The list has as many as are read at once: it is left as it is while others decide. */
  isFull: boolean;
}

/**
 * What is to be read again after a step. What this person did and this page does not know of was done on another page of
 * theirs.
 */
export function readingAfter(
  step: LiveStep,
  { viewerId, isListed, isHidden, isFull }: Known,
): 'list' | 'figures' | null {
  if (!isListed && !isHidden && !isFull) return 'list';
  if (isClaiming(step) || step.event === NOTE) return null;
  if (isHidden) return 'figures';
  return step.by.id === viewerId || (isListed && isHanding(step)) ? 'list' : 'figures';
}

/** The item that opens when this one has left the list: the next free one below, else the nearest above. */
export function neighbourOf<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  isFree: (item: Item) => boolean,
): Item | null {
  const index = items.findIndex((item) => item.id === id);
  const below = items.slice(index + 1);
  const above = items.slice(0, Math.max(0, index)).reverse();
  return below.find(isFree) ?? above.find(isFree) ?? below[0] ?? above[0] ?? null;
}

/** Which one of those that still wait is open; what a colleague has decided takes no place among them. */
export function placeAmong<Item>(items: readonly Item[], index: number, isGone: (item: Item) => boolean): number {
  return items.slice(0, index + 1).filter((item) => !isGone(item)).length;
}

/** An item and where it stood in its list. */
export interface Placed<Item> {
  item: Item;
  index: number;
}

/** The list as it is shown: without what was decided here, and with what is being taken back where it was. */
export function shownOf<Item extends { id: string; version: number }>(
  listed: readonly Item[],
  hidden: ReadonlyMap<string, number>,
  returning: readonly Placed<Item>[],
): readonly Item[] {
  const comesBack = new Set(returning.map(({ item }) => item.id));
  const shown = listed.filter(({ id, version }) => comesBack.has(id) || version > (hidden.get(id) ?? 0));
  for (const { item, index } of returning) if (!shown.some(({ id }) => id === item.id)) shown.splice(index, 0, item);
  return shown;
}

/** An item that was decided here and taken back: in that version it is what it was in the version it was decided in. */
export interface Restored {
  id: string;
  decidedIn: number;
  /** Null while the server has not answered. */
  version: number | null;
}

/** The version in which an item first was what it shows now: decided and taken back by this page it shows nothing new. */
export function shownSince(id: string, version: number, restored: readonly Restored[]): number {
  const mine = restored.findLast((one) => one.id === id);
  return mine && (mine.version === null || mine.version === version) ? mine.decidedIn : version;
}

/**
 * The list with the open item still in it, where it has left while somebody writes or is asked about it: what is typed is
 * about that one, and the next letters must not meet another.
 */
export function withHeld<Item extends { id: string }>(
  listed: readonly Item[],
  held: Placed<Item> | null,
  isAtWork: () => boolean,
): readonly Item[] {
  if (!held || listed.some(({ id }) => id === held.item.id) || !isAtWork()) return listed;
  return listed.toSpliced(held.index, 0, held.item);
}

/** Those that the person has put off come after all the others, in the order in which they were put off. */
export function putLast<Item extends { id: string }>(
  items: readonly Item[],
  skipped: readonly string[],
): readonly Item[] {
  if (skipped.length === 0) return items;
  const last = skipped.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return [...items.filter(({ id }) => !skipped.includes(id)), ...last];
}

/** The ids from an item on, then those before it: in this order one of them is looked for when many come back. */
export function fromHere(items: readonly { id: string }[], index: number): string[] {
  const ids = items.map(({ id }) => id);
  return [...ids.slice(Math.max(0, index)), ...ids.slice(0, Math.max(0, index)).reverse()];
}

/** What is open: its item, and the list and the address it was opened from. */
export interface Opened {
  list: string;
  /** The item in the address then; null when the page chose for itself. */
  asked: string | null;
  id: string;
  index: number;
}

/**
 * The open item: what the address asks for. One that has left the list leaves its place to the one that followed; without a
 * wish it is the first that nobody else is at. Nothing is open while the one that is asked for may still be on its way, nor
 * when it is not there: no other one is taken for it.
 */
export function openOf<Item extends { id: string }>(
  items: readonly Item[],
  { list, asked }: { list: string; asked: string | null },
  before: Opened | null,
  isFree: (item: Item) => boolean,
): Item | null {
  const known = before?.list === list && before.asked === asked ? before : null;
  const wanted = known?.id ?? asked;
  const found = items.find(({ id }) => id === wanted);
  if (found) return found;
  if (known) return items[Math.min(known.index, items.length - 1)] ?? null;
  if (asked !== null) return null;
  return items.find(isFree) ?? items[0] ?? null;
}
