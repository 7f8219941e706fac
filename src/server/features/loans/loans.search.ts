import { type Expression, type SqlBool, sql } from 'kysely';
import { recordNumberMatches, wholeNumberMatches, wordsBegin } from '../../records/search.ts';

/**
 * The beginnings of words of the name in any order, of the phone number as people write it or its last digits, or the
 * application's number however it is written. Every part has an index of its own.
 */
export function matches(text: string): Expression<SqlBool> {
  const parts = [
    wordsBegin('r.farmer_name', text),
    ...wholeNumberMatches('r.farmer_phone', text),
    ...recordNumberMatches('r.number', 'ln', text),
  ];
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}
