import type { Expression, SqlBool } from 'kysely';
import { wordsBegin } from '../../records/search.ts';

/** The start of this day in Pakistan, or the moment itself. */
export function momentOf(syncDate: string): Date {
  return new Date(syncDate.includes('T') ? syncDate : `${syncDate}T00:00:00+05:00`);
}

/** Farmers one of whose words, in either script, begins with each word of the text. */
export function farmerIsCalled(farmers: string, search: string): Expression<SqlBool> {
  return wordsBegin(`${farmers}.name || ' ' || coalesce(${farmers}.name_ur, '')`, search);
}
