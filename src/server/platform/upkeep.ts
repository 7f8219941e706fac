import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { askForRoom } from './database-room.ts';
import { forgetOldEvents } from './history.ts';
import { forgetOldKeys } from './idempotency.ts';
import { HOURLY, type JobKind } from './jobs/jobs.ts';
import { sweepMedia } from './media-sweep.ts';
import type { Place } from './own-store.ts';

interface Places {
  clock: () => Date;
  place: Place;
  spoolFolder: string;
}

/** What keeps database and folder in order. */
export function upkeepJobs(open: OpenDatabase, { clock, place, spoolFolder }: Places): JobKind[] {
  const { database } = open;
  return [
    { name: 'forget-keys', cron: HOURLY, work: () => forgetOldKeys(database, clock()) },
    { name: 'forget-events', cron: HOURLY, work: () => forgetOldEvents(database, clock()) },
    { name: 'clear-uploads', cron: HOURLY, work: () => clearForgottenUploads(spoolFolder, clock()) },
    { name: 'sweep-media', cron: HOURLY, work: () => sweepMedia(place, database, clock()) },
    { name: 'vacuum-new', atStart: true, work: (_, signal) => vacuum(open, 'new', signal) },
    ...(open.engine === 'pglite' ? embeddedJobs(open) : []),
  ];
}

/** What the embedded database does not do by itself. */
function embeddedJobs(open: OpenDatabase): JobKind[] {
  return [
    { name: 'checkpoint', cron: '*/5 * * * *', work: () => checkpoint(open) },
    { name: 'vacuum', cron: '37 */6 * * *', work: (_, signal) => vacuum(open, 'every', signal) },
  ];
}

/** One that finds no room leaves the embedded database without an answer to anything: it is not begun. */
async function checkpoint({ database, maintain }: OpenDatabase): Promise<void> {
  await askForRoom(database);
  await maintain('CHECKPOINT');
}

/**
 * Frees the room of old rows and counts what is there, for good plans: in every table, or in those where it was never done, as
 * after a first start. Table by table, so that whoever waits for the embedded database's one connection is answered in between.
 */
export async function vacuum(
  { database, maintain }: OpenDatabase,
  which: 'every' | 'new',
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and (${which === 'every'} or reltuples < 0)
    order by relname`.execute(database);
  for (const { name } of rows) {
    if (signal?.aborted) return;
    await maintain('VACUUM ANALYZE', name);
  }
}

const DAY_MS = 24 * 3_600_000;

/** Uploads that were being read when a server was killed. */
export async function clearForgottenUploads(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Another process may have just taken it.
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > DAY_MS) await rm(path, { force: true });
  }
}
