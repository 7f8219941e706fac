import { type Expression, type SqlBool, sql } from 'kysely';
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

const MOST_CANDIDATES = 1_000;
/** So many that begin with one of several words are looked through for the others. */
const MOST_LOOKED_THROUGH = 10_000;
const MOST_WORDS = 4;

const NAMES = [
  'lower(name)',
  `lower(substr(name, strpos(name, ' ') + 1))`,
  `lower(regexp_replace(name, '^.* ', ''))`,
  'name_ur',
] as const;

/**
 * Ids of farmers one of whose names begins with the text, or whose names begin with its words in another order. Each
 * branch walks one index and stops early, so that a common name costs the same among a thousand farmers and a million.
 */
export function namesBeginWith(search: string) {
  const words = search.trim().split(/\s+/).slice(0, MOST_WORDS);
  const whole = NAMES.map((name) => walk(name, words.join(' '), MOST_CANDIDATES));
  const inAnyOrder = words.length === 1 ? [] : words.flatMap((word, place) => led(word, words.toSpliced(place, 1)));
  return sql<string>`(${sql.join(
    [...whole.map((walked) => sql`(select id from ${walked} as walked)`), ...inAnyOrder],
    sql` union `,
  )})`;
}

/** Those that begin with one word and have the others too. */
function led(word: string, others: readonly string[]) {
  const has = others.map((other) => sql`' ' || said like ${`% ${beginningWith(other.toLowerCase())}`}`);
  return NAMES.map(
    (name) => sql`(
      select id from ${walk(name, word, MOST_LOOKED_THROUGH)} as walked
      where ${sql.join(has, sql` and `)} limit ${sql.lit(MOST_CANDIDATES)})`,
  );
}

function walk(name: (typeof NAMES)[number], text: string, most: number) {
  const said = name === 'name_ur' ? 'name_ur' : 'lower(name)';
  return sql`(
    select id, ${sql.raw(said)} as said from farmers
    where ${sql.raw(name)} collate "C" like ${beginningWith(text.toLowerCase())}
    order by ${sql.raw(name)} collate "C", id limit ${sql.lit(most)})`;
}
