import { useTranslation } from 'react-i18next';
import { getLocale } from '../../locales.ts';
import type { WeekDay } from './schedule.form.ts';

/** A day that its month has not, as the reader writes days: `31 Nov 2026`. */
export function noDayIn(tag: string, day: string): string {
  const first = new Date(`${day.slice(0, 8)}01T00:00:00Z`);
  const number = new Intl.NumberFormat(tag).format(Number(day.slice(8)));
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(first)
    .map(({ type, value }) => (type === 'day' ? number : value))
    .join('');
}

/** The names of days in the language of the portal. */
export function useDayNames() {
  const { tag } = getLocale(useTranslation().i18n.language);
  const named = (day: string, form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...form, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return {
    // The first of June 2026 is a Monday.
    weekDay: (day: WeekDay) => named(`2026-06-0${day}`, { weekday: 'long' }),
    month: (month: string) => named(`2026-${month.padStart(2, '0')}-01`, { month: 'long' }),
    dayNumber: (day: string) => new Intl.NumberFormat(tag).format(Number(day)),
    noDay: (day: string) => noDayIn(tag, day),
    day: (day: string) => named(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  };
}

/** Why somebody is left out, where that is ours to say; what a gateway said stands as it came. */
export const OWN_REASONS = [
  'doNotCall',
  'unsubscribed',
  'notActive',
  'alreadyReached',
  'noSound',
  'contactLimit',
  'cancelled',
  'tooLate',
  'onItsWay',
];

export function useReasons() {
  const { t } = useTranslation('jobs');
  return (why: string) => (OWN_REASONS.includes(why) ? t(`why.${why}`) : why);
}
