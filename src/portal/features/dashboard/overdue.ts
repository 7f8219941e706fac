import { millisecondsInDay } from 'date-fns/constants';

/** From here on an age is shown as overdue, in milliseconds. */
export const OVERDUE = 3 * millisecondsInDay;

/** So many overdue records are counted at most. */
const COUNTED = 1_000;

/** "1,000+" where there may be more. */
export function upToOf(written: string, overdue: number | null): string {
  return overdue === COUNTED ? `${written}+` : written;
}
