import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { begin } from '../../../src/server/features/jobs/jobs.runner.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { newCampaignForm } from '../../support/valid-campaign-requests.ts';
import { newJob } from '../workflow/job.driver.ts';

/* What a job sends, and what is sent of a job, change under the hands of whoever is about to set it going. */

const FORM = { startDt: '2026-11-01', endDt: '2027-12-31', crops: '[]' };

let app: TestApp;
let ops: Person;
let fields: Record<string, string>;
let campaignId: string;
let jobId: string;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  ops = await app.as('Ops');
  const form = Object.entries({ ...(await newCampaignForm(app)), ...FORM });
  fields = Object.fromEntries(form.map(([name, value]) => [name, `${value}`]));
});
afterAll(() => app?.close());
beforeEach(async () => {
  campaignId = (await write('POST', fields)).id;
  jobId = (await newJob(app, ops, { campaignId, isUrgent: true, leavesOutReached: false })).id;
});

async function write(method: 'POST' | 'PUT', sent: Record<string, string>) {
  const { payload, headers } = formOf(sent, []);
  const authorization = `Bearer ${(await app.as('Admin')).token}`;
  const { status, body } = await app.inject({
    method,
    url: '/api/campaign',
    payload,
    headers: { ...headers, authorization },
  });
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body;
}

const job = async () => (await ops.get(`/workflow/job/${jobId}`)).body;
const asSeen = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` });
const sent = (event: string, seen: { version: number }, body: object = {}) =>
  ops.post(`/workflow/job/${jobId}/${event}`, body, asSeen(seen));

describe('a campaign that is changed', () => {
  test('is a step of each job that sends it: who opened it before has not seen what goes out', async () => {
    const seen = await job();
    await write('PUT', { ...fields, id: campaignId, contentText: 'Do not spray today.' });
    const now = await job();
    expect(now).toMatchObject({ state: 'draft', version: seen.version + 1 });
    expect(now.history[0]).toMatchObject({ event: 'REWRITE', by: { name: expect.any(String) } });
    expect(now.history[0].by.id).not.toBe(now.history.at(-1).by.id);

    expect(await sent('SCHEDULE', seen)).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect((await sent('SCHEDULE', now)).status).toBe(200);
  });

  test('is none where the same is saved once more', async () => {
    const seen = await job();
    await write('PUT', { ...fields, id: campaignId });
    expect(await job()).toMatchObject({ version: seen.version });
  });

  test('keeps when its job runs next', async () => {
    await sent('SCHEDULE', await job());
    const before = (await ops.get(`/job/${jobId}`)).body.nextRunAt;
    expect(before).not.toBeNull();
    await write('PUT', { ...fields, id: campaignId, contentText: 'Do not spray today.' });
    expect((await ops.get(`/job/${jobId}`)).body).toMatchObject({ state: 'scheduled', nextRunAt: before });
  });

  test('is no step of a job that was called off', async () => {
    await sent('CANCEL', await job(), { reason: 'The rates are wrong' });
    const seen = await job();
    await write('PUT', { ...fields, id: campaignId, contentText: 'Do not spray today.' });
    expect(await job()).toMatchObject({ state: 'cancelled', version: seen.version });
  });
});

describe('what holds a job back', () => {
  const services = () => ({
    database: app.database,
    clock: () => app.clock.now(),
    newId: () => crypto.randomUUID(),
    jobs: { nudge() {}, define() {} } as never,
  });

  test.each([
    ['PAUSE', 'paused', {}],
    ['CANCEL', 'cancelled', { reason: 'The rates are wrong' }],
  ])('is done of a job whose run has begun since it was read: %s', async (event, state, body) => {
    await sent('SCHEDULE', await job());
    const seen = await job();
    await begin(services(), jobId);
    expect(await job()).toMatchObject({ state: 'running' });
    expect((await sent(event, seen, body)).status).toBe(200);
    expect(await job()).toMatchObject({ state });
  });
});
