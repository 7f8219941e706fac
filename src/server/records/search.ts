import { type Expression, type SqlBool, sql } from 'kysely';

/** Digits of a number as people type it, without country code or leading zero; undefined when it is no number. */
function numberPrefix(search: string): string | undefined {
  const digits = search.replaceAll(/[\s()+-]/g, '');
  return /^\d{2,}$/.test(digits) ? digits.replace(/^(00)?92(?=3|$)|^0+/, '') : undefined;
}

export function beginningWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** With fewer, too many numbers end alike. */
const FEWEST_LAST_DIGITS = 4;

/** The number ends in these digits; nothing where the text holds too few of them, or something else. */
export function endingIn(column: string, search: string): Expression<SqlBool>[] {
  const digits = search.replaceAll(/[\s()+-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < FEWEST_LAST_DIGITS) return [];
  return [sql<SqlBool>`reverse(${sql.ref(column)}) like reverse(${digits}::text) || '%'`];
}

/** The number begins or ends in what was typed; undefined when that is no number. */
export function numberMatches(column: string, search: string): Expression<SqlBool> | undefined {
  const prefix = numberPrefix(search);
  if (prefix === undefined) return undefined;
  const begins = sql<SqlBool>`${sql.ref(column)} like ${beginningWith(prefix)}`;
  return sql<SqlBool>`(${sql.join([begins, ...endingIn(column, search)], sql` or `)})`;
}

/**
 * The words of the text begin words of the name, in any order.
 * @param name an expression whose words an index holds, written as here
 */
export function wordsBegin(name: string, search: string): Expression<SqlBool> {
  const words = sql.raw(`array_to_tsvector(array_remove(string_to_array(lower(${name}), ' '), ''))`);
  return sql<SqlBool>`${words} @@ ${beginningsOf(search)}::tsquery`;
}

/** Each word, as the beginning of one: what a person types is never taken for a sign of the query's language. */
function beginningsOf(text: string): string {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`).join(' & ');
}
