import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { type Migration, migrationFiles } from './migration-files.ts';

interface Applied {
  name: string;
  /** Null where it was applied before checksums were kept. */
  checksum: string | null;
}

/**
 * Brings the database to the newest migration and answers with those that were still to be applied. Only one process may be
 * at it (`OpenDatabase.alone`).
 */
export async function migrate(database: Database, files?: readonly Migration[]): Promise<string[]> {
  const known = files ?? (await migrationFiles());
  await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    database,
  );
  await sql`alter table migrations add column if not exists checksum text`.execute(database);
  const { rows: applied } = await sql<Applied>`select name, checksum from migrations order by name`.execute(database);
  const pending = pendingOf(known, applied);
  for (const { name, text } of known) {
    if (applied.some((row) => row.name === name && row.checksum === null)) {
      await sql`update migrations set checksum = ${checksumOf(text)} where name = ${name}`.execute(database);
    }
  }
  for (const { name, text } of pending) {
    await database.transaction().execute(async (trx) => {
      await sql.raw(text).execute(trx);
      await sql`insert into migrations (name, checksum) values (${name}, ${checksumOf(text)})`.execute(trx);
    });
  }
  return pending.map((file) => file.name);
}

/** What is still to be applied, in order; throws one sentence where the database is not the one that these files make. */
export function pendingOf(files: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const { name, checksum } of applied) {
    const file = byName.get(name);
    if (!file) {
      throw new Error(
        `The database has the migration ${name}, which this version of FMIS does not know. Start the version that made it, or restore a backup of before.`,
      );
    }
    if (checksum !== null && checksum !== checksumOf(file.text)) {
      throw new Error(
        `The migration ${name} is not the one that was applied to the database: a migration is never changed after it has landed. Bring its file back, and put the change into a new one.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  const pending = files.filter(({ name }) => !done.has(name));
  const last = [...done].sort().at(-1) ?? '';
  const late = pending.find(({ name }) => name < last);
  if (late) {
    throw new Error(
      `The migration ${late.name} was never applied to the database, but ${last} after it was. Give it a number behind all that have landed.`,
    );
  }
  return pending;
}

/** The same for a file whose lines were ended otherwise on the way. */
function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
