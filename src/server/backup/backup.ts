import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openEmbedded, openServer } from '../platform/database.ts';
import type { Settings } from '../platform/settings.ts';
import type { Schema } from '../schema.ts';
import { lay, pack } from './archive.ts';
import { runTool } from './postgres-tools.ts';

type Place = Pick<Settings, 'dataFolder' | 'databaseUrl'>;

/**
 * Writes the database and the media that its rows name into one file. On a server it is one moment of the database, whatever is
 * written meanwhile: a file is in the folder before its row is, so every row of that moment finds its file.
 */
export async function backUp({ dataFolder, databaseUrl }: Place, file: string): Promise<void> {
  const media = join(dataFolder, 'media');
  await mkdir(dataFolder, { recursive: true });
  const open = databaseUrl ? await openServer(databaseUrl) : await openEmbedded({ folder: dataFolder });
  const staging = await mkdtemp(join(dataFolder, 'backing-up-'));
  try {
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
          await lay(join(media, path), join(staging, 'media', path)).catch((cause: unknown) => {
            throw new Error(`The file ${id} is missing in ${media}: nothing was backed up.`, { cause });
          });
        }
        return newest;
      });
    if (!databaseUrl) {
      await open.maintain('CHECKPOINT');
      await cp(join(dataFolder, 'database'), join(staging, 'database'), { recursive: true });
    }
    await pack(staging, { engine: open.engine, migration }, resolve(file));
  } finally {
    await rm(staging, { recursive: true, force: true });
    await open.close();
  }
}

async function contentOf(database: Kysely<Schema>): Promise<{ ids: string[]; newest: string }> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name desc limit 1`.execute(
    database,
  );
  const media = await database.selectFrom('media').select('id').execute();
  return { ids: media.map(({ id }) => id), newest: rows[0]?.name ?? '' };
}
