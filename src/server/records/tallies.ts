import { type Expression, sql } from 'kysely';
import type { Executor } from '../platform/transaction.ts';
import type { Condition } from './conditions.ts';

/** Beyond this many matches of a filter, counting costs more than it tells. */
export const COUNT_LIMIT = 10_000;

export interface Count {
  total: number;
  /** There are at least so many: the rest was not counted. */
  totalIsMinimum: boolean;
}

/** How many records are in each state, exactly and without reading them; of some scopes alone where they are named. */
export async function tallies(
  db: Executor,
  entity: string,
  scopes?: readonly string[],
): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; n: number }>`
    select state, sum(n)::int as n from tallies
    where entity = ${entity} and ${inScopes(scopes)} group by state having sum(n) > 0`.execute(db);
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

/** Of rows of tallies. */
export function inScopes(scopes: readonly string[] | undefined): Condition {
  if (scopes === undefined) return sql<boolean>`true`;
  // One as an equality: the key of the tallies begins with it.
  return scopes.length === 1 ? sql<boolean>`scope = ${scopes[0]}` : sql<boolean>`scope = any(${scopes}::text[])`;
}

/** How many rows a query has, counted up to the limit. */
export async function countUpTo(db: Executor, query: Expression<unknown>): Promise<Count> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n
    from (select from ${query} as rows limit ${sql.lit(COUNT_LIMIT + 1)}) counted`.execute(db);
  return countOf(rows[0]?.n ?? 0);
}

function countOf(counted: number): Count {
  return { total: Math.min(counted, COUNT_LIMIT), totalIsMinimum: counted > COUNT_LIMIT };
}
