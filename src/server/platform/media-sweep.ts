import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Younger than this, a file may still wait for the transaction of its record. */
const DAYS_WAITING = 1;
const FOLDER_OF_MEDIA = /^[0-9a-f]{2}$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Throws away rows that no record refers to, and files that no row knows: what a kill between file, row and record left.
 * Beside a database that knows none of the files, the folder is somebody else's and stays as it is.
 */
export async function sweepMedia(folder: string, database: Database, now: Date): Promise<void> {
  const before = subDays(now, DAYS_WAITING);
  await sweepRows(database, before);
  const folders = (await namesIn(folder)).filter((name) => FOLDER_OF_MEDIA.test(name));
  const found = [];
  for (const name of folders) found.push(await filesIn(join(folder, name), database));
  if (found.every(({ known }) => known === 0)) return;
  for (const path of found.flatMap(({ unknown }) => unknown)) {
    const { mtime } = await stat(path);
    if (mtime < before) await rm(path, { force: true });
  }
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

async function filesIn(folder: string, database: Database): Promise<{ known: number; unknown: string[] }> {
  const names = await namesIn(folder);
  const rows = await database
    .selectFrom('media')
    .select('id')
    .where(sql<boolean>`id = any(${names.filter((name) => ID.test(name))}::uuid[])`)
    .execute();
  const kept = new Set(rows.map(({ id }) => id));
  return { known: kept.size, unknown: names.filter((name) => !kept.has(name)).map((name) => join(folder, name)) };
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch(() => []);
}
