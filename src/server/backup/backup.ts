import { existsSync } from 'node:fs';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../platform/database.ts';
import { isNoRoom, makeFolder } from '../platform/make-folder.ts';
import { openFilled } from '../platform/open-database.ts';
import { openMediaStore } from '../platform/open-media-store.ts';
import { mustBeOwn } from '../platform/own-store.ts';
import type { Settings } from '../platform/settings.ts';
import { several } from '../platform/several.ts';
import type { Schema } from '../schema.ts';
import { pack } from './archive.ts';
import { type Copies, withCopies } from './copies.ts';
import { backingUp, clearLeftovers, growingOf } from './leftovers.ts';
import { runTool } from './postgres-tools.ts';

type Place = Pick<Settings, 'dataFolder' | 'databaseUrl' | 'mediaBucket'>;

/** A file of a bucket is fetched, not only named a second time. */
const AT_ONCE = 16;

/**
 * Writes the database and the media that its rows name into one file. On a server it is one moment of the database, whatever is
 * written meanwhile: a file is in its store before its row is, so every row of that moment finds its file.
 * @returns the ids of files that were lost before: all the rest is in the backup
 */
export async function backUp(place: Place, file: string, replace = false): Promise<string[]> {
  const { dataFolder, databaseUrl } = place;
  if (!replace && existsSync(file)) {
    throw new Error(`${file} is there already: back up over it with --replace, or choose another name.`);
  }
  if (!databaseUrl) await clearLeftovers(place);
  const open = await openFilled(place);
  try {
    await makeFolder(dataFolder);
    if (databaseUrl) await open.alone((database) => clearLeftovers(place, database));
    await mustBeOwn(open.database, place);
    const release = databaseUrl ? await backingUp(databaseUrl) : async () => {};
    return await withCopies((copies) => copyAll(place, { open, file: resolve(file), copies })).finally(release);
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    throw new Error(`There is no room for the backup, in ${dataFolder} or beside ${file}: nothing was backed up.`, {
      cause: error,
    });
  } finally {
    await open.close();
  }
}

async function copyAll(
  place: Place,
  { open, file, copies }: { open: OpenDatabase; file: string; copies: Copies },
): Promise<string[]> {
  const { dataFolder, databaseUrl } = place;
  const staging = copies.add(await mkdtemp(join(dataFolder, 'backing-up-')));
  const growing = copies.add(`${file}.growing`);
  await writeFile(copies.add(growingOf(staging)), growing);
  const { ids, newest } = await open.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const content = await contentOf(trx);
      if (databaseUrl) {
        const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
        const target = `--file=${join(staging, 'database.sql')}`;
        const args = ['--no-owner', '--no-privileges', `--snapshot=${rows[0]?.snapshot}`, target];
        await runTool('pg_dump', databaseUrl, args);
      }
      return content;
    });
  const missing = await layMedia(place, { ids, staging, database: open.database });
  if (!databaseUrl) {
    await open.maintain('CHECKPOINT');
    await cp(join(dataFolder, 'database'), join(staging, 'database'), { recursive: true });
  }
  await pack(staging, { engine: open.engine, migration: newest }, { file, growing });
  return missing;
}

/** @returns the ids of files that were lost, and not thrown away meanwhile */
async function layMedia(
  place: Place,
  { ids, staging, database }: { ids: readonly string[]; staging: string; database: Kysely<Schema> },
): Promise<string[]> {
  const store = openMediaStore(place);
  const missing: string[] = [];
  await several(ids, { atOnce: AT_ONCE }, async (id) => {
    if (!(await store.lay(id, join(staging, 'media', id.slice(0, 2), id)))) missing.push(id);
  });
  if (missing.length === 0) return [];
  if (missing.length === ids.length) {
    throw new Error(
      `None of the ${ids.length} files that the database names is there: nothing was backed up (${store.place}).`,
    );
  }
  const { rows } = await sql<{ id: string }>`select id from media where id = any(${missing}::uuid[])`.execute(database);
  return rows.map(({ id }) => id);
}

async function contentOf(database: Kysely<Schema>): Promise<{ ids: string[]; newest: string }> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name desc limit 1`.execute(
    database,
  );
  const media = await database.selectFrom('media').select('id').execute();
  return { ids: media.map(({ id }) => id), newest: rows[0]?.name ?? '' };
}
