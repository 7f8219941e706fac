import { type Expression, type SqlBool, sql } from 'kysely';
import { beginningWith, endingIn, wordsBegin } from '../../records/search.ts';

const WORDS = `r.title || ' ' || coalesce(r.farmer_name, '') || ' ' || coalesce(r.farmer_name_ur, '')`;

/**
 * The beginnings of words of title and farmer's name in any order, of the phone number as people write it or its last
 * digits, or the case's number however it is written. Every part has an index of its own.
 */
export function matches(text: string): Expression<SqlBool> {
  const digits = text
    .replaceAll(/[\s-]/g, '')
    .replace(/^(?:\+|00)/, '')
    .replace(/^0/, '92');
  const parts = [
    wordsBegin(WORDS, text),
    ...(/^\d{3,15}$/.test(digits) ? [sql<boolean>`r.msisdn like ${`${digits}%`}`] : []),
    ...(/^3\d{2,9}$/.test(digits) ? [sql<boolean>`r.msisdn like ${`92${digits}%`}`] : []),
    ...endingIn('r.msisdn', text),
    ...numberIn(text).map((number) => sql<boolean>`r.number::text like ${beginningWith(number)}`),
  ];
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** "C-48117", "c 48117" or the digits alone. */
function numberIn(text: string): string[] {
  const digits = /^c?(\d{1,9})$/i.exec(text.replaceAll(/[\s\p{Pd}#.:]/gu, ''))?.[1];
  return digits === undefined ? [] : [digits];
}
