import { type Expression, type SqlBool, sql } from 'kysely';
import { beginningWith, wholeNumberMatches, wordsBegin } from '../../records/search.ts';

/**
 * The beginnings of words of the name in any order, of the phone number as people write it or its last digits, or the
 * application's number however it is written. Every part has an index of its own.
 */
export function matches(text: string): Expression<SqlBool> {
  const parts = [
    wordsBegin('r.farmer_name', text),
    ...wholeNumberMatches('r.farmer_phone', text),
    ...numberIn(text).map((number) => sql<boolean>`r.number::text like ${beginningWith(number)}`),
  ];
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** "LN-24827", "ln 24827", "LN–24 827" or the digits alone. */
function numberIn(text: string): string[] {
  const digits = /^(?:ln)?(\d{1,9})$/i.exec(text.replaceAll(/[\s\p{Pd}#.:]/gu, ''))?.[1];
  return digits === undefined ? [] : [digits];
}
