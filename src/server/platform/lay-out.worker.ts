import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** Lays out an empty database in the folder it is given, in a thread of its own: that takes seconds of computing. */
const pglite = await PGlite.create(workerData);
await pglite.close();
