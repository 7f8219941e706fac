export type DurationUnit = 'days' | 'hours' | 'minutes';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The one or two largest units of a span in milliseconds: 2 days 4 hours, 1 hour 5 minutes, 14 minutes. Empty below a minute.
 * Days drop their hours from ten on, where they no longer tell anything.
 */
export function durationParts(span: number): { unit: DurationUnit; count: number }[] {
  const days = Math.floor(span / DAY);
  const hours = Math.floor((span % DAY) / HOUR);
  const minutes = Math.floor((span % HOUR) / MINUTE);
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
