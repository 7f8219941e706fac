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
    .select(['record_id', 'event', 'from_state', 'to_state', 'reason', 'by_id', 'by_name', 'at'])
    .where('entity', '=', entity)
    .where(sql<boolean>`record_id = any(${ids})`)
    .orderBy('record_id')
    .orderBy('event')
    .orderBy('id', 'desc')
    .execute();
  const found = new Map<string, Record<string, Trace>>();
  for (const row of rows) found.set(row.record_id, { ...found.get(row.record_id), [row.event]: traceOf(row) });
  return found;
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
