import type { Timing } from '../ivr/menu.ts';
import { LocalTime } from '../ivr/query/query.values.ts';

/** Whether an instant lies in one of the timings, on the clock in Pakistan. None at all means always. */
export function isWithin(timings: readonly Timing[], at: string): boolean {
  if (timings.length === 0) return true;
  const { wall } = new LocalTime(at);
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  const today = wall.getUTCDay() || 7;
  const yesterday = today === 1 ? 7 : today - 1;
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
  const today = wall.toISOString().slice(0, 10);
  const hasBegun = startDt.length <= 10 ? startDt <= today : Date.parse(startDt) <= instant;
  return hasBegun && !hasEnded({ endDt }, at);
}

export function hasEnded({ endDt }: { endDt: string }, at: string): boolean {
  const { instant, wall } = new LocalTime(at);
  return endDt.length <= 10 ? endDt < wall.toISOString().slice(0, 10) : Date.parse(endDt) < instant;
}

/** Whole seconds from one instant to another. */
export function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.round((new LocalTime(to).instant - new LocalTime(from).instant) / 1000));
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
