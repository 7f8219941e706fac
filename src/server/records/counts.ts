import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../platform/feature.ts';
import type { Executor } from '../platform/transaction.ts';
import type { Condition } from './conditions.ts';
import { COUNT_LIMIT, type Count, tallies } from './tallies.ts';

/** How a table's tallies are kept: what `keep_tallies` was told of it. */
export interface Tallied {
  /** The filter whose values are the scopes. */
  by?: string;
  /** The only scope that a person sees; null: all of them. */
  scope?(caller: Caller): string | null;
}

/** Counts by name; of those in `atLeast` the rest was not counted. */
export interface Counts {
  counts: Record<string, number>;
  atLeast: ReadonlySet<string>;
}

/** The scopes that a person asks about: null for none of them, undefined for all. */
export function scopesAsked(tallied: Tallied, asked: unknown, caller: Caller): readonly string[] | undefined {
  const own = tallied.scope?.(caller) ?? null;
  const named = asked === undefined ? undefined : [asked].flat().map(String);
  if (own === null) return named;
  return named === undefined || named.includes(own) ? [own] : [];
}

/** Exactly, from the tallies: a record counts for every part of its state, as in `pending+active`. */
export async function countByTallies(
  db: Executor,
  entity: string,
  scopes: readonly string[] | undefined,
  names: Readonly<Record<string, (state: string) => boolean>>,
): Promise<Counts> {
  const states = Object.entries(await tallies(db, entity, scopes));
  const counts = Object.entries(names).map(([name, counts]) => [
    name,
    states.reduce((sum, [state, n]) => sum + (counts(state) ? n : 0), 0),
  ]);
  return { counts: Object.fromEntries(counts), atLeast: new Set() };
}

interface Asked {
  from: RawBuilder<unknown>;
  /** What each of them fits, beside the condition of its name. */
  fitting: Condition;
  names: Readonly<Record<string, Condition>>;
}

/** Row by row, up to the limit for each name. */
export async function countByRows(db: Executor, { from, fitting, names }: Asked): Promise<Counts> {
  const each = Object.entries(names).map(
    ([name, condition]) => sql`select ${name}::text as name, ${matching({ from, fitting }, condition)} as n`,
  );
  return await countsOf(db, each, sql``);
}

/** As `countByRows`, in one reading for all names where no more than the limit fit at all. */
export async function countInOneReading(db: Executor, { from, fitting, names }: Asked): Promise<Counts> {
  if (Object.keys(names).length < 2) return await countByRows(db, { from, fitting, names });
  const all = Object.entries(names).map(([name, condition], at) => ({ name, condition, flag: sql.ref(`is_${at}`) }));
  const flags = all.map(({ condition, flag }) => sql`(${condition}) as ${flag}`);
  const each = all.map(
    ({ name, condition, flag }) => sql`
      select ${name}::text as name, case when (select count(*) from read) <= ${sql.lit(COUNT_LIMIT)}
        then (select count(*) filter (where ${flag})::int from read)
        else ${matching({ from, fitting }, condition)} end as n`,
  );
  const read = sql`
    with read as materialized (select ${sql.join(flags)} from ${from} where ${fitting} limit ${sql.lit(COUNT_LIMIT + 1)})`;
  return await countsOf(db, each, read);
}

function matching({ from, fitting }: Omit<Asked, 'names'>, condition: Condition) {
  return sql<number>`(
    select count(*)::int from (select from ${from} where ${fitting} and ${condition} limit ${sql.lit(COUNT_LIMIT + 1)}) matching)`;
}

async function countsOf(
  db: Executor,
  each: readonly RawBuilder<unknown>[],
  before: RawBuilder<unknown>,
): Promise<Counts> {
  if (each.length === 0) return { counts: {}, atLeast: new Set() };
  const { rows } = await sql<{ name: string; n: number }>`${before} ${sql.join(each, sql` union all `)}`.execute(db);
  return {
    counts: Object.fromEntries(rows.map(({ name, n }) => [name, Math.min(n, COUNT_LIMIT)])),
    atLeast: new Set(rows.filter(({ n }) => n > COUNT_LIMIT).map(({ name }) => name)),
  };
}

export function sumOf({ counts, atLeast }: Counts, names: readonly string[]): Count {
  return {
    total: names.reduce((sum, name) => sum + (counts[name] ?? 0), 0),
    totalIsMinimum: names.some((name) => atLeast.has(name)),
  };
}
