import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type NewFolder, type OpenDatabase, openEmbedded, openServer } from './database.ts';
import { isAway, isDatabaseAway } from './database-away.ts';
import { holdsEmbedded } from './open-media-store.ts';
import { mustBeginAlone } from './own-store.ts';
import type { Settings } from './settings.ts';

const PATIENCE_MS = 120_000;
const LONGEST_TRY_MS = 5_000;
const PAUSE_MS = 500;
const MAX_RESTARTS = 10;

/** The database that the settings name. A server that does not answer yet is waited for. */
export async function openDatabase(settings: Settings, newFolder?: NewFolder): Promise<OpenDatabase> {
  if (settings.databaseUrl === null) {
    await mustBeginAlone(settings);
    return await openEmbedded({ folder: settings.dataFolder }, newFolder);
  }
  await waitForServer(settings.databaseUrl);
  return await openServer(settings.databaseUrl);
}

/** The database that the settings name, for work on what is in it: none is made. */
export async function openFilled({ dataFolder, databaseUrl }: Pick<Settings, 'dataFolder' | 'databaseUrl'>) {
  if (databaseUrl === null && !holdsEmbedded({ dataFolder })) {
    throw new Error(
      `There is no database in ${dataFolder}: nothing was done. Name its folder with FMIS_DATA_DIR, or its server with DATABASE_URL.`,
    );
  }
  const open = databaseUrl === null ? await openEmbedded({ folder: dataFolder }) : await openServer(databaseUrl);
  try {
    const { rows } = await open.run(`select to_regclass('migrations') is not null as filled`);
    if (rows[0]?.filled === true) return open;
    throw new Error(
      `There are no tables of FMIS in the database (${databaseUrl === null ? dataFolder : 'DATABASE_URL'}): nothing was done. Name another one, or start FMIS on it first.`,
    );
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** Returns when the server accepts connections; throws one sentence when it refuses them, or does not come in time. */
export async function waitForServer(url: string, patience = PATIENCE_MS): Promise<void> {
  const until = performance.now() + patience;
  for (let tries = 1; ; tries++) {
    const fault = await faultOf(url);
    if (fault === null) return;
    if (!isAway(fault)) throw new Error(`The database (DATABASE_URL) refuses the connection: ${fault.message}.`);
    if (performance.now() >= until) {
      throw new Error(
        `The database (DATABASE_URL${placeOf(url)}) did not answer within ${patience / 1000} s: ${reasonOf(fault)}.`,
      );
    }
    if (tries === 1) console.log(`Waiting for the database (${reasonOf(fault)}) …`);
    await pause(PAUSE_MS);
  }
}

/**
 * Does what prepares the database that the settings name. A server that goes away meanwhile is waited for, and the work begun
 * anew: it finds done what was committed.
 */
export async function despiteRestarts<T>(
  { databaseUrl: url }: Pick<Settings, 'databaseUrl'>,
  work: () => Promise<T>,
): Promise<T> {
  for (let restarts = 0; ; restarts++) {
    try {
      return await work();
    } catch (error) {
      if (url === null || restarts === MAX_RESTARTS || !(isAway(error) || isDatabaseAway(error))) throw error;
      await waitForServer(url);
    }
  }
}

async function faultOf(url: string): Promise<Error | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: LONGEST_TRY_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => {});
  }
}

/** Where it was looked for; never with the password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return hostname === '' ? '' : `, ${decodeURIComponent(hostname)}:${port || 5432}${pathname}`;
}

/** A host with several addresses fails without words of its own. */
function reasonOf(fault: Error): string {
  return fault.message || ('code' in fault ? String(fault.code) : fault.name);
}
