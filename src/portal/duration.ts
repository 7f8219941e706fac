import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

export type DurationUnit = 'days' | 'hours' | 'minutes';

/**
 * The one or two largest units of a span in milliseconds: 2 days 4 hours, 1 hour 5 minutes, 14 minutes. Empty below a minute.
 * Days drop their hours from ten on, where they no longer tell anything.
 */
export function durationParts(span: number): { unit: DurationUnit; count: number }[] {
  const days = Math.floor(span / millisecondsInDay);
  const hours = Math.floor((span % millisecondsInDay) / millisecondsInHour);
  const minutes = Math.floor((span % millisecondsInHour) / millisecondsInMinute);
  const parts: { unit: DurationUnit; count: number }[] =
    days > 0
      ? [
          { unit: 'days', count: days },
          { unit: 'hours', count: days < 10 ? hours : 0 },
        ]
      : [
          { unit: 'hours', count: hours },
          { unit: 'minutes', count: minutes },
        ];
  return parts.filter((part) => part.count > 0);
}

/** "0:14"; minutes and seconds as every player writes them. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
