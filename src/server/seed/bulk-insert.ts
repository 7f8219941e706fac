import { sql } from 'kysely';
import type { Transaction } from '../platform/transaction.ts';

const ROWS_A_STATEMENT = 5_000;

type Cell = string | number | boolean | Date | null;

/** Rows as their insertion sends them: one array a column, as text. */
export interface ReadyRows {
  columns: Readonly<Record<string, string>>;
  /** The columns of some rows, and of the next ones. */
  parts: readonly (readonly string[])[];
}

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
  await insertReady(trx, table, readyRows(columns, rows));
}

export function readyRows<Column extends string>(
  columns: Readonly<Record<Column, string>>,
  rows: readonly Readonly<Record<Column, Cell>>[],
): ReadyRows {
  const cells: readonly Readonly<Record<string, Cell>>[] = rows;
  const starts = Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, n) => n * ROWS_A_STATEMENT);
  const parts = starts.map((start) => {
    const end = Math.min(start + ROWS_A_STATEMENT, rows.length);
    return Object.keys(columns).map((name) => columnLiteral(cells, name, start, end));
  });
  return { columns, parts };
}

export async function insertReady(trx: Transaction, table: string, { columns, parts }: ReadyRows): Promise<void> {
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const types = Object.values(columns);
  for (const part of parts) {
    // In the list of what is selected they advance together; after `from`, each array would be copied first.
    const cells = part.map((literal, index) => sql`unnest(${literal}::${sql.raw(types[index] ?? 'text')}[])`);
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) select ${sql.join(cells)}`.execute(trx);
  }
}

/** Millions of cells pass here at a first start. Joined, because a text grown by `+=` is slow to send. */
function columnLiteral(rows: readonly Readonly<Record<string, Cell>>[], name: string, start: number, end: number) {
  const literals: string[] = [];
  for (let index = start; index < end; index++) literals.push(cellLiteral(rows[index]?.[name]));
  return `{${literals.join(',')}}`;
}

function cellLiteral(cell: Cell | undefined): string {
  if (typeof cell === 'string') return special.test(cell) ? `"${escaped(cell)}"` : `"${cell}"`;
  if (cell === null || cell === undefined) return 'NULL';
  return cell instanceof Date ? `"${cell.toISOString()}"` : String(cell);
}

const special = /["\\]/;

function escaped(cell: string): string {
  return cell.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}

/** Builds the indexes and checks keys and references of these empty tables once at the end instead of row by row. */
export async function fillEmpty(trx: Transaction, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const names = sql.join(tables);
  // A key to which other tables refer can't be taken away; such references of these tables among themselves go first.
  const { rows: constraints } = await sql<{ table: string; name: string; definition: string; refers: boolean }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition,
      contype = 'f' as refers
    from pg_constraint c
    where conrelid::regclass::text in (${names}) and (contype = 'f' or contype in ('p', 'u') and not exists (
      select from pg_constraint r
      where r.contype = 'f' and r.conindid = c.conindid and r.conrelid::regclass::text not in (${names})))
    order by refers desc`.execute(trx);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select i.indexname as name, i.indexdef as definition
    from pg_indexes i
    where i.schemaname = current_schema() and i.tablename in (${names})
      and not exists (select from pg_constraint c where c.conname = i.indexname)`.execute(trx);
  for (const { table, name } of constraints) {
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(trx);
  }
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(trx);
  await fill();
  for (const { definition } of indexes) await sql.raw(definition).execute(trx);
  for (const { table, name, definition } of constraints.toReversed()) {
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx);
  }
}
