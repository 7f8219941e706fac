import { sql } from 'kysely';
import type { Transaction } from '../platform/transaction.ts';

const ROWS_A_STATEMENT = 5_000;

type Cell = string | number | boolean | Date | null;

/**
 * Inserts many rows with few statements: one array a column, unnested by the database.
 * @param columns the table's columns and their types, such as `{ id: 'uuid', msisdn: 'text' }`
 */
export async function insertMany<Column extends string>(
  trx: Transaction,
  table: string,
  columns: Readonly<Record<Column, string>>,
  rows: readonly Readonly<Record<Column, Cell>>[],
): Promise<void> {
  const types: Readonly<Record<string, string>> = columns;
  const cells: readonly Readonly<Record<string, Cell>>[] = rows;
  const names = Object.keys(types);
  for (let start = 0; start < cells.length; start += ROWS_A_STATEMENT) {
    const part = cells.slice(start, start + ROWS_A_STATEMENT);
    const arrays = names.map((name) => {
      const literal = arrayLiteral(part.map((row) => row[name] ?? null));
      return sql`${literal}::${sql.raw(types[name] ?? 'text')}[]`;
    });
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select * from unnest(${sql.join(arrays)})`.execute(trx);
  }
}

function arrayLiteral(cells: readonly Cell[]): string {
  return `{${cells.map(cellLiteral).join(',')}}`;
}

function cellLiteral(cell: Cell): string {
  if (cell === null) return 'NULL';
  if (cell instanceof Date) return `"${cell.toISOString()}"`;
  if (typeof cell === 'string') return `"${cell.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  return String(cell);
}

/** Builds the indexes and checks the references of these empty tables once at the end instead of row by row. */
export async function fillEmpty(trx: Transaction, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const { rows: references } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conrelid::regclass::text in (${sql.join(tables)})`.execute(trx);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select i.indexname as name, i.indexdef as definition
    from pg_indexes i
    where i.schemaname = current_schema() and i.tablename in (${sql.join(tables)})
      and not exists (select from pg_constraint c where c.conname = i.indexname)`.execute(trx);
  for (const { table, name } of references) {
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(trx);
  }
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(trx);
  await fill();
  for (const { definition } of indexes) await sql.raw(definition).execute(trx);
  for (const { table, name, definition } of references) {
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx);
  }
}
