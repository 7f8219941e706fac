import { clearLeftovers } from './backup/leftovers.ts';
import { mustBeFree } from './platform/address.ts';
import { bringUpToDate } from './platform/bring-up-to-date.ts';
import type { Database } from './platform/database.ts';
import { despiteRestarts, openDatabase } from './platform/open-database.ts';
import { openGateways } from './platform/open-gateways.ts';
import { spoolFolderOf } from './platform/open-media-store.ts';
import { isStoreThere, recogniseStore, warnOfUnwritable } from './platform/own-store.ts';
import { doubtsAbout, readSettings, type Settings } from './platform/settings.ts';
import { wordsFor } from './platform/start.words.ts';
import { stopGracefully } from './platform/stop.ts';
import { openDemoAccounts } from './seed/accounts.seed.ts';
import { seedBase } from './seed/base.ts';
import { accountsInWords, newPassword } from './seed/demo-password.ts';
import { keptDemonstrations } from './seed/kept-demonstration.ts';
import { layDemoFiles } from './seed/lay-files.ts';
import { seedDemo } from './seed/seed.ts';

const OPEN_DEMONSTRATION =
  'WARNING: this is the demonstration (FMIS_DEMO=1), and others than this machine can reach it or its database: whoever does can become any of its demo accounts. Keep nothing real here.';

/** @param portal what the database need not wait for, but the first answer does */
export async function serve(portal?: Promise<void>): Promise<void> {
  // Whether it fails is asked when the database is ready.
  portal?.catch(() => {});
  await orSayWhy(() => answer(settingsOfThisProcess(), portal));
}

/** A process that answers nobody and does jobs only, beside servers on the same database and data folder. */
export async function work(): Promise<void> {
  await orSayWhy(async () => {
    const settings = settingsOfThisProcess();
    if (settings.databaseUrl === null) {
      throw new Error('A worker needs DATABASE_URL: on the embedded database the server does the jobs itself.');
    }
    const isThere = await isStoreThere(settings);
    const open = await openDatabase(settings);
    await despiteRestarts(settings, () =>
      bringUpToDate(open, async (database) => {
        await clearLeftovers(settings, database);
        if (isThere) await recogniseStore(database, settings, new Date());
      }),
    );
    await warnOfUnwritable(spoolFolderOf(settings));
    const { buildApp } = await import('./app.ts');
    const app = await buildApp({ open, settings, gateways: openGateways(settings, open.database) });
    stopGracefully(app, open, settings);
    await app.ready();
    app.services.jobs.work();
    console.log('FMIS does jobs');
  });
}

function settingsOfThisProcess(): Settings {
  const settings = readSettings(process.env);
  for (const doubt of doubtsAbout(process.env, settings)) console.warn(doubt);
  return settings;
}

async function orSayWhy(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(wordsFor(error) ?? error);
    process.exit(1);
  }
}

async function answer(settings: Settings, portal?: Promise<void>): Promise<void> {
  const now = new Date();
  await mustBeFree(settings);
  const isThere = await isStoreThere(settings);
  if (settings.databaseUrl === null) await clearLeftovers(settings);
  const open = await openDatabase(settings, {
    prepared: async () => (settings.demo ? await keptDemonstrations(now) : []),
    // A new database is laid out beside this.
    meanwhile: async (isNew) => {
      if (isNew) console.log('Preparing the database …');
      await import('./app.ts');
    },
  });
  await despiteRestarts(settings, () =>
    bringUpToDate(open, async (database) => {
      if (settings.databaseUrl !== null) await clearLeftovers(settings, database);
      if (!isThere) return await fill(database, settings, now);
      // What a start lays there by itself would make any store look right.
      await recogniseStore(database, settings, now);
      await fill(database, settings, now, () => layDemoFiles(settings));
    }),
  );
  await warnOfUnwritable(spoolFolderOf(settings));
  const { buildApp } = await import('./app.ts');
  await portal;
  const app = await buildApp({ open, settings, gateways: openGateways(settings, open.database) });
  stopGracefully(app, open, settings);
  await app.listen({ port: settings.port, host: settings.host });
  if (settings.demo && settings.shared) console.warn(OPEN_DEMONSTRATION);
  console.log(`FMIS is at ${addressOf(app.server.address(), settings)}`);
}

/** Reference lists belong to every installation; the demonstration brings people and records, once. */
async function fill(database: Database, settings: Settings, now: Date, lay = async () => {}): Promise<void> {
  if (!settings.demo) {
    await seedBase(database);
    return await sayWhoSignsIn(database);
  }
  const password = settings.demoPassword ?? newPassword();
  const seeding = () => seedDemo({ database, password, now });
  // Filling the embedded database leaves no time to hear a store that answers: it would seem silent.
  const [filled] = settings.mediaBucket ? [await seeding(), await lay()] : await Promise.all([seeding(), lay()]);
  const given = filled ? password : await openDemoAccounts(database, settings.demoPassword, now);
  if (given !== null) console.log(accountsInWords(given));
}

/** Where nobody can sign in yet, the start says how somebody comes to; and that demo accounts are of no use here. */
async function sayWhoSignsIn(database: Database): Promise<void> {
  const kinds = await database.selectFrom('accounts').select('demo').distinct().execute();
  if (kinds.some(({ demo }) => demo)) {
    console.log('This database was filled by a demonstration: its demo accounts cannot sign in without FMIS_DEMO=1.');
  }
  if (kinds.some(({ demo }) => !demo)) return;
  console.log(
    'Nobody can sign in yet: make the first administrator with "npm run admin:create", or start with FMIS_DEMO=1 for the demonstration.',
  );
}

function addressOf(address: string | { port: number } | null, settings: Settings): string {
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return `http://${host}:${port}`;
}
