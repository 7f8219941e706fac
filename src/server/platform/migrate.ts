import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const folder = new URL('../migrations/', import.meta.url);
const LOCK = 7_214_001;

/** Brings the database to the newest migration. Several processes may start at once: one migrates, the others wait. */
export async function migrate(database: Database): Promise<string[]> {
  const files = await migrationFiles();
  return await database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK}::bigint)`.execute(connection);
    try {
      await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
        connection,
      );
      const known = await sql<{ name: string }>`select name from migrations`.execute(connection);
      const done = new Set(known.rows.map((row) => row.name));
      const pending = files.filter((file) => !done.has(file.name));
      for (const file of pending) {
        await connection.transaction().execute(async (trx) => {
          await sql.raw(file.text).execute(trx);
          await sql`insert into migrations (name) values (${file.name})`.execute(trx);
        });
      }
      return pending.map((file) => file.name);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(connection);
    }
  });
}

export async function migrationFiles(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  return await Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })));
}
