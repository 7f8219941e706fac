import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { migrationFiles } from './migration-files.ts';

const engineFolder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const cache = fileURLToPath(new URL('../../../node_modules/.cache/fmis/', import.meta.url));

/**
 * Lays out a database of empty tables in a new folder: from the one that the installation prepared, else by the engine, which
 * takes seconds. The folder appears whole: one that a stopped start left half laid out is begun anew.
 * @returns the engine
 */
export async function layOutCluster(folder: string, prepared?: string): Promise<WebAssembly.Module> {
  const kept = prepared ?? (await keptCluster());
  const growing = `${folder}.new`;
  await rm(growing, { recursive: true, force: true });
  await mkdir(growing, { recursive: true });
  const engine = await compiledEngine();
  if (existsSync(kept)) await cp(kept, growing, { recursive: true });
  else await initialise(growing, engine);
  await rename(growing, folder);
  return engine;
}

/** Keeps a database of empty tables beside the installed packages, of which each later first start takes a copy. */
export async function keepCluster(prepared?: string): Promise<void> {
  const kept = prepared ?? (await keptCluster());
  if (existsSync(kept)) return;
  const growing = `${kept}.${process.pid}`;
  await mkdir(growing, { recursive: true });
  await initialise(growing, await compiledEngine());
  // Another installation may have been faster.
  await rename(growing, kept).catch(() => rm(growing, { recursive: true, force: true }));
}

export async function compiledEngine(): Promise<WebAssembly.Module> {
  return await WebAssembly.compile(await readFile(join(engineFolder, 'pglite.wasm')));
}

/** The one that this version of the engine laid out for these migrations. */
async function keptCluster(): Promise<string> {
  const manifest: { version: string } = JSON.parse(readFileSync(join(engineFolder, '../package.json'), 'utf8'));
  const schema = createHash('sha1').update(JSON.stringify(await migrationFiles()));
  return join(cache, `cluster-${manifest.version}-${schema.digest('hex').slice(0, 12)}`);
}

async function initialise(dataDir: string, pgliteWasmModule: WebAssembly.Module): Promise<void> {
  const workerData = { dataDir, pgliteWasmModule };
  const [code] = await once(new Worker(new URL('./lay-out.worker.ts', import.meta.url), { workerData }), 'exit');
  if (code !== 0) throw new Error('The embedded database could not be laid out.');
}
