import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { migrationFiles } from './migration-files.ts';
import { packFolder, unpackFolder } from './packed-folder.ts';

const engineFolder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
/** Where the installation leaves what every first start would make alike. */
export const preparedFolder = fileURLToPath(new URL('../../../dist/prepared/', import.meta.url));

export const ENDING = '.tar.zst';

/** A log that was written through is removed: kept for the next one, it would double the folder of a filled database. */
const OWN_SETTINGS = '\nwal_recycle = off\n';

/**
 * Lays out a database in a new folder: from the first of these files that is there and whole, else by the engine, which
 * takes seconds, with empty tables. The folder appears whole: one that a stopped start left half laid out is begun anew.
 * @returns the engine
 */
export async function layOutCluster(folder: string, prepared: readonly string[]): Promise<WebAssembly.Module> {
  const growing = `${folder}.new`;
  const engine = await compiledEngine();
  if (!(await unpackedFirst(prepared, growing))) {
    await makeEmpty(growing);
    await runApart(new URL('./lay-out.worker.ts', import.meta.url), { dataDir: growing, pgliteWasmModule: engine });
    await appendFile(join(growing, 'postgresql.conf'), OWN_SETTINGS);
  }
  await rename(growing, folder);
  return engine;
}

/** Keeps a database of empty tables for later first starts. */
export async function keepCluster(file?: string): Promise<void> {
  await keep(file ?? (await keptCluster()), async (folder) => {
    await layOutCluster(folder, []);
  });
}

/** Keeps what is made in a folder as one file, once, in place of those kept before (the same name up to its first `-`). */
export async function keep(file: string, make: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) return;
  const folder = `${file}.folder.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await make(folder);
    await packFolder(folder, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  for (const other of await keptAs(dirname(file), basename(file).split('-')[0] ?? '')) {
    if (other !== file) await rm(other, { force: true });
  }
}

/** The files kept under a name, whatever they were made from. */
export async function keptAs(folder: string, name: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((one) => one.startsWith(`${name}-`) && one.endsWith(ENDING)).map((one) => join(folder, one));
}

export async function compiledEngine(): Promise<WebAssembly.Module> {
  return await WebAssembly.compile(await readFile(join(engineFolder, 'pglite.wasm')));
}

/** In a thread of its own: databases are laid out and filled by seconds of computing. */
export async function runApart(script: URL, workerData: object): Promise<void> {
  const [code] = await once(new Worker(script, { workerData }), 'exit');
  if (code !== 0) throw new Error('The embedded database could not be laid out.');
}

/** The one that this version of the engine laid out for these migrations. */
export async function keptCluster(): Promise<string> {
  const manifest: { version: string } = JSON.parse(readFileSync(join(engineFolder, '../package.json'), 'utf8'));
  const schema = createHash('sha1').update(JSON.stringify(await migrationFiles()));
  return join(preparedFolder, `empty-${manifest.version}-${schema.digest('hex').slice(0, 12)}${ENDING}`);
}

async function unpackedFirst(files: readonly string[], folder: string): Promise<boolean> {
  for (const file of files) {
    await makeEmpty(folder);
    // One that is missing or damaged is made anew.
    const isThere = await unpackFolder(file, folder).then(
      () => true,
      () => false,
    );
    if (isThere) return true;
  }
  return false;
}

async function makeEmpty(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
