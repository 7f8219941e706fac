import { type Expression, type SqlBool, sql } from 'kysely';
import { beginningWith, wholeNumberMatches, wordsBegin } from '../../records/search.ts';

const WORDS = `r.title || ' ' || coalesce(r.farmer_name, '') || ' ' || coalesce(r.farmer_name_ur, '')`;

/**
 * The beginnings of words of title and farmer's name in any order, of the phone number as people write it or its last
 * digits, or the case's number however it is written. Every part has an index of its own.
 */
export function matches(text: string): Expression<SqlBool> {
  const parts = [
    wordsBegin(WORDS, text),
    ...wholeNumberMatches('r.msisdn', text),
    ...numberIn(text).map((number) => sql<boolean>`r.number::text like ${beginningWith(number)}`),
  ];
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** "C-48117", "c 48117" or the digits alone. */
function numberIn(text: string): string[] {
  const digits = /^c?(\d{1,9})$/i.exec(text.replaceAll(/[\s\p{Pd}#.:]/gu, ''))?.[1];
  return digits === undefined ? [] : [digits];
}
