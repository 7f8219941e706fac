import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject } from 'vitest';
import { type OpenDatabase, openServer } from '../../src/server/platform/database.ts';
import { enterRun, findRun } from '../../src/server/records/runs.store.ts';
import { layDemoFiles } from '../../src/server/seed/lay-files.ts';
import { freshDatabase } from './postgres.ts';
import { startWorkerProcess } from './server-process.ts';
import { waitingPosts } from './waiting-posts.ts';

export interface WorkPlace {
  url: string;
  open: OpenDatabase;
  /** Of the data, with the media in it. */
  folder: string;
  /** A process of `npm run worker` on this database. */
  worker(): ReturnType<typeof startWorkerProcess>;
  clear(): Promise<void>;
}

/** A PostgreSQL with the demonstration's records, and a folder, for workers. */
export async function workPlace(): Promise<WorkPlace> {
  const fresh = await freshDatabase(inject('postgresFolder'), 'small');
  const folder = await mkdtemp(join(tmpdir(), 'fmis-workers-'));
  await layDemoFiles({ dataFolder: folder, mediaBucket: null });
  const open = await openServer(fresh.url, { connections: 4 });
  return {
    url: fresh.url,
    open,
    folder,
    worker: () => startWorkerProcess({ DATABASE_URL: fresh.url, FMIS_DATA_DIR: folder, FMIS_DEMO: '1' }),
    async clear() {
      await open.close();
      await fresh.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** So many posts, and a run of a Super Admin that approves them, entered and not begun. */
export async function enteredRun({ open: { database } }: WorkPlace, records: number): Promise<string> {
  const ids = await waitingPosts(database, records, 'Which seed is the best?');
  const { id: personId } = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'super-admin@demo.fmis')
    .executeTakeFirstOrThrow();
  const id = crypto.randomUUID();
  const event = { type: 'SET_STATUS', status: 'approved' };
  const run = { id, entity: 'post', event, personId, at: new Date() };
  await enterRun(
    database,
    run,
    ids.map((record) => ({ id: record, version: 1 })),
  );
  return id;
}

export async function doneOf({ open: { database } }: WorkPlace, id: string): Promise<number> {
  return (await findRun(database, id))?.done ?? 0;
}

/** Each record of a run was decided, and decided once: by its line, by itself and by its history. */
export async function mustBeDecidedOnce({ open: { database } }: WorkPlace, id: string, records: number): Promise<void> {
  expect(await findRun(database, id)).toMatchObject({ outcome: 'done', done: records, accepted: records, replayed: 0 });
  const { rows } = await sql`
    select count(*)::int as lines,
      count(*) filter (where line.outcome = 'accepted')::int as accepted,
      count(*) filter (where post.state = 'approved' and post.version = 2)::int as approved,
      count(*) filter (where steps.n = 1)::int as once
    from bulk_lines line
    join posts post on post.id = line.record_id
    left join lateral (
      select count(*) as n from history h
      where h.entity = 'post' and h.record_id = line.record_id::text and h.event = 'SET_STATUS') steps on true
    where line.run_id = ${id}`.execute(database);
  expect(rows).toEqual([{ lines: records, accepted: records, approved: records, once: records }]);
}
