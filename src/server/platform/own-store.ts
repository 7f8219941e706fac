import { sql } from 'kysely';
import type { Database } from './database.ts';
import { keptSecret } from './kept-secret.ts';
import { isEmpty, type MediaStore, StoreFault } from './media-store.ts';
import { holdsEmbedded, type MediaPlace, openMediaStore } from './open-media-store.ts';
import type { Settings } from './settings.ts';
import { whyIn } from './start.words.ts';
import { faultOf } from './storage.ts';

/** In the settings of the database, and in what the folder or bucket is known by. */
const ID = 'dataFolder';
/** Of the newest files that the database names: where none of them is, none is. */
const LOOKED_FOR = 50;
const MEDIA_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type Place = MediaPlace & Pick<Settings, 'databaseUrl'>;

/**
 * A folder or bucket belongs to one database, which would sweep away what another one keeps there: both have the same id, the store
 * as its mark. A store without one is taken where it is empty, or has files that this database knows, as one that has come back
 * from a backup. A mount that was forgotten, and files that were not brought along, are told from it at the start, not by the first
 * file that is not there. Only one process may be at it (`OpenDatabase.alone`).
 */
export async function recogniseStore(database: Database, place: Place, now: Date): Promise<void> {
  if (await mustBeOwn(database, place)) return;
  const store = openMediaStore(place);
  const known = await idOf(database);
  if (known !== null) {
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
        `${store.place} is not the one of this database: none of the files that it names is there. ${store.remedy}; to go on without the files, write ${known} into ${store.mark.name}.`,
      );
    }
    if (named.length === 0 && place.databaseUrl !== null) {
      console.warn(
        `WARNING: ${store.place} is new to this database. All servers and workers must share one; once there are files, this one is refused where they are in another.`,
      );
      return;
    }
  }
  await store.mark.write(`${await keptSecret(database, ID, now)}\n`);
  // Somebody else may have been quicker.
  await mustBeOwn(database, place);
}

/** Throws where the folder or bucket is another database's; false of one that is nobody's yet. */
export async function mustBeOwn(database: Database, place: Place): Promise<boolean> {
  const store = openMediaStore(place);
  const mark = await markOf(store);
  if (mark !== '') {
    if (mark === (await idOf(database))) return true;
    throw othersStore(store, `belongs to another database, which ${store.mark.name} names`);
  }
  mustHoldNoEmbedded(place);
  if (await hasStrangersOnly(store, database)) {
    throw othersStore(store, 'has files that this database does not know');
  }
  return false;
}

/** A PostgreSQL does not come into the folder of an embedded database. */
export function mustHoldNoEmbedded(place: Place): void {
  if (place.databaseUrl === null || place.mediaBucket !== null || !holdsEmbedded(place)) return;
  throw othersStore(openMediaStore(place), 'belongs to the embedded database that lies in it');
}

/** An embedded database does not begin where the media of another one lie. */
export async function mustBeginAlone(place: MediaPlace): Promise<void> {
  if (place.mediaBucket !== null || holdsEmbedded(place)) return;
  const store = openMediaStore(place);
  if ((await markOf(store)) === '' && (await isEmpty(store))) return;
  throw othersStore(store, 'has the media of another database');
}

export async function markOf(store: MediaStore): Promise<string> {
  return (await store.mark.read()).trim();
}

/** What comes back from a backup takes the mark of the place it comes to; where there is none the next start makes another one. */
export function restoredAs(mark: string): string {
  if (mark === '') return `delete from public.settings where name = '${ID}';\n`;
  const value = JSON.stringify(mark).replaceAll("'", "''");
  return `insert into public.settings (name, value, changed_at) values ('${ID}', '${value}', now())
    on conflict (name) do update set value = excluded.value;\n`;
}

function othersStore(store: MediaStore, why: string): Error {
  return new Error(`${store.place} ${why}: nothing was changed. Each database needs its own (${store.setting}).`);
}

async function idOf(database: Database): Promise<string | null> {
  const row = await database.selectFrom('settings').select('value').where('name', '=', ID).executeTakeFirst();
  return row ? String(row.value) : null;
}

async function hasAny(store: MediaStore, files: readonly { id: string }[]): Promise<boolean> {
  for (const { id } of files) if ((await store.stat(id)) !== null) return true;
  return false;
}

async function hasStrangersOnly(store: MediaStore, database: Database): Promise<boolean> {
  let has = false;
  for await (const names of store.list()) {
    if ((await knownOf(names, database)).size > 0) return false;
    has ||= names.length > 0;
  }
  return has;
}

/** Those of several that the database has a row of. */
export async function knownOf(names: readonly string[], database: Database): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('media')
    .select('id')
    .where(sql<boolean>`id = any(${names.filter((name) => MEDIA_ID.test(name))}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
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
