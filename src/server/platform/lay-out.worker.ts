import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { bringUpToDate } from './bring-up-to-date.ts';
import { extensions, overOneConnection } from './database.ts';

/** Lays out a database of empty tables in the folder it is given, in a thread of its own: that takes seconds of computing. */
const open = overOneConnection(await PGlite.create({ ...workerData, extensions }));
await bringUpToDate(open, async () => {});
await open.close();
