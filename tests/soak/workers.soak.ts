import { expect, test } from 'vitest';
import { reachedThroughKills } from '../support/campaign-runs.ts';
import { decidedOf, mustBeSubscribedOnce, startedImport } from '../support/imports.ts';
import { doneOf, enteredRun, mustBeDecidedOnce, workPlace } from '../support/workers.ts';

const RECORDS = 100_000;
const patient = { interval: 200, timeout: 900_000 };

test('a run over 100,000 records whose worker is killed twice decides each exactly once', async () => {
  const place = await workPlace();
  const run = await enteredRun(place, RECORDS);
  const begun = performance.now();
  for (const reached of [RECORDS / 5, RECORDS / 2]) {
    const worker = await place.worker();
    await expect.poll(() => doneOf(place, run), patient).toBeGreaterThan(reached);
    await worker.end('SIGKILL');
    expect(await doneOf(place, run)).toBeLessThan(RECORDS);
  }
  const last = await place.worker();
  await expect.poll(() => doneOf(place, run), patient).toBe(RECORDS);
  const seconds = (performance.now() - begun) / 1_000;
  await last.end('SIGTERM');
  await mustBeDecidedOnce(place, run, RECORDS);
  await place.clear();
  console.log(`${RECORDS} records decided in ${seconds.toFixed(0)} s, through two kills`);
});

test('a file of 100,000 numbers whose worker is killed twice is carried out to the exact count', async () => {
  const place = await workPlace();
  const id = await startedImport(place, RECORDS);
  const begun = performance.now();
  for (const reached of [RECORDS / 5, RECORDS / 2]) {
    const worker = await place.worker();
    await expect.poll(() => decidedOf(place, id), patient).toBeGreaterThan(reached);
    await worker.end('SIGKILL');
  }
  const last = await place.worker();
  await expect.poll(() => decidedOf(place, id), patient).toBe(RECORDS);
  const seconds = (performance.now() - begun) / 1_000;
  await last.end('SIGTERM');
  await mustBeSubscribedOnce(place, id, RECORDS);
  await place.clear();
  console.log(`${RECORDS} numbers subscribed in ${seconds.toFixed(0)} s, through two kills`);
});

test('a campaign whose workers are killed twenty times reaches everybody exactly once', async () => {
  const place = await workPlace();
  await reachedThroughKills(place, 20, 450);
  await place.clear();
});
