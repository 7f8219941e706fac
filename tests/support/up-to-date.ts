import { sql } from 'kysely';
import type { Database } from '../../src/server/platform/database.ts';
import { SMALL_SEED_NOW } from '../../src/server/seed/seed.ts';

const WEEK_MS = 7 * 86_400_000;
/** Further than anything in the seed is from anything else, in weeks. */
const FAR = 50_000;

/**
 * The small seed stands at one day for ever, the product of the journeys at today: its records are moved along by whole
 * weeks, so that a journey finds them as old on every day it runs, and a Monday stays a Monday.
 */
export async function bringUpToDate(database: Database, now: Date): Promise<void> {
  const weeks = Math.floor((now.getTime() - SMALL_SEED_NOW.getTime()) / WEEK_MS);
  if (weeks === 0) return;
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.table_name as "table", array_agg(c.column_name::text) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('timestamp with time zone', 'date')
    group by c.table_name`.execute(database);
  await database.transaction().execute(async (trx) => {
    // What is kept of records as they change is moved along with them, not counted anew.
    await sql`set local session_replication_role = replica`.execute(trx);
    // Over and back, so that nothing comes to stand where something else has not left yet.
    for (const { table, columns } of rows) {
      for (const step of [weeks + FAR, -FAR]) {
        const moved = columns.map(
          (column) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${step} * interval '7 days'`,
        );
        await sql`update ${sql.table(table)} set ${sql.join(moved)}`.execute(trx);
      }
    }
  });
  // What happens in a kept walk has its own instants, which lie in JSON.
  await sql`
    update menu_test_cases set events = coalesce((
      select jsonb_agg(
        event || jsonb_build_object('at', to_char(
          (event ->> 'at')::timestamptz at time zone 'UTC' + ${weeks} * interval '7 days',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
        )) order by place
      )
      from jsonb_array_elements(events) with ordinality as happened (event, place)
    ), '[]')`.execute(database);
}
