import { sql } from 'kysely';
import type { Trace } from '../../../machines/shared/workflow.ts';
import type { Executor } from '../platform/transaction.ts';

interface TraceRow {
  event: string;
  from_state: string | null;
  to_state: string;
  reason: string | null;
  by_id: string | null;
  by_name: string;
  at: Date;
}

export function traceOf(row: TraceRow): Trace {
  return {
    event: row.event,
    by: { id: row.by_id, name: row.by_name },
    at: row.at.toISOString(),
    from: row.from_state,
    to: row.to_state,
    ...(row.reason === null ? {} : { reason: row.reason }),
  };
}

/** The latest step of each event, record by record: only a refused event needs them, to see whether it was done already. */
export async function lastStepsOf(
  db: Executor,
  entity: string,
  ids: readonly string[],
): Promise<Map<string, Record<string, Trace>>> {
  const rows = await db
    .selectFrom('history')
    .distinctOn(['record_id', 'event'])
    .select(['id', 'record_id', 'event', 'from_state', 'to_state', 'reason', 'by_id', 'by_name', 'at'])
    .where('entity', '=', entity)
    .where(sql<boolean>`record_id = any(${ids})`)
    .orderBy('record_id')
    .orderBy('event')
    .orderBy('id', 'desc')
    .execute();
  const found = new Map<string, Record<string, Trace>>();
  // Oldest first, so that the last of them is the latest step of all.
  for (const row of rows.toSorted((one, other) => one.id - other.id))
    found.set(row.record_id, { ...found.get(row.record_id), [row.event]: traceOf(row) });
  return found;
}

/** The rupees of each as they were at the version that was read, where they have been corrected since. */
export async function amountsRead(
  db: Executor,
  entity: string,
  ids: readonly string[],
  versions: Readonly<Record<string, number>>,
): Promise<Map<string, number>> {
  const read = ids.map((id) => versions[id] ?? null);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; amount: number }>`
    select distinct on (h.record_id) h.record_id as id, (h.facts -> 'changes' -> 'amount' -> 'before')::float8 as amount
    from unnest(${ids}::text[], ${read}::int[]) as asked (id, version)
    join history h on h.entity = ${entity} and h.record_id = asked.id and h.version > asked.version
    where jsonb_typeof(h.facts -> 'changes' -> 'amount' -> 'before') = 'number'
    order by h.record_id, h.version`.execute(db);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** The roles that people hold today, for a history that says in which capacity somebody acts. */
export async function rolesOf(db: Executor, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const people = [...new Set(ids.filter((id) => id !== null))];
  const rows = await db
    .selectFrom('account_roles')
    .select(['account_id', sql<string>`string_agg(role, ', ' order by role)`.as('roles')])
    .where(sql<boolean>`account_id = any(${people}::uuid[])`)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, roles }) => [account_id, roles]));
}
