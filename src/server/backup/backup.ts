import { existsSync } from 'node:fs';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type OpenDatabase, openEmbedded, openServer } from '../platform/database.ts';
import { isNoRoom, makeFolder } from '../platform/make-folder.ts';
import type { Settings } from '../platform/settings.ts';
import type { Schema } from '../schema.ts';
import { lay, pack } from './archive.ts';
import { type Copies, withCopies } from './copies.ts';
import { backingUp, clearLeftovers, growingOf } from './leftovers.ts';
import { runTool } from './postgres-tools.ts';

type Place = Pick<Settings, 'dataFolder' | 'databaseUrl'>;

/**
 * Writes the database and the media that its rows name into one file. On a server it is one moment of the database, whatever is
 * written meanwhile: a file is in the folder before its row is, so every row of that moment finds its file.
 * @returns the ids of files that were lost before: all the rest is in the backup
 */
export async function backUp({ dataFolder, databaseUrl }: Place, file: string, replace = false): Promise<string[]> {
  if (!replace && existsSync(file)) {
    throw new Error(`${file} is there already: back up over it with --replace, or choose another name.`);
  }
  await makeFolder(dataFolder);
  if (!databaseUrl) await clearLeftovers({ dataFolder, databaseUrl });
  const open = databaseUrl ? await openServer(databaseUrl) : await openEmbedded({ folder: dataFolder });
  try {
    if (databaseUrl) await open.alone((database) => clearLeftovers({ dataFolder, databaseUrl }, database));
    const release = databaseUrl ? await backingUp(databaseUrl) : async () => {};
    return await withCopies((copies) =>
      copyAll({ dataFolder, databaseUrl }, { open, file: resolve(file), copies }),
    ).finally(release);
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
  { dataFolder, databaseUrl }: Place,
  { open, file, copies }: { open: OpenDatabase; file: string; copies: Copies },
): Promise<string[]> {
  const media = join(dataFolder, 'media');
  const staging = copies.add(await mkdtemp(join(dataFolder, 'backing-up-')));
  const growing = copies.add(`${file}.growing`);
  await writeFile(copies.add(growingOf(staging)), growing);
  const missing: string[] = [];
  const migration = await open.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { ids, newest } = await contentOf(trx);
      if (databaseUrl) {
        const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
        const target = `--file=${join(staging, 'database.sql')}`;
        const args = ['--no-owner', '--no-privileges', `--snapshot=${rows[0]?.snapshot}`, target];
        await runTool('pg_dump', databaseUrl, args);
      }
      for (const id of ids) {
        const path = join(id.slice(0, 2), id);
        if (!(await isLaid(join(media, path), join(staging, 'media', path)))) missing.push(id);
      }
      if (ids.length > 0 && missing.length === ids.length) {
        throw new Error(
          `None of the ${ids.length} files that the database names is in ${media}: nothing was backed up.`,
        );
      }
      return newest;
    });
  if (!databaseUrl) {
    await open.maintain('CHECKPOINT');
    await cp(join(dataFolder, 'database'), join(staging, 'database'), { recursive: true });
  }
  await pack(staging, { engine: open.engine, migration }, { file, growing });
  return missing;
}

/** False of a file that is not there; whatever else is wrong with it ends the backup. */
async function isLaid(from: string, to: string): Promise<boolean> {
  try {
    await lay(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

async function contentOf(database: Kysely<Schema>): Promise<{ ids: string[]; newest: string }> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name desc limit 1`.execute(
    database,
  );
  const media = await database.selectFrom('media').select('id').execute();
  return { ids: media.map(({ id }) => id), newest: rows[0]?.name ?? '' };
}
