import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { durationParts } from './duration.ts';
import { getLocale } from './locales.ts';

/** The service works on Pakistan's clock, wherever the reader sits. */
export const TIME_ZONE = 'Asia/Karachi';

export interface Format {
  number: (value: number) => string;
  /** "PKR 485,000". */
  money: (rupees: number) => string;
  /** "12 Nov 2026". */
  date: (iso: string) => string;
  /** "12 Nov 2026, 09:14". */
  dateTime: (iso: string) => string;
  /** A span in milliseconds: "2 d 4 h"; under a minute "now". */
  duration: (milliseconds: number) => string;
  /** How long ago `iso` was at `now` (default: this moment). */
  age: (iso: string, now?: number) => string;
}

/** Numbers, dates and spans in the reader's language. */
export function useFormat(): Format {
  const { t, i18n } = useTranslation('common');
  const { tag } = getLocale(i18n.language);
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(tag);
    const dates = new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: TIME_ZONE,
    });
    const moments = new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: TIME_ZONE,
    });
    const duration = (milliseconds: number) => {
      const parts = durationParts(milliseconds);
      return parts.length === 0
        ? t('now')
        : parts.map((part) => t(`duration.${part.unit}`, { count: part.count })).join(' ');
    };
    return {
      number: (value) => numbers.format(value),
      money: (rupees) => `PKR\u00A0${numbers.format(rupees)}`,
      date: (iso) => dates.format(new Date(iso)),
      dateTime: (iso) => moments.format(new Date(iso)),
      duration,
      age: (iso, now = Date.now()) => duration(now - Date.parse(iso)),
    };
  }, [t, tag]);
}
