import { type Expression, type SqlBool, sql } from 'kysely';
import { FEWEST_LAST_DIGITS } from '../../../machines/shared/last-digits.ts';
import { latinDigits } from '../../../machines/shared/latin-digits.ts';
import { abroadOf, beginningOf, HOME_CODE, typedDigits } from '../../../machines/shared/phone.ts';
import { contains } from './conditions.ts';

function beginningWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The number ends in these digits; nothing where the text holds too few of them, or something else. */
export function endingIn(column: string, search: string): Expression<SqlBool>[] {
  const digits = typedDigits(search);
  if (digits === null || digits.length < FEWEST_LAST_DIGITS) return [];
  return [sql<SqlBool>`reverse(${sql.ref(column)}) like reverse(${digits}::text) || '%'`];
}

/** The number, kept without its country code, begins or ends in what was typed; undefined when that is no number. Zeros alone begin none. */
export function numberMatches(column: string, search: string): Expression<SqlBool> | undefined {
  const prefix = beginningOf(search);
  if (prefix === null) return undefined;
  const abroad = abroadOf(search);
  if (abroad !== null) return abroadMatches(column, abroad);
  const begins = prefix === '' ? sql<SqlBool>`false` : sql<SqlBool>`${sql.ref(column)} like ${beginningWith(prefix)}`;
  return sql<SqlBool>`(${sql.join([begins, ...endingIn(column, search)], sql` or `)})`;
}

/** A code has one to three digits; the column of the code stands beside that of the number. */
function abroadMatches(column: string, digits: string): Expression<SqlBool> {
  const code = sql.ref(column.replace(/msisdn$/, 'country_code'));
  const rests = [1, 2, 3].map((length) => sql<SqlBool>`${sql.ref(column)} like ${beginningWith(digits.slice(length))}`);
  return sql<SqlBool>`(${code} || ${sql.ref(column)} like ${beginningWith(digits)} and (${sql.join(rests, sql` or `)}))`;
}

/** With fewer, a text is rather the number of a record. */
const FEWEST_DIGITS = 3;

/** The same of a number kept with its country code; nothing where the text is no number. */
export function wholeNumberMatches(column: string, search: string): Expression<SqlBool>[] {
  const prefix = beginningOf(search);
  const digits = typedDigits(search);
  if (prefix === null || digits === null || digits.length < FEWEST_DIGITS) return [];
  const abroad = abroadOf(search);
  if (abroad !== null) return [sql<SqlBool>`${sql.ref(column)} like ${beginningWith(abroad)}`];
  const begins = [...new Set([`${HOME_CODE}${prefix}`, digits.replace(/^0+/, '')])].filter(
    // What is no more than the country's code, as far as it goes, begins them all.
    (beginning) => !HOME_CODE.startsWith(beginning),
  );
  return [
    ...begins.map((beginning) => sql<SqlBool>`${sql.ref(column)} like ${beginningWith(beginning)}`),
    ...endingIn(column, search),
  ];
}

/**
 * Words as `contains` finds them, or a telephone number as people write it, kept with its country code in a column of its own.
 */
export function containsOrNumber(columns: readonly string[], column: string, text: string, numberColumn?: string) {
  const found = contains([...columns, column], text, numberColumn);
  const digits = beginningOf(text);
  if (digits === null || digits.length < FEWEST_DIGITS) return found;
  return sql<boolean>`(${found} or ${contains([column], digits)})`;
}

/**
 * The number of a record begins with what was typed, in any digits, with the letters before it or without them:
 * "LN-24827", "ln 24827", "LN–۲۴ ۸۲۷"; without them it may be its end too: "4827". Nothing where the text is no such number.
 * @param column an expression whose text an index holds, written as here
 */
export function recordNumberMatches(column: string, letters: string, search: string): Expression<SqlBool>[] {
  const written = latinDigits(search)
    .replaceAll(/[\s\p{Pd}\p{Cf}#.:]/gu, '')
    .toLowerCase();
  const digits = written.startsWith(letters) ? written.slice(letters.length) : written;
  if (!/^\d{1,9}$/.test(digits)) return [];
  const number = sql`${sql.ref(column)}::text`;
  const begins = sql<SqlBool>`${number} like ${beginningWith(digits)}`;
  const isEnd = digits === written && digits.length >= FEWEST_LAST_DIGITS;
  return isEnd ? [begins, sql<SqlBool>`reverse(${number}) like reverse(${digits}::text) || '%'`] : [begins];
}

/**
 * The words of the text begin words of the name, in any order, whatever signs stand around them.
 * @param name an expression whose words an index holds, written as here
 */
export function wordsBegin(name: string, search: string): Expression<SqlBool> {
  return sql<SqlBool>`words_of(${sql.raw(name)}) @@ ${beginningsOf(search)}::tsquery`;
}

/** The signs that `words_of` parts words by in the database. */
export const BETWEEN_WORDS =
  /[\t-\r -/:-@[-`{-\u00BF\u060C\u061B\u061F\u066A-\u066D\u06D4\u2000-\u200B\u2010-\u2029\u202F-\u205F\u20A0-\u20CF\u2190-\u2BFF\u3000-\u3003\u3008-\u3011\u3014-\u301F\u30FB\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]+/;

/** Each word as the beginning of one; behind which a sign was typed and more, as a whole one: "leaf-cu". */
function beginningsOf(text: string): string {
  const typed = text.toLowerCase().split(/\s+/);
  return typed
    .map((together) => together.split(BETWEEN_WORDS).filter(Boolean))
    .flatMap((words) => words.map((word, at) => (at < words.length - 1 ? `'${word}'` : `'${word}':*`)))
    .join(' & ');
}
