import { millisecondsInHour } from 'date-fns/constants';
import type { components } from '../../../contract/generated/types.ts';

export type Queue = components['schemas']['Queue'];

/** So many overdue records are counted at most, and so many that have waited for long. */
const COUNTED = { overdue: 1_000, aged: 300 };

/** "1,000+" where there may be more. */
export function upToOf(written: string, count: number, of: keyof typeof COUNTED): string {
  return count >= COUNTED[of] ? `${written}+` : written;
}

/** Something in it is past the clock that each of its records has. */
export const hasOverdue = ({ overdue }: Queue): boolean => overdue !== null && overdue > 0;

/** How many times its target `since` lies back; none of a queue without one. */
export function shareOfTarget({ target }: Pick<Queue, 'target'>, since: string | null, now: number): number {
  return target === null || since === null ? 0 : (now - Date.parse(since)) / (target * millisecondsInHour);
}

/** Past its target, or its own clock. */
export const isLate = (queue: Queue, now: number): boolean =>
  hasOverdue(queue) || shareOfTarget(queue, queue.oldestAt, now) > 1;

/** First what is past its own clock, then the queue whose oldest record is furthest past the target. */
export function byUrgency(queues: readonly Queue[], now: number): Queue[] {
  const share = (queue: Queue) => shareOfTarget(queue, queue.oldestAt, now);
  return queues.toSorted((a, b) => Number(hasOverdue(b)) - Number(hasOverdue(a)) || share(b) - share(a));
}

export interface Ages {
  fresh: number;
  half: number;
  close: number;
  past: number;
}

/** What waits, by how much of the target has gone; null where that is not counted. */
export function agesOf({ total, overdue, aged }: Queue): Ages | null {
  if (overdue !== null) return { fresh: Math.max(0, total - overdue), half: 0, close: 0, past: overdue };
  if (!aged) return null;
  return { fresh: Math.max(0, total - aged.half - aged.close - aged.past), ...aged };
}
