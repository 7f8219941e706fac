import { TZDate } from '@date-fns/tz';
import { formatISO } from 'date-fns/formatISO';
import { subDays } from 'date-fns/subDays';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from './api/server-clock.ts';
import { durationParts } from './duration.ts';
import { getLocale } from './locales.ts';

/** The service works on Pakistan's clock, wherever the reader sits. */
export const TIME_ZONE = 'Asia/Karachi';

/** The calendar day in Pakistan, or the one so many days before: `2026-11-21`. */
export function dayIn(at: Date | number, back = 0): string {
  return formatISO(subDays(new TZDate(new Date(at), TIME_ZONE), back), { representation: 'date' });
}

/** By the server's clock. */
export function today(): string {
  return dayIn(serverNow());
}

export interface Format {
  number: (value: number) => string;
  /** "10,000+" where the rest was not counted. */
  count: (counted: number, isMinimum?: boolean) => string;
  /** "485,000", and with paisa "62,002.50". */
  rupees: (rupees: number) => string;
  /** "PKR 485,000". */
  money: (rupees: number) => string;
  /** "12 Nov 2026". */
  date: (iso: string) => string;
  /** "November 2026", of a month counted from 1. */
  month: (year: number, month: number) => string;
  /** "Nov", of the month of a day. */
  monthName: (day: string) => string;
  /** "19 Nov", of a day of this year. */
  dayOfMonth: (day: string) => string;
  /** "12 Nov 2026, 09:14". */
  dateTime: (iso: string) => string;
  /** "09:14". */
  time: (iso: string) => string;
  /** "wheat, cotton", of those that are there. */
  list: (parts: readonly (string | null | undefined)[]) => string;
  /** A span in milliseconds: "2 d 4 h"; under a minute says so, for it may be long over. */
  duration: (milliseconds: number) => string;
  /** How long ago `iso` was at `now` (default: this moment). */
  age: (iso: string, now?: number) => string;
}

/** Numbers, dates and spans in the reader's language. */
export function useFormat(): Format {
  const { t, i18n } = useTranslation('common');
  const { tag, direction } = getLocale(i18n.language);
  return useMemo(() => {
    const { numbers, dates, months, monthNames, daysOfMonth, moments, times } = formattersOf(tag);
    const duration = (milliseconds: number) => {
      const parts = durationParts(milliseconds);
      return parts.length === 0
        ? t('underMinute')
        : parts.map((part) => t(`duration.${part.unit}`, { count: part.count })).join(' ');
    };
    return {
      number: (value) => numbers.format(value),
      count: (counted, isMinimum) => `${numbers.format(counted)}${isMinimum ? '+' : ''}`,
      rupees: (amount) => rupeesIn(tag, amount),
      money: (rupees) => {
        const amount = `PKR\u00A0${rupeesIn(tag, rupees)}`;
        // Currency and figures stay together whatever stands beside them.
        return direction === 'rtl' ? `\u2066${amount}\u2069` : amount;
      },
      date: (iso) => dates.format(new Date(iso)),
      monthName: (day) => monthNames.format(Date.parse(day)),
      dayOfMonth: (day) => daysOfMonth.format(Date.parse(day)),
      month: (year, month) => months.format(Date.UTC(year, month - 1)),
      dateTime: (iso) => moments.format(new Date(iso)),
      time: (iso) => times.format(new Date(iso)),
      list: (parts) => parts.filter(Boolean).join(t('comma')),
      duration,
      age: (iso, now = Date.now()) => duration(now - Date.parse(iso)),
    };
  }, [t, tag, direction]);
}

/** An amount has its paisa in full or none. */
export function rupeesIn(tag: string, amount: number): string {
  const { numbers, paisa } = formattersOf(tag);
  return (Number.isInteger(amount) ? numbers : paisa).format(amount);
}

const formatters = new Map<string, ReturnType<typeof newFormatters>>();

/** Made once a language: making one takes longer than formatting with it a hundred times, and each cell of a list asks. */
function formattersOf(tag: string) {
  const known = formatters.get(tag) ?? newFormatters(tag);
  formatters.set(tag, known);
  return known;
}

function newFormatters(tag: string) {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const here = { timeZone: TIME_ZONE };
  const dayAlone = { timeZone: 'UTC' };
  return {
    numbers: new Intl.NumberFormat(tag),
    paisa: new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    dates: new Intl.DateTimeFormat(tag, { ...day, ...here }),
    months: new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', ...dayAlone }),
    monthNames: new Intl.DateTimeFormat(tag, { month: 'short', ...dayAlone }),
    daysOfMonth: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', ...dayAlone }),
    moments: new Intl.DateTimeFormat(tag, { ...day, ...time, ...here }),
    times: new Intl.DateTimeFormat(tag, { ...time, ...here }),
  };
}
