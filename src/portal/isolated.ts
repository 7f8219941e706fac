import { getLocale } from './locales.ts';

const OPEN = '\u2068';
const CLOSE = '\u2069';

/**
 * What is filled into a sentence that runs right to left stands apart when it is in Latin letters: a name would take
 * the date or the number beside it along to its own side. So does a telephone number, whose parts would change places.
 */
export function isolated(value: string, language: string | undefined): string {
  if (language === undefined || getLocale(language).direction === 'ltr') return value;
  return /\p{Script=Latin}|\d\s\d/u.test(value) ? `${OPEN}${value}${CLOSE}` : value;
}

/** What stands in a row with others of either direction, whatever the language around: a step of a path, between its arrows. */
export function apart(value: string): string {
  return value === '' ? '' : `${OPEN}${value}${CLOSE}`;
}
