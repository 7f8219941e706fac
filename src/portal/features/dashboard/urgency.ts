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

/** Past its target, or something in it past its own clock. */
export const isLate = ({ used }: Queue): boolean => used !== null && used > 1;

/** First the queue in which most of the time for the next step has gone for the one that is furthest past it. */
export function byUrgency(queues: readonly Queue[]): Queue[] {
  return queues.toSorted((a, b) => (b.used ?? 0) - (a.used ?? 0));
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
