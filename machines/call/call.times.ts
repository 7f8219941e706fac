import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { subDays } from 'date-fns/subDays';
import type { Timing } from '../ivr/menu.ts';
import { LocalTime } from '../ivr/query/query.values.ts';

/** Whether an instant lies in one of the timings, on the clock in Pakistan. None at all means always. */
export function isWithin(timings: readonly Timing[], at: string): boolean {
  if (timings.length === 0) return true;
  const { wall } = new LocalTime(at);
  const minute = wall.getHours() * 60 + wall.getMinutes();
  const today = getISODay(wall);
  const yesterday = getISODay(subDays(wall, 1));
  return timings.some(({ days, from, to }) => {
    const start = minutesOf(from);
    const end = minutesOf(to);
    if (start < end) return days.includes(today) && minute >= start && minute < end;
    return (days.includes(today) && minute >= start) || (days.includes(yesterday) && minute < end);
  });
}

/** Whether an instant lies between two ISO dates or instants; a day without a time counts whole, in Pakistan. */
export function isInDate({ startDt, endDt }: { startDt: string; endDt: string }, at: string): boolean {
  const { instant, wall } = new LocalTime(at);
  const hasBegun = startDt.length <= 10 ? startDt <= dayOf(wall) : Date.parse(startDt) <= instant;
  return hasBegun && !hasEnded({ endDt }, at);
}

export function hasEnded({ endDt }: { endDt: string }, at: string): boolean {
  const { instant, wall } = new LocalTime(at);
  return endDt.length <= 10 ? endDt < dayOf(wall) : Date.parse(endDt) < instant;
}

/** Whole seconds from one instant to another. */
export function secondsBetween(from: string, to: string): number {
  return Math.max(
    0,
    differenceInSeconds(new LocalTime(to).instant, new LocalTime(from).instant, { roundingMethod: 'round' }),
  );
}

function dayOf(wall: Date): string {
  return formatISO(wall, { representation: 'date' });
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
