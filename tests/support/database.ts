import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { extensions, type OpenDatabase, openServer, overOneConnection } from '../../src/server/platform/database.ts';
import { compiledEngine } from '../../src/server/platform/prepared-cluster.ts';
import { freshDatabase } from './postgres.ts';

export type SeedName = 'none' | 'small';
export type Engine = 'pglite' | 'postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Dumps of migrated databases, made once before any worker starts. */
    dumps: Record<SeedName | 'journeys', string>;
    /** Where the suites' own PostgreSQL lives if one of them asks for it. */
    postgresFolder: string;
    /** Where the journeys leave which calls they made. */
    journeyCalls: string;
  }
}

/** The engine, compiled once for all the files that a worker runs. */
let wasm: ReturnType<typeof compiledEngine> | undefined;

/** A database of this test's own: embedded from the prepared dump, or a new one on a real PostgreSQL. */
export async function openTestDatabase(seed: SeedName, engine: Engine): Promise<OpenDatabase> {
  if (engine === 'pglite') return await openDump(seed);

  const fresh = await freshDatabase(inject('postgresFolder'), seed);
  const open = await openServer(fresh.url, { connections: 20 });
  return {
    ...open,
    async close() {
      await open.close();
      await fresh.drop();
    },
  };
}

/** An embedded database of this test's own, as it was dumped. */
export async function openDump(name: SeedName | 'journeys', patience?: number): Promise<OpenDatabase> {
  wasm ??= compiledEngine();
  const [pgliteWasmModule, loadDataDir] = await Promise.all([wasm, openAsBlob(inject('dumps')[name])]);
  const pglite = await PGlite.create({ dataDir: 'memory://', extensions, pgliteWasmModule, loadDataDir });
  return overOneConnection(pglite, undefined, patience);
}
