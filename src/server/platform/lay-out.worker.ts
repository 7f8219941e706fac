import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { extensions, overOneConnection } from './database.ts';
import { prepareJobs } from './jobs/boss.ts';
import { migrate } from './migrate.ts';

/** Lays out a database of empty tables in the folder it is given, in a thread of its own: that takes seconds of computing. */
const open = overOneConnection(await PGlite.create({ ...workerData, extensions }));
await migrate(open.database);
await prepareJobs(open.run);
await open.close();
