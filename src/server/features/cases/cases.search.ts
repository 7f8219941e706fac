import { type Expression, type SqlBool, sql } from 'kysely';
import { recordNumberMatches, wholeNumberMatches, wordsBegin } from '../../records/search.ts';

const WORDS = `r.title || ' ' || coalesce(r.farmer_name, '') || ' ' || coalesce(r.farmer_name_ur, '')`;

/**
 * The beginnings of words of title and farmer's name in any order, of the phone number as people write it or its last
 * digits, or the case's number however it is written. Every part has an index of its own.
 */
export function matches(text: string): Expression<SqlBool> {
  const parts = [
    wordsBegin(WORDS, text),
    ...wholeNumberMatches('r.msisdn', text),
    ...recordNumberMatches('r.number', 'c', text),
  ];
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}
