import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { extensions, overOneConnection } from '../platform/database.ts';
import { seedDemo } from './seed.ts';

/** Fills the laid-out database that it is given with the demonstration as it is at a moment, with accounts that nobody can open yet. */
const { dataDir, pgliteWasmModule, now } = workerData;
const open = overOneConnection(await PGlite.create({ dataDir, pgliteWasmModule, extensions }));
await seedDemo({ database: open.database, password: null, now });
await open.maintain('VACUUM ANALYZE');
await open.maintain('CHECKPOINT');
await open.close();
