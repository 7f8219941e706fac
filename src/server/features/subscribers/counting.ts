import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { TalliesTable } from './subscribers.tables.ts';

/** Beyond this many matches of a filter, counting costs more than it tells. */
export const MOST_COUNTED = 10_000;

export interface Count {
  total: number;
  totalIsMinimum: boolean;
}

/** How many records are in each state, exactly and without reading them. */
export async function tallies(database: Database, entity: TalliesTable['entity']): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('tallies')
    .where('entity', '=', entity)
    .groupBy('state')
    .select((eb) => ['state', eb.fn.sum<number>('n').as('n')])
    .execute();
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

/** The start of this day in Pakistan, or the moment itself. */
export function momentOf(syncDate: string): Date {
  return new Date(syncDate.includes('T') ? syncDate : `${syncDate}T00:00:00+05:00`);
}

/** Digits of a number as people type it, without country code or leading zero; undefined when it is no number. */
export function numberPrefix(search: string): string | undefined {
  const digits = search.replaceAll(/[\s()+-]/g, '');
  return /^\d{2,}$/.test(digits) ? digits.replace(/^(00)?92(?=3|$)|^0+/, '') : undefined;
}

export function beginningWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

const MOST_CANDIDATES = 1_000;

/**
 * Ids of farmers one of whose names begins with the text. Each branch walks one index and stops early,
 * so that a common name costs the same among a thousand farmers and among a million.
 */
export function namesBeginWith(search: string) {
  const text = search.trim().replaceAll(/\s+/g, ' ');
  const latin = beginningWith(text.toLowerCase());
  const urdu = beginningWith(text);
  const branch = (name: string, pattern: string) =>
    sql`(
      select id from farmers where ${sql.raw(name)} collate "C" like ${pattern}
      order by ${sql.raw(name)} collate "C", id limit ${sql.lit(MOST_CANDIDATES)})`;
  return sql<string>`(${sql.join(
    [
      branch('lower(name)', latin),
      branch(`lower(substr(name, strpos(name, ' ') + 1))`, latin),
      branch(`lower(regexp_replace(name, '^.* ', ''))`, latin),
      branch('name_ur', urdu),
    ],
    sql` union `,
  )})`;
}
