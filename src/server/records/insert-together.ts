import { sql } from 'kysely';
import type { Transaction } from '../platform/transaction.ts';

/**
 * Enters many records in one statement, all of the same plain columns, as one parameter: thousands of single ones cost more
 * than the rows do. Answers with the ids of those that nobody had entered before.
 */
export async function insertTogether(
  trx: Transaction,
  table: string,
  records: readonly { row: Record<string, unknown> }[],
): Promise<ReadonlySet<string>> {
  const columns = Object.keys(records[0]?.row ?? {});
  const values = JSON.stringify(records.map(({ row }) => row));
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(`made.${column}`)))}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${values}::jsonb) as made
    on conflict do nothing returning id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
