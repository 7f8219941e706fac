import { sql } from 'kysely';
import type { Database } from './database.ts';

const ROWS_AT_ONCE = 2_000;

/** Deletes the rows whose moment has come by then, so few at a time that nobody waits for them. */
export async function forgetUntil(
  database: Database,
  { table, column }: { table: string; column: string },
  until: Date,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} <= ${until}
        order by ${sql.ref(column)} limit ${ROWS_AT_ONCE}))`.execute(database);
    if (numAffectedRows < ROWS_AT_ONCE) return;
  }
}
