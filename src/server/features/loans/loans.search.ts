import { type Expression, type SqlBool, sql } from 'kysely';
import { beginningWith, endingIn, wordsBegin } from '../../records/search.ts';

/**
 * The beginnings of words of the name in any order, of the phone number as people write it or its last digits, or the
 * application's number however it is written. Every part has an index of its own.
 */
export function matches(text: string): Expression<SqlBool> {
  const digits = text
    .replaceAll(/[\s-]/g, '')
    .replace(/^(?:\+|00)/, '')
    .replace(/^0/, '92');
  const parts = [
    wordsBegin('r.farmer_name', text),
    ...(/^\d{3,15}$/.test(digits) ? [sql<boolean>`r.farmer_phone like ${`${digits}%`}`] : []),
    ...(/^3\d{2,9}$/.test(digits) ? [sql<boolean>`r.farmer_phone like ${`92${digits}%`}`] : []),
    ...endingIn('r.farmer_phone', text),
    ...numberIn(text).map((number) => sql<boolean>`r.number::text like ${beginningWith(number)}`),
  ];
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** "LN-24827", "ln 24827", "LN–24 827" or the digits alone. */
function numberIn(text: string): string[] {
  const digits = /^(?:ln)?(\d{1,9})$/i.exec(text.replaceAll(/[\s\p{Pd}#.:]/gu, ''))?.[1];
  return digits === undefined ? [] : [digits];
}
