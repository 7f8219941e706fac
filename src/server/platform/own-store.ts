import type { Database } from './database.ts';
import { keptSecret } from './kept-secret.ts';
import { type MediaStore, StoreFault } from './media-store.ts';
import { type MediaPlace, openMediaStore } from './open-media-store.ts';
import type { Settings } from './settings.ts';
import { whyIn } from './start.words.ts';
import { faultOf } from './storage.ts';

/** In the settings of the database, and in what the folder or bucket is known by. */
const ID = 'dataFolder';
/** Of the newest files that the database names: where none of them is, none is. */
const LOOKED_FOR = 50;

type Place = MediaPlace & Pick<Settings, 'databaseUrl'>;

/**
 * Servers and workers on one PostgreSQL share a data folder, or a bucket: one whose mount was forgotten, or whose files were not
 * brought along, is told from it at the start, not by the first file that is not there. One that has come back from a backup is
 * known by its files. Only one process may be at it (`OpenDatabase.alone`).
 */
export async function recogniseStore(database: Database, place: Place, now: Date): Promise<void> {
  if (place.databaseUrl === null && place.mediaBucket === null) return;
  const store = openMediaStore(place);
  const hasOne = await knowsStore(database);
  const id = await keptSecret(database, ID, now);
  if ((await store.mark.read()).trim() === id) return;
  const named = await database
    .selectFrom('media')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(LOOKED_FOR)
    .execute();
  if (named.length > 0 && !(await hasAny(store, named))) {
    // One that can be no store at all is told as that.
    await store.tryAll();
    throw new Error(
      `${store.place} is not the one of this database: none of the files that it names is there. ${store.remedy}; to go on without the files, write ${id} into ${store.mark.name}.`,
    );
  }
  if (named.length === 0 && hasOne) {
    console.warn(
      `WARNING: ${store.place} is new to this database. All servers and workers must share one; once there are files, this one is refused where they are in another.`,
    );
    return;
  }
  await store.mark.write(`${id}\n`);
}

async function hasAny(store: MediaStore, files: readonly { id: string }[]): Promise<boolean> {
  for (const { id } of files) if ((await store.stat(id)) !== null) return true;
  return false;
}

/** What a start lays there by itself would make any other one look right: it is recognised before that too. */
export async function fillOwnStore(
  database: Database,
  place: Place,
  { now, fill }: { now: Date; fill: () => Promise<void> },
): Promise<void> {
  if (await knowsStore(database)) await recogniseStore(database, place, now);
  await fill();
  await recogniseStore(database, place, now);
}

async function knowsStore(database: Database): Promise<boolean> {
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

/** Whether there is a bucket to look into: one that is away comes back by itself, one that is set up wrong ends the start. */
export async function isStoreThere(place: MediaPlace): Promise<boolean> {
  if (place.mediaBucket === null) return true;
  try {
    await openMediaStore(place).tryAll();
    return true;
  } catch (error) {
    if (!(error instanceof StoreFault && error.isAway)) throw error;
    console.warn(`WARNING: ${error.message} Until it does no file is shown, and what people upload is refused.`);
    return false;
  }
}
