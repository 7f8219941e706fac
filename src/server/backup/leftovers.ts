import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openServer } from '../platform/database.ts';
import { lockFolder } from '../platform/folder-lock.ts';
import type { Settings } from '../platform/settings.ts';

const COPIES = /^(backing-up|restoring|replaced)-\w+(\.growing)?$/;
/** Held together by all that back up this database, whatever machine they are on. */
const BACKING_UP = 7_214_002;

type Place = Pick<Settings, 'dataFolder' | 'databaseUrl' | 'mediaBucket'>;

/** What a restore puts in the place of what is there. */
export function partsOf({ databaseUrl, mediaBucket }: Place): string[] {
  return [...(databaseUrl === null ? ['database'] : []), ...(mediaBucket === null ? ['media'] : [])];
}

/** While the answer is not called nobody takes what a backup of this database unpacks for left behind. */
export async function backingUp(url: string): Promise<() => Promise<void>> {
  const open = await openServer(url, { connections: 1 });
  await open.run(`select pg_advisory_lock_shared(${BACKING_UP})`);
  return open.close;
}

/** Where a backup says beside its folder which file it is writing. */
export function growingOf(staging: string): string {
  return `${staging}.growing`;
}

/** Where a restore keeps what was there until all has come back. */
export function replacedOf(staging: string): string {
  return join(staging, '..', basename(staging).replace('restoring-', 'replaced-'));
}

/**
 * Removes what backups and restores left that were killed; a restore that had not come to its end is taken back first. Only where
 * nobody can be at it: under the lock of the folder, or alone on the database (`OpenDatabase.alone`) and beside no backup.
 */
export async function clearLeftovers(place: Place, database?: Database) {
  const names = await readdir(place.dataFolder).catch(() => []);
  if (!names.some((name) => COPIES.test(name))) return;
  if (!database) {
    const release = await lockFolder(place.dataFolder);
    const isDone = async (staging: string) => !partsOf(place).some((part) => existsSync(join(staging, part)));
    await clear(place, isDone).finally(release);
    return;
  }
  await database.transaction().execute(async (trx) => {
    const { rows } = await sql<{ isFree: boolean; restored: string | null }>`
      select pg_try_advisory_xact_lock(${BACKING_UP}) as "isFree",
        obj_description(to_regnamespace('public'), 'pg_namespace') as restored`.execute(trx);
    const [found] = rows;
    if (found?.isFree) await clear(place, async (staging) => found.restored === restoredMark(staging));
  });
}

/** The schema has it in its comment from the moment on at which its rows have come back. */
export function restoredMark(staging: string): string {
  return `restored by ${basename(staging)}`;
}

async function clear(place: Place, isDone: (staging: string) => Promise<boolean>): Promise<void> {
  const left = (await readdir(place.dataFolder)).filter((name) => COPIES.test(name));
  for (const name of left.filter((one) => one.startsWith('restoring-'))) {
    const staging = join(place.dataFolder, name);
    if (!existsSync(replacedOf(staging)) || (await isDone(staging))) continue;
    await takeBack(place, staging);
    console.warn('WARNING: a restore was interrupted before its end; what was there before it is there again.');
  }
  for (const name of left) {
    const path = join(place.dataFolder, name);
    const growing = name.endsWith('.growing') ? await readFile(path, 'utf8').catch(() => '') : '';
    if (growing.endsWith('.growing')) await rm(growing, { force: true });
    await rm(path, { recursive: true, force: true });
  }
}

/** What was there before goes back to its place, and what had come into it back to the copy. */
export async function takeBack(place: Place, staging: string): Promise<void> {
  for (const part of partsOf(place)) {
    const there = join(place.dataFolder, part);
    const fresh = join(staging, part);
    const old = join(replacedOf(staging), part);
    if (!existsSync(fresh) && existsSync(there)) await rename(there, fresh);
    if (existsSync(old)) await rename(old, there);
  }
}
