import { createHash } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { extensions, type OpenDatabase, overOneConnection } from '../../src/server/platform/database.ts';
import { compiledEngine } from '../../src/server/platform/prepared-cluster.ts';
import { judgeCoverage } from './coverage.ts';
import { BEGINNING } from './journey-clock.ts';
import { stopServer } from './postgres.ts';
import { beginJourneys, prepare } from './prepared-database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/fmis');

// Engines come and go in this process too: why, see vite.config.ts.
setFlagsFromString('--no-wasm-code-gc');

/** Makes the databases that the suites start from, once and before any worker runs; kept until something they are made of changes. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const hash = await hashOfSources();
  const none = await dumpOf(`none-${hash}`, null, (open) => prepare(open, 'none'));
  const small = await dumpOf(`small-${hash}`, none, (open) => prepare(open, 'small'));
  const journeys = await dumpOf(`journeys-${hash}`, small, beginJourneys);
  project.provide('dumps', { none, small, journeys });
  await forgetOthers(hash);

  const postgresFolder = await mkdtemp(join(tmpdir(), 'fmis-postgres-'));
  project.provide('postgresFolder', postgresFolder);
  const journeyCalls = await mkdtemp(join(tmpdir(), 'fmis-journey-calls-'));
  project.provide('journeyCalls', journeyCalls);
  return async () => {
    await stopServer(postgresFolder);
    await rm(postgresFolder, { recursive: true, force: true });
    try {
      if (project.name === 'e2e') await judgeCoverage(journeyCalls);
    } finally {
      await rm(journeyCalls, { recursive: true, force: true });
    }
  };
}

/** Compiled once for all of them. */
let engine: ReturnType<typeof compiledEngine> | undefined;

/** A new cluster takes seconds to make, so each dump builds on the one before it. */
async function dumpOf(name: string, base: string | null, fill: (open: OpenDatabase) => Promise<void>): Promise<string> {
  const path = join(cache, `${name}.tar`);
  if (existsSync(path)) return path;

  await mkdir(cache, { recursive: true });
  engine ??= compiledEngine();
  const pglite = await PGlite.create({
    dataDir: 'memory://',
    extensions,
    pgliteWasmModule: await engine,
    ...(base === null ? {} : { loadDataDir: await openAsBlob(base) }),
  });
  const open = overOneConnection(pglite);
  await fill(open);
  await open.maintain('VACUUM ANALYZE');
  await leaveOut(pglite);
  const dump = await pglite.dumpDataDir('none');
  await open.close();

  // Another run may be doing the same: whoever is last replaces the file with an equal one.
  const own = `${path}.${process.pid}`;
  await writeFile(own, Buffer.from(await dump.arrayBuffer()));
  await rename(own, path);
  return path;
}

/** What nothing asks of a copy, and each copy would be longer in opening for: other databases, and a journal that is done with. */
async function leaveOut(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database if exists ${name}`);
  await pglite.exec('set wal_recycle = off');
  await pglite.exec('checkpoint');
  await pglite.exec('select pg_switch_wal()');
  await pglite.exec('checkpoint');
  await pglite.exec('reset wal_recycle');
}

/** Old dumps go; recent ones may be in use by another run beside this one. */
async function forgetOthers(hash: string): Promise<void> {
  const AN_HOUR_MS = 3_600_000;
  const others = (await readdir(cache)).filter((name) => name.endsWith('.tar') && !name.endsWith(`-${hash}.tar`));
  for (const path of others.map((name) => join(cache, name))) {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > AN_HOUR_MS) await rm(path, { force: true });
  }
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256').update(BEGINNING.toISOString());
  for (const folder of ['src/server', 'machines', 'tests/support']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
