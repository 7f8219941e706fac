import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { newJob, sendableCampaign } from '../workflow/job.driver.ts';

/* What the coming days bring, over eight subscribers of whom each is known; it is 2026-11-20, 08:00 in Pakistan. */

let app: TestApp;
let ops: Person;
let campaignId: string;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  ops = await app.as('Ops');
  campaignId = await sendableCampaign(app);
  await sql`
    update campaigns set start_dt = '2026-11-01', end_dt = '2026-12-10', crops = '[]', locations = '[]', livestocks = '[]',
      machineries = '[]', languages = '[]', profiles = '[]', operator = '[]', active_subscriber_range = null
    where id = ${campaignId}`.execute(app.database);
  await sql`update subscribers set state = 'unsubscribed+notHost+' || contact, unsubscribed_at = now() where id not in (
    select s.id from subscribers s join farmers f using (msisdn, country_code)
    where s.subscription = 'active' and s.contact = 'reachable' and f.state = 'active' order by s.id limit 8)`.execute(
    app.database,
  );
});
afterAll(() => app?.close());
beforeEach(() => sql`update outreach_jobs set state = 'cancelled'`.execute(app.database));

interface FieldFault {
  pointer: string;
  message: string;
}

async function scheduled(more: Record<string, unknown>): Promise<string> {
  const { id } = await newJob(app, ops, { campaignId, ...more });
  const { status, body } = await ops.put('/job/update-status', { jobId: id, jobStatus: 'scheduled' });
  expect([status, body]).toEqual([200, expect.anything()]);
  return id;
}

async function plan(query = ''): Promise<unknown[]> {
  const { status, body } = await ops.get(`/job/plan${query}`);
  expect(status).toBe(200);
  return body.days;
}

const day = (on: string, runs: number, over = 0) => {
  return { day: on, runs, campaignIds: [campaignId], reached: 8, most: runs, over };
};

test('nothing is planned where no job is scheduled', async () => {
  await newJob(app, ops, { campaignId, startDt: '2026-11-25', endDt: '2026-11-25' });
  expect(await plan()).toEqual([]);
});

test('each day of a schedule says whom it reaches, from today on', async () => {
  await scheduled({ startDt: '2026-11-18', endDt: '2026-12-31', weekDays: [1, 4] });
  // The campaign is over after the tenth of December: what is scheduled then is silent.
  expect(await plan()).toEqual(
    ['2026-11-23', '2026-11-26', '2026-11-30', '2026-12-03', '2026-12-07', '2026-12-10'].map((on) => day(on, 1)),
  );
  expect(await plan('?from=2026-11-26&until=2026-12-03')).toEqual(
    ['2026-11-26', '2026-11-30', '2026-12-03'].map((on) => day(on, 1)),
  );
});

test('who is meant by more jobs in a day than the limit of two is counted; operators have limits of their own', async () => {
  const [startDt, endDt] = ['2026-11-25', '2026-11-26'];
  await scheduled({ startDt, endDt: startDt });
  await scheduled({ startDt, endDt });
  await scheduled({ startDt, endDt });
  expect(await plan()).toEqual([day('2026-11-25', 3, 8), day('2026-11-26', 2)]);

  const { rows } = await sql<{ operator: string; own: number }>`
    select operator, count(*)::int as own from subscribers where subscription = 'active' group by 1 order by 2 limit 1`.execute(
    app.database,
  );
  const [{ operator, own } = { operator: '', own: 0 }] = rows;
  await sql`
    update reference_items set attributes = attributes || '{"mostADay": 3}' where list = 'operator' and attributes ->> 'value' = ${operator}`.execute(
    app.database,
  );
  expect(own).toBeGreaterThan(0);
  expect(await plan()).toEqual([day('2026-11-25', 3, 8 - own), day('2026-11-26', 2)]);
});

test('a job that was cancelled sends nothing, nor does what goes out by no channel', async () => {
  const id = await scheduled({ startDt: '2026-11-25', endDt: '2026-11-25' });
  await scheduled({ startDt: '2026-11-26', endDt: '2026-11-26' });
  await ops.put('/job/update-status', { jobId: id, jobStatus: 'cancelled', reason: 'Enough' });
  expect(await plan()).toEqual([day('2026-11-26', 1)]);
  await sql`update campaigns set sms_enabled = false, in_app_enabled = false, obd_enabled = false, ivr_enabled = false
    where id = ${campaignId}`.execute(app.database);
  expect(await plan()).toEqual([]);
});

test('times and days that cannot be are refused in words', async () => {
  const { status, body } = await ops.post('/job', {
    title: 'For ever',
    startTime: '25:99',
    endTime: 'abc',
    endDt: '9999-12-31',
  });
  expect(status).toBe(400);
  expect(Object.fromEntries(body.errors.map((error: FieldFault) => [error.pointer, error.message]))).toEqual({
    '/startTime': 'Write the time as 09:00.',
    '/endTime': 'Write the time as 09:00.',
    '/endDt': 'The latest day is 31 Dec 2100.',
  });
  expect(body.errors).toHaveLength(3);
});
