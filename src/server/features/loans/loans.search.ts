import { type Expression, type SqlBool, sql } from 'kysely';
import { recordNumberMatches, wholeNumberMatches, wordsBegin } from '../../records/search.ts';

/** What the index holds, and so written as it is there. */
const NAMES = `r.farmer_name || ' ' || coalesce(r.farmer_name_ur, '')`;

/**
 * The beginnings of words of the name, in either script, in any order, of the phone number as people write it or its last digits, or the
 * application's number however it is written. Every part has an index of its own.
 */
export function matches(text: string): Expression<SqlBool> {
  const parts = [
    wordsBegin(NAMES, text),
    ...wholeNumberMatches('r.farmer_phone', text),
    ...recordNumberMatches('r.number', 'ln', text),
  ];
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}
