import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { keptSecret } from './kept-secret.ts';
import { makeFolder } from './make-folder.ts';
import type { Settings } from './settings.ts';
import { whyIn } from './start.words.ts';
import { faultOf } from './storage.ts';

/** In the settings of the database, and the file of the folder that has the same in it. */
const ID = 'dataFolder';
const MARK = 'fmis.folder';
/** Of the newest files that the database names: where none of them is, none is. */
const LOOKED_FOR = 50;

/**
 * Servers and workers on one PostgreSQL share a data folder: one whose mount was forgotten is told from it at the start, not by
 * the first file that is not there. A folder that has come back from a backup is known by its files. Only one process may be at
 * it (`OpenDatabase.alone`).
 */
export async function recogniseFolder(
  database: Database,
  { dataFolder, databaseUrl }: Pick<Settings, 'dataFolder' | 'databaseUrl'>,
  now: Date,
): Promise<void> {
  if (databaseUrl === null) return;
  const hasOne = await knowsFolder(database);
  const id = await keptSecret(database, ID, now);
  const mark = join(dataFolder, MARK);
  const marked = await readFile(mark, 'utf8').catch(() => '');
  if (marked.trim() === id) return;
  const named = await database
    .selectFrom('media')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(LOOKED_FOR)
    .execute();
  const isThere = named.some((file) => existsSync(join(dataFolder, 'media', file.id.slice(0, 2), file.id)));
  if (named.length > 0 && !isThere) {
    // One that can be no folder at all is told as that.
    await makeFolder(dataFolder);
    throw new Error(
      `The data folder ${dataFolder} is not the one of this database: none of the files that it names is there. Mount the folder that all servers and workers share (FMIS_DATA_DIR), or restore a backup; to go on without the files, write ${id} into ${mark}.`,
    );
  }
  if (named.length === 0 && hasOne) {
    console.warn(
      `WARNING: the data folder ${dataFolder} is new to this database. All servers and workers must share one (FMIS_DATA_DIR); once there are files, this one is refused where they are in another.`,
    );
    return;
  }
  // A folder that takes no file is told by itself.
  await makeFolder(dataFolder).catch(() => {});
  await writeFile(mark, `${id}\n`).catch(() => {});
}

/** What a start lays into the folder by itself would make any other one look right: a folder is recognised before that too. */
export async function fillOwnFolder(
  database: Database,
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl'>,
  { now, fill }: { now: Date; fill: () => Promise<void> },
): Promise<void> {
  if (await knowsFolder(database)) await recogniseFolder(database, settings, now);
  await fill();
  await recogniseFolder(database, settings, now);
}

async function knowsFolder(database: Database): Promise<boolean> {
  const known = await database.selectFrom('settings').select('name').where('name', '=', ID).executeTakeFirst();
  return known !== undefined;
}

/** Who reads is served without a disk to write on; whoever looks after the server hears of it before the first upload does. */
export async function warnOfUnwritable(folder: string): Promise<void> {
  const fault = await faultOf(folder);
  if (fault === null) return;
  console.warn(
    `WARNING: no file can be written into ${folder}: ${whyIn(fault)}. What people upload is refused meanwhile.`,
  );
}
