import { isClaiming, type LiveStep, type Presence, presenceOf } from '../lists/presence.ts';
import type { QueueItem } from './queue.ts';

/** Who else is at an item: an edit that leaves it waiting does not take it away. */
export function standingOf(
  item: QueueItem,
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
