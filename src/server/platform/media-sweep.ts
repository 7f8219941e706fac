import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { MediaStore } from './media-store.ts';

/** Younger than this, a file may still wait for the transaction of its record. */
const DAYS_WAITING = 1;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Throws away rows that no record refers to, and files that no row knows: what a kill between file, row and record left.
 * Beside a database that knows none of the files, the store is somebody else's and stays as it is.
 */
export async function sweepMedia(store: MediaStore, database: Database, now: Date): Promise<void> {
  const before = subDays(now, DAYS_WAITING);
  await sweepRows(database, before);
  const unknown: string[] = [];
  let known = 0;
  for await (const names of store.list()) {
    const kept = await knownOf(names, database);
    known += kept.size;
    unknown.push(...names.filter((name) => !kept.has(name)));
  }
  if (known === 0) return;
  const old: string[] = [];
  for (const name of unknown) {
    const found = await store.stat(name);
    if (found && found.at < before) old.push(name);
  }
  await store.delete(old);
}

/** Whatever refers to media says so with a foreign key, so that the database knows who does. */
async function sweepRows(database: Database, before: Date): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media'::regclass`.execute(database);
  const referred = rows.map(
    ({ table, column }) =>
      sql<boolean>`not exists (select from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = media.id)`,
  );
  await sql`delete from media where created_at < ${before} and ${sql.join(referred, sql` and `)}`.execute(database);
}

async function knownOf(names: readonly string[], database: Database): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('media')
    .select('id')
    .where(sql<boolean>`id = any(${names.filter((name) => ID.test(name))}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
