import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { CONNECTIONS, type Database, openEmbedded, openServer } from '../platform/database.ts';
import { lockFolder } from '../platform/folder-lock.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { isEmpty, type MediaStore } from '../platform/media-store.ts';
import { migrationFiles } from '../platform/migration-files.ts';
import { holdsEmbedded, openMediaStore } from '../platform/open-media-store.ts';
import { markOf, mustBeOwn, mustHoldNoEmbedded, restoredAs } from '../platform/own-store.ts';
import type { Settings } from '../platform/settings.ts';
import { several } from '../platform/several.ts';
import { type Backup, unpack } from './archive.ts';
import { type Copies, withCopies } from './copies.ts';
import { clearLeftovers, partsOf, replacedOf, restoredMark, takeBack } from './leftovers.ts';
import { runTool } from './postgres-tools.ts';

type Place = Pick<Settings, 'dataFolder' | 'databaseUrl' | 'mediaBucket'>;

const AT_ONCE = 16;

/**
 * Brings a backup back; over what is there only when told to `replace` it. What was there goes last. Nobody else may be at the
 * place: a server that goes on would write what it remembers into what has come back, and one that starts waits.
 */
export async function restore(place: Place, file: string, replace: boolean): Promise<void> {
  const { dataFolder, databaseUrl } = place;
  if (databaseUrl === null) {
    await clearLeftovers(place);
    const release = await lockFolder(dataFolder);
    await withCopies((copies) => bringBack(place, file, { replace, copies })).finally(release);
    return;
  }
  const open = await openServer(databaseUrl, { name: 'fmis restore' });
  try {
    await open.alone(async (database) => {
      await refuseIfConnected(database);
      await clearLeftovers(place, database);
      await refuseOthers(place, database);
      await withCopies((copies) => bringBack(place, file, { replace, copies }));
    });
  } finally {
    await open.close();
  }
}

/** How often it is looked, a moment apart: what has just been stopped may still be on its way out. */
const LOOKS = 10;

async function refuseIfConnected(database: Database): Promise<void> {
  let from: string[] = [];
  for (let look = 0; look < LOOKS; look++) {
    if (look > 0) await sql`select pg_sleep(0.2)`.execute(database);
    const { rows } = await sql<{ from: string }>`
      select distinct coalesce(host(client_addr), 'its own machine') as "from" from pg_stat_activity
      where datname = current_database() and application_name = ${CONNECTIONS} order by 1`.execute(database);
    if (rows.length === 0) return;
    from = rows.map((row) => row.from);
  }
  throw new Error(
    `FMIS is connected to this database (from ${from.join(', ')}): stop its servers and workers first. Nothing was changed.`,
  );
}

/** What is to be replaced may be of this database alone; an empty one may come to the files of one that was lost. */
async function refuseOthers(place: Place, database: Database): Promise<void> {
  mustHoldNoEmbedded(place);
  const { rows } = await sql<{ has: boolean }>`select to_regclass('public.media') is not null as has`.execute(database);
  if (rows[0]?.has) await mustBeOwn(database, place);
}

async function bringBack(
  place: Place,
  file: string,
  { replace, copies }: { replace: boolean; copies: Copies },
): Promise<void> {
  const { dataFolder, databaseUrl } = place;
  await makeFolder(dataFolder);
  const staging = copies.add(await mkdtemp(join(dataFolder, 'restoring-')));
  if (!replace) await refuseIfUsed(place);
  const backup = await unpack(file, staging);
  const engine = databaseUrl ? 'postgres' : 'pglite';
  if (backup.engine !== engine) {
    throw new Error(
      `This backup is of the ${backup.engine} engine, and this database is of ${engine}: nothing was changed.`,
    );
  }
  if (!(await migrationFiles()).some(({ name }) => name === backup.migration)) {
    throw new Error(`This backup is of a newer version of FMIS (${backup.migration}): nothing was changed.`);
  }
  // What has not come into its place yet is in the copy, also where there is nothing of it.
  await mkdir(join(staging, 'media'), { recursive: true });
  const store = openMediaStore(place);
  const settled = restoredAs(await markOf(store));
  if (databaseUrl === null) await settle(staging, settled);
  if (place.mediaBucket !== null) await putBack(store, staging, backup);
  copies.goOn();
  const old = replacedOf(staging);
  await mkdir(old);
  for (const part of partsOf(place)) await swap(join(dataFolder, part), join(staging, part), join(old, part));
  if (databaseUrl) {
    try {
      await load(databaseUrl, staging, settled);
    } catch (error) {
      await takeBack(place, staging);
      await rm(old, { recursive: true, force: true });
      throw error;
    }
  }
  await rm(old, { recursive: true, force: true });
}

/**
 * Beside what is there: what a file is called says what is in it, so that nothing is lost where the rest does not come back. What
 * no row knows afterwards is swept away.
 */
async function putBack(store: MediaStore, staging: string, { files }: Backup): Promise<void> {
  const media = Object.entries(files).filter(([name]) => name.startsWith('media/'));
  await several(media, { atOnce: AT_ONCE }, ([name, { size, sha256 }]) =>
    store.put(basename(name), { path: join(staging, name), size, sha256 }),
  );
}

/** The same in an embedded database that has not come into its place yet. */
async function settle(staging: string, settled: string): Promise<void> {
  const open = await openEmbedded({ folder: staging });
  await open.run(settled).finally(open.close);
}

/** In one transaction: either everything is as in the backup, or nothing has changed. */
async function load(url: string, staging: string, settled: string): Promise<void> {
  const prelude = join(staging, 'prelude.sql');
  await writeFile(prelude, 'drop schema if exists jobs cascade;\ndrop schema public cascade;\ncreate schema public;\n');
  const coda = join(staging, 'coda.sql');
  await writeFile(coda, `${settled}comment on schema public is '${restoredMark(staging)}';\n`);
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  const files = [prelude, join(staging, 'database.sql'), coda];
  await runTool('psql', url, [...options, ...files.map((file) => `--file=${file}`)]);
}

async function swap(place: string, fresh: string, aside: string): Promise<void> {
  if (existsSync(place)) await rename(place, aside);
  if (existsSync(fresh)) await rename(fresh, place);
}

async function refuseIfUsed(place: Place): Promise<void> {
  const { dataFolder, databaseUrl } = place;
  const store = openMediaStore(place);
  if ((await markOf(store)) !== '' || !(await isEmpty(store))) {
    throw new Error(
      `${store.place} has media, or is a database's already: restore over them with --replace, or choose an empty one (${store.setting}).`,
    );
  }
  if (!databaseUrl && holdsEmbedded(place)) {
    throw new Error(`There are records in ${dataFolder}: restore over them with --replace, or choose an empty folder.`);
  }
  if (!databaseUrl) return;
  const open = await openServer(databaseUrl, { name: 'fmis restore' });
  const { rows } = await sql`select from pg_class where relnamespace = 'public'::regnamespace limit 1`.execute(
    open.database,
  );
  await open.close();
  if (rows.length > 0)
    throw new Error('There are tables in the database: restore over them with --replace, or choose an empty one.');
}
