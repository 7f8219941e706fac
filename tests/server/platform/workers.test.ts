import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recommendations } from '../../../src/server/features/badges/badges.rules.ts';
import { takeUpAgain } from '../../../src/server/platform/jobs/boss.ts';
import { reachedThroughKills } from '../../support/campaign-runs.ts';
import { broughtImport, mustBePutBackOnce, mustBeSubscribedOnce, phasesOf } from '../../support/imports.ts';
import { doneOf, enteredRun, mustBeDecidedOnce, type WorkPlace, workPlace } from '../../support/workers.ts';

const RECORDS = 500;
/** Processes start one after another, on a machine that has other things to do. */
const PATIENCE = 180_000;
const often = { interval: 20, timeout: 60_000 };

let place: WorkPlace;
beforeEach(async () => {
  place = await workPlace();
});
afterEach(() => place.clear());

test(
  'a run whose worker is killed decides every record exactly once',
  async () => {
    const run = await enteredRun(place, RECORDS);
    const worker = await place.worker();
    await expect.poll(() => doneOf(place, run), often).toBeGreaterThan(RECORDS / 8);
    await worker.end('SIGKILL');
    expect(await doneOf(place, run)).toBeLessThan(RECORDS);
    // The half minute after which the others miss it is let pass.
    await takeUpAgain(place.open.run);
    const last = await place.worker();
    await expect.poll(() => doneOf(place, run), often).toBe(RECORDS);
    await last.end('SIGTERM');
    await mustBeDecidedOnce(place, run, RECORDS);
  },
  PATIENCE,
);

test('a file whose worker is killed while it is judged, run and put back ends with the exact count all the same', {
  timeout: PATIENCE,
  tags: 'further',
}, async () => {
  const rows = 2 * RECORDS;
  const id = await broughtImport(place, rows);
  const isDone = async () => (await phasesOf(place, id)).state === 'done';
  for (const reached of [
    async () => (await phasesOf(place, id)).judged_to > rows / 3,
    async () => (await phasesOf(place, id)).changed > rows / 3,
  ]) {
    const worker = await place.worker();
    await expect.poll(reached, often).toBe(true);
    await worker.end('SIGKILL');
    expect(await isDone()).toBe(false);
    await takeUpAgain(place.open.run);
  }
  const runs = await place.worker();
  await expect.poll(isDone, often).toBe(true);
  expect(await phasesOf(place, id)).toMatchObject({ rows, to_change: rows, changed: rows, failed: 0, meanwhile: 0 });
  await mustBeSubscribedOnce(place, id, rows);
  expect(await kindsOf(id)).toEqual(expect.arrayContaining(['wentOn', 'ended']));
  await runs.end('SIGTERM');

  await sql`update imports set state = 'undoing' where id = ${id}`.execute(place.open.database);
  const worker = await place.worker();
  await expect.poll(async () => (await phasesOf(place, id)).undone, often).toBeGreaterThan(rows / 4);
  await worker.end('SIGKILL');
  expect(await phasesOf(place, id)).toMatchObject({ state: 'undoing' });
  await takeUpAgain(place.open.run);
  const last = await place.worker();
  await expect.poll(async () => (await phasesOf(place, id)).state, often).toBe('undone');
  await last.end('SIGTERM');
  expect(await phasesOf(place, id)).toMatchObject({ undone: rows, kept: 0 });
  await mustBePutBackOnce(place, id, rows);
});

test(
  'a campaign that three workers send while one of them is killed reaches everybody exactly once',
  { timeout: PATIENCE, tags: 'further' },
  () => reachedThroughKills(place, 1, 150),
);

test('the nightly badge rule that came due while no worker ran is carried out once by two of them', {
  timeout: PATIENCE,
  tags: 'further',
}, async () => {
  const { run, database } = place.open;
  const first = await place.worker();
  const scheduled = async () =>
    (await run(`select name from jobs.schedule where name = 'recommend-badges'`)).rows.length;
  await expect.poll(scheduled, often).toBe(1);
  await first.end('SIGTERM');
  // Nobody has looked since yesterday.
  await run(`update jobs.version set cron_on = now() - interval '25 hours'`);
  await run(`update jobs.schedule set created_on = now() - interval '2 days'`);
  await run(`delete from jobs.job where name = 'recommend-badges'`);
  const due = await recommendations(database, new Date());
  const known = await badges();

  const workers = await Promise.all([place.worker(), place.worker()]);
  const jobs = async () => (await run(`select state from jobs.job where name = 'recommend-badges'`)).rows;
  await expect.poll(jobs, often).toEqual([{ state: 'completed' }]);
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
  expect(await jobs()).toHaveLength(1);
  expect((await badges()) - known).toBe(due.length);

  async function badges(): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from badges`.execute(database);
    return rows[0]?.n ?? 0;
  }
});

/** What is said of an import on its page, in order. */
async function kindsOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from import_events where import_id = ${id} order by seq`.execute(place.open.database);
  return rows.map(({ kind }) => kind);
}
