import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { openMediaStore } from './open-media-store.ts';
import { knownOf, type Place, recogniseStore } from './own-store.ts';

/** Younger than this, a file may still wait for the transaction of its record. */
const DAYS_WAITING = 1;

/** Throws away rows that no record refers to, and files that no row knows: what a kill between file, row and record left. */
export async function sweepMedia(place: Place, database: Database, now: Date): Promise<void> {
  const store = openMediaStore(place);
  const before = subDays(now, DAYS_WAITING);
  await sweepRows(database, before);
  const unknown: string[] = [];
  let isEmpty = true;
  for await (const names of store.list()) {
    isEmpty &&= names.length === 0;
    const kept = await knownOf(names, database);
    unknown.push(...names.filter((name) => !kept.has(name)));
  }
  if (isEmpty) return;
  const old: string[] = [];
  for (const name of unknown) {
    const found = await store.stat(name);
    if (found && found.at < before) old.push(name);
  }
  // The store may have become another database's since the start.
  await recogniseStore(database, place, now);
  await store.delete(old);
}

/**
 * Whatever refers to media says so with a foreign key, so that the database knows who does. What goes with its file (`on delete
 * cascade`) only says what it was uploaded for.
 */
async function sweepRows(database: Database, before: Date): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media'::regclass and c.confdeltype <> 'c'`.execute(database);
  const referred = rows.map(
    ({ table, column }) =>
      sql<boolean>`not exists (select from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = media.id)`,
  );
  await sql`delete from media where created_at < ${before} and ${sql.join(referred, sql` and `)}`.execute(database);
}
