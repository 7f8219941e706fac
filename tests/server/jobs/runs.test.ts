import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { filled, textFor } from '../../../machines/campaigns/campaign.texts.ts';
import { valuesOf } from '../../../src/portal/features/campaigns/reader.ts';
import { begin, goOn } from '../../../src/server/features/jobs/jobs.runner.ts';
import { LEASE_MS, sendDueMessages } from '../../../src/server/features/messages/messages.sending.ts';
import { giveBack, settleUnsent, takeMessages } from '../../../src/server/features/messages/messages.store.ts';
import type { Delivery } from '../../../src/server/platform/gateways.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { everyChannel } from '../../support/gateways.ts';
import { newJob, sendableCampaign } from '../workflow/job.driver.ts';

/* A job from its schedule to what its recipients have: over a campaign for everybody, with a gateway that can fail. */

let app: TestApp;
let ops: Person;
let campaignId: string;
let delivered: Delivery[];
let refuse: (sms: Delivery) => boolean;
/** How far the runner's clock goes before that of the people, whose sessions would lapse, in ms. */
let ahead: number;
const now = () => new Date(app.clock.now().getTime() + ahead);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TEXT = 'Frost is near. Water lightly in the evening.';

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  ops = await app.as('Ops');
  campaignId = await sendableCampaign(app);
  await app.database
    .updateTable('campaigns')
    .set({
      content_text: TEXT,
      in_app_enabled: false,
      obd_enabled: false,
      start_dt: '2026-11-01',
      end_dt: '2027-12-31',
      crops: '[]',
      locations: '[]',
      livestocks: '[]',
    })
    .set({ machineries: '[]', languages: '[]', profiles: '[]', operator: '[]', active_subscriber_range: null })
    .where('id', '=', campaignId)
    .execute();
  // Few enough to know each: the numbers of this test are all that subscribe.
  await sql`update subscribers set state = 'unsubscribed+notHost+' || contact, unsubscribed_at = now() where id not in (
    select s.id from subscribers s join farmers f using (msisdn, country_code)
    where s.subscription = 'active' and s.contact = 'reachable' and f.state = 'active' order by s.id limit 8)`.execute(
    app.database,
  );
});
afterAll(() => app?.close());
beforeEach(() => {
  ahead = 0;
  delivered = [];
  refuse = () => false;
});

const nobodyNudges = { nudge() {}, define() {} } as never;
function services() {
  return {
    database: app.database,
    clock: now,
    newId: () => crypto.randomUUID(),
    jobs: nobodyNudges,
    ...everyChannel({
      async send(one: Delivery) {
        if (refuse(one)) throw new Error('The gateway does not know this number');
        delivered.push(one);
      },
    }),
  };
}

const scheduled = async (more: Record<string, unknown> = {}) => {
  const { id } = await newJob(app, ops, { campaignId, isUrgent: true, leavesOutReached: false, ...more });
  const { status, body } = await ops.put('/job/update-status', { jobId: id, jobStatus: 'scheduled' });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return id;
};
const jobOf = async (id: string) => (await ops.get(`/job/${id}`)).body;
const runsOf = async (id: string) => (await ops.get(`/job-logs/job-id/${id}`)).body.items;
const send = () => sendDueMessages(services());

async function reachable(): Promise<string[]> {
  const rows = await app.database
    .selectFrom('subscribers as s')
    .select(sql<string>`s.country_code || s.msisdn`.as('number'))
    .where('s.subscription', '=', 'active')
    .where('s.contact', '=', 'reachable')
    .execute();
  return rows.map(({ number }) => number).sort();
}

describe('a run', () => {
  test('brings the text to each number once, and says so', async () => {
    const id = await scheduled();
    await begin(services(), id);
    expect(await jobOf(id)).toMatchObject({ state: 'running', nextRunAt: null });
    await goOn(services(), id);
    const [before] = await runsOf(id);
    expect(before).toMatchObject({ outcome: null, figures: { total: 8, waiting: 8, delivered: 0, leftOut: 0 } });
    await send();
    await goOn(services(), id);
    expect(delivered.map(({ to }) => to).sort()).toEqual(await reachable());
    expect(new Set(delivered.map(({ text }) => text))).toEqual(new Set([TEXT]));
    const [run] = await runsOf(id);
    expect(run).toMatchObject({ number: 1, day: '2026-11-20', outcome: 'done', figures: { total: 8, delivered: 8 } });
    // Tomorrow is the next day of the schedule: not today again.
    expect(await jobOf(id)).toMatchObject({
      state: 'scheduled',
      nextRunAt: '2026-11-20T19:00:00.000Z',
      lastRun: { number: 1, reached: 8, total: 8 },
      lastStep: { event: 'FINISH_RUN', by: { id: null } },
    });
    await begin(services(), id);
    expect(await runsOf(id)).toHaveLength(1);
    await ops.put('/job/update-status', { jobId: id, jobStatus: 'cancelled', reason: 'Enough' });
  });

  test('is the last one where no day is left: the job is completed', async () => {
    const id = await scheduled({ startDt: '2026-11-20', endDt: '2026-11-20' });
    await begin(services(), id);
    await goOn(services(), id);
    await send();
    await goOn(services(), id);
    expect(await jobOf(id)).toMatchObject({ state: 'completed', runsLeft: false, nextRunAt: null });
  });

  test('leaves out who asked for it or left since, at the moment of sending and with the reason', async () => {
    const id = await scheduled({ startDt: '2026-11-20', endDt: '2026-11-20' });
    await begin(services(), id);
    const [listed = '', left = ''] = await reachable();
    await ops.post('/dncr-list', { msisdn: listed }).then(({ status }) => expect(status).toBeLessThan(300));
    await goOn(services(), id);
    // This one leaves the service when its text waits for the gateway already.
    await app.database
      .updateTable('subscribers')
      .set({ state: 'unsubscribed+notHost+reachable', unsubscribed_at: app.clock.now() })
      .where(sql<boolean>`country_code || msisdn = ${left}`)
      .execute();
    await send();
    await goOn(services(), id);
    const [run] = await runsOf(id);
    expect(run.figures).toEqual({ total: 8, delivered: 6, waiting: 0, failed: 0, notSent: 0, leftOut: 2 });
    expect(run.reasons).toEqual([
      { outcome: 'leftOut', why: 'doNotCall', count: 1 },
      { outcome: 'leftOut', why: 'unsubscribed', count: 1 },
    ]);
    const { body } = await ops.get(`/job-logs/recipients/${run.id}?outcome=leftOut`);
    expect(body.items.map(({ msisdn, why }: { msisdn: string; why: string }) => [msisdn, why]).sort()).toEqual(
      [
        [listed, 'doNotCall'],
        [left, 'unsubscribed'],
      ].sort(),
    );
    expect(delivered.map(({ to }) => to)).not.toContain(listed);
    expect(delivered.map(({ to }) => to)).not.toContain(left);
  });
});

describe('a second job for the same', () => {
  const onOneDay = { startDt: '2026-11-20', endDt: '2026-11-20' };
  const gotBefore = async (id: string) => (await ops.get(`/job/reached-before/${id}`)).body;
  async function ran(id: string) {
    await begin(services(), id);
    await goOn(services(), id);
    await send();
    await goOn(services(), id);
    return (await runsOf(id))[0];
  }

  test('says whom others have reached, and leaves them out unless somebody chose otherwise', async () => {
    const other = { ...onOneDay, campaignId: await copied() };
    const first = await scheduled(other);
    expect(await gotBefore(first)).toEqual({ count: 0, messages: 0, jobs: [] });
    const [unlucky = '', ...lucky] = await reachable();
    refuse = ({ to }) => to === unlucky;
    await ran(first);
    for (let tries = 0; tries < 9; tries++) {
      ahead += (5 * HOUR) / 4;
      await send();
    }
    refuse = () => false;
    delivered = [];
    // Of a job on one day nobody need think of it.
    const { id: second } = await newJob(app, ops, { isUrgent: true, ...other });
    expect(await jobOf(second)).toMatchObject({ leavesOutReached: true });
    expect(await gotBefore(second)).toMatchObject({
      count: lucky.length,
      messages: lucky.length,
      jobs: [{ id: first, title: 'Mandi rates', count: lucky.length }],
    });
    const { status } = await ops.put('/job', { id: second, endDt: '2026-11-21', jobStatusId: 'scheduled' });
    expect(status).toBe(200);
    const run = await ran(second);
    expect(delivered.map(({ to }) => to)).toEqual([unlucky]);
    expect(run).toMatchObject({ figures: { total: 6, delivered: 1, leftOut: 5 } });
    expect(run.reasons).toEqual([{ outcome: 'leftOut', why: 'alreadyReached', count: 5 }]);
    const again = await scheduled({ ...other, endDt: '2026-11-21' });
    expect(await ran(again)).toMatchObject({ figures: { total: 6, delivered: 6 } });
  });

  async function copied(): Promise<string> {
    return (await ops.post('/campaign/create-copy', { id: campaignId, title: 'Frost, again' })).body.id;
  }
});

describe('what stops in the middle', () => {
  test('paused, nothing leaves that has not left; resumed, the same run goes on with the rest', async () => {
    const id = await scheduled({ startDt: '2026-11-20', endDt: '2026-11-20' });
    await begin(services(), id);
    await goOn(services(), id);
    await ops.put('/job/update-status', { jobId: id, jobStatus: 'paused' });
    await send();
    expect(delivered).toEqual([]);
    const [paused] = await runsOf(id);
    expect(paused.figures).toMatchObject({ notSent: 6, waiting: 0 });
    expect(paused.untilAt).toBe('2026-11-20T18:59:00.000Z');
    await ops.put('/job/update-status', { jobId: id, jobStatus: 'scheduled' });
    await begin(services(), id);
    await goOn(services(), id);
    await send();
    await goOn(services(), id);
    expect(delivered.map(({ to }) => to).sort()).toEqual(await reachable());
    expect(await runsOf(id)).toMatchObject([{ number: 1, outcome: 'done', figures: { total: 6, delivered: 6 } }]);
  });

  test('cancelled, whoever has not got it is left out, and all add up', async () => {
    const id = await scheduled({ startDt: '2026-11-20', endDt: '2026-11-20' });
    await begin(services(), id);
    await goOn(services(), id);
    await ops.put('/job/update-status', { jobId: id, jobStatus: 'cancelled', reason: 'The frost is over' });
    await send();
    expect(delivered).toEqual([]);
    expect(await runsOf(id)).toMatchObject([{ outcome: 'cancelled', figures: { total: 6, leftOut: 6, notSent: 0 } }]);
  });

  test('cancelled, what was taken and not tried is left out too, and what is on its way says so', async () => {
    const id = await scheduled({ startDt: '2026-11-20', endDt: '2026-11-20' });
    await begin(services(), id);
    await goOn(services(), id);
    const taken = await takeMessages(app.database, { now: now(), leaseMs: LEASE_MS, most: 3 });
    await ops.put('/job/update-status', { jobId: id, jobStatus: 'cancelled', reason: 'The frost is over' });
    const [tried, ...others] = taken.map((message) => message.id);
    await giveBack(app.database, others);
    const cancelled = { outcome: 'leftOut', why: 'cancelled', count: 5 };
    const [run] = await runsOf(id);
    expect(run).toMatchObject({ outcome: 'cancelled', figures: { total: 6, leftOut: 5, failed: 1 } });
    expect(run.reasons).toEqual([cancelled, { outcome: 'failed', why: 'onItsWay', count: 1 }]);
    await settleUnsent(app.database, tried ?? '', { outcome: 'failed', last_error: 'Unknown number' });
    expect((await runsOf(id))[0].reasons).toEqual([cancelled, { outcome: 'failed', why: 'Unknown number', count: 1 }]);
  });

  test('cancelled, what a try has failed to bring is not tried again, and has failed', async () => {
    const id = await scheduled({ startDt: '2026-11-20', endDt: '2026-11-20' });
    await begin(services(), id);
    await goOn(services(), id);
    refuse = () => true;
    await send();
    // Nothing is handed over yet: they wait, with what the gateway said and since when.
    const [open] = await runsOf(id);
    expect(open.figures).toMatchObject({ delivered: 0, waiting: 6, failed: 0 });
    expect(open.reasons).toEqual([
      { outcome: 'waiting', why: 'The gateway does not know this number', count: 6, since: expect.any(String) },
    ]);
    await ops.put('/job/update-status', { jobId: id, jobStatus: 'cancelled', reason: 'The frost is over' });
    refuse = () => false;
    ahead = HOUR;
    await send();
    expect(delivered).toEqual([]);
    expect(await runsOf(id)).toMatchObject([{ outcome: 'cancelled', figures: { total: 6, failed: 6, waiting: 0 } }]);
  });

  test('a campaign that stops is silent at once: the job has failed, and goes on once it runs again', async () => {
    const id = await scheduled({ startDt: '2026-11-20', endDt: '2026-11-20' });
    await begin(services(), id);
    const smsEnabled = (on: boolean) =>
      app.database.updateTable('campaigns').set({ sms_enabled: on }).where('id', '=', campaignId).execute();
    await smsEnabled(false);
    await goOn(services(), id);
    expect(await jobOf(id)).toMatchObject({ state: 'failed', goesOut: false });
    const refused = await ops.put('/job/update-status', { jobId: id, jobStatus: 'scheduled' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'guard', conflict: { guard: 'goesOut' } } });
    await smsEnabled(true);
    await ops.put('/job/update-status', { jobId: id, jobStatus: 'scheduled' });
    await begin(services(), id);
    await goOn(services(), id);
    await send();
    await goOn(services(), id);
    expect(delivered).toHaveLength(6);
    expect(await jobOf(id)).toMatchObject({ state: 'completed' });
  });

  test('a gateway that takes nothing fails the run; tried again, only those go out that failed', async () => {
    const id = await scheduled({ startDt: '2026-11-20', endDt: '2026-11-20' });
    await begin(services(), id);
    await goOn(services(), id);
    refuse = () => true;
    for (let tries = 0; tries < 9; tries++) {
      await send();
      ahead += (5 * HOUR) / 4;
    }
    await goOn(services(), id);
    expect(await jobOf(id)).toMatchObject({ state: 'failed' });
    expect((await runsOf(id))[0]).toMatchObject({ outcome: 'failed', figures: { total: 6, failed: 6 } });
    expect((await runsOf(id))[0].reasons).toEqual([
      { outcome: 'failed', why: 'The gateway does not know this number', count: 6 },
    ]);
    refuse = () => false;
    await ops.put('/job/update-status', { jobId: id, jobStatus: 'scheduled' });
    await begin(services(), id);
    await goOn(services(), id);
    await send();
    await goOn(services(), id);
    expect(delivered).toHaveLength(6);
    expect(await jobOf(id)).toMatchObject({ state: 'completed', lastRun: { number: 2, reached: 6, total: 6 } });
  });

  test('whom a run failed to reach is tried again by itself, and takes no day from the schedule', async () => {
    const id = await scheduled({ startDt: '2026-11-20', endDt: '2026-11-21' });
    const retry = async () => await ops.post(`/workflow/job/${id}/RETRY`, {});
    expect(await retry()).toMatchObject({ status: 409, body: { conflict: { guard: 'someFailed' } } });
    await begin(services(), id);
    await goOn(services(), id);
    const [unlucky = ''] = await reachable();
    refuse = ({ to }) => to === unlucky;
    for (let tries = 0; tries < 9; tries++) {
      await send();
      ahead += (5 * HOUR) / 4;
    }
    await goOn(services(), id);
    expect((await runsOf(id))[0]).toMatchObject({ outcome: 'done', figures: { total: 6, delivered: 5, failed: 1 } });
    expect(await jobOf(id)).toMatchObject({ state: 'scheduled', someFailed: true });

    [delivered, refuse] = [[], () => false];
    expect((await retry()).status).toBe(200);
    await begin(services(), id);
    await goOn(services(), id);
    await send();
    await goOn(services(), id);
    expect(delivered.map(({ to }) => to)).toEqual([unlucky]);
    expect(await runsOf(id)).toMatchObject([
      { number: 2, day: '2026-11-20', figures: { total: 1, delivered: 1 } },
      { number: 1, day: '2026-11-20' },
    ]);
    expect(await jobOf(id)).toMatchObject({ state: 'scheduled', someFailed: false });
    expect(await retry()).toMatchObject({ status: 409, body: { conflict: { guard: 'someFailed' } } });

    ahead = DAY;
    await begin(services(), id);
    expect((await runsOf(id))[0]).toMatchObject({ number: 3, day: '2026-11-21', figures: { total: 6 } });
    await ops.put('/job/update-status', { jobId: id, jobStatus: 'cancelled', reason: 'Enough' });
  });
});

/** The operator of most numbers that subscribe. */
async function operatorWithMost() {
  const { rows } = await sql<{ operator: string; numbers: number }>`
    select operator, count(*)::int as numbers from subscribers s left join farmers f using (msisdn, country_code)
    where s.subscription = 'active' and s.contact = 'reachable' and (f.id is null or f.state in ('pending', 'active'))
    group by operator order by 2 desc, 1 limit 1`.execute(app.database);
  return rows[0] ?? { operator: '', numbers: 0 };
}

describe('limits', () => {
  test('a number that has had its texts is left out, unless it is urgent', async () => {
    ahead = 8 * DAY;
    const day = { startDt: '2026-11-20', endDt: '2026-12-31', isUrgent: false, startTime: '08:00' };
    const times = [];
    for (const which of [1, 2, 3]) {
      const id = await scheduled(day);
      await app.database
        .updateTable('outreach_jobs')
        .set({ next_day: '2026-11-28', next_run_at: now() })
        .where('id', '=', id)
        .execute();
      await begin(services(), id);
      await goOn(services(), id);
      await send();
      await goOn(services(), id);
      times.push([which, (await runsOf(id))[0].figures]);
      await ops.put('/job/update-status', { jobId: id, jobStatus: 'cancelled', reason: 'Enough' });
    }
    const none = { waiting: 0, failed: 0, notSent: 0 };
    expect(times).toEqual([
      [1, { total: 6, delivered: 6, leftOut: 0, ...none }],
      [2, { total: 6, delivered: 6, leftOut: 0, ...none }],
      [3, { total: 6, delivered: 0, leftOut: 6, ...none }],
    ]);
  });

  test('an operator has its own: so many a minute, and so often a number', async () => {
    ahead = 20 * DAY;
    const { operator, numbers } = await operatorWithMost();
    const set = (attributes: Record<string, number>) =>
      sql`update reference_items set attributes = attributes || ${JSON.stringify(attributes)}::jsonb
        where list = 'operator' and attributes ->> 'value' = ${operator}`.execute(app.database);
    await set({ perMinute: 2, mostADay: 1, mostAWeek: 50 });
    const day = { startDt: '2026-11-20', endDt: '2026-12-31', isUrgent: false, startTime: '08:00' };
    const others = 6 - numbers;
    const counts: number[] = [];
    for (const _ of [1, 2]) {
      const id = await scheduled(day);
      await app.database
        .updateTable('outreach_jobs')
        .set({ next_day: '2026-12-10', next_run_at: now() })
        .where('id', '=', id)
        .execute();
      await begin(services(), id);
      await goOn(services(), id);
      counts.push((await runsOf(id))[0].figures.waiting);
      for (let minute = 0; minute < numbers; minute++) {
        ahead += 60_000;
        await goOn(services(), id);
      }
      await send();
      await goOn(services(), id);
      expect((await runsOf(id))[0]).toMatchObject({ outcome: 'done' });
      counts.push((await runsOf(id))[0].figures.leftOut);
      await ops.put('/job/update-status', { jobId: id, jobStatus: 'cancelled', reason: 'Enough' });
    }
    await set({ perMinute: 1_200, mostADay: 2, mostAWeek: 3 });
    // Of the second, whoever has had the first is left out: of this operator alone.
    expect(counts).toEqual([2 + others, 0, others, numbers]);
  });

  test('an operator without limits of its own has none a minute', async () => {
    ahead = 60 * DAY;
    await sql`update reference_items set attributes = attributes - 'perMinute' - 'mostADay' - 'mostAWeek'
      where list = 'operator'`.execute(app.database);
    const id = await scheduled();
    await app.database
      .updateTable('outreach_jobs')
      .set({ next_day: '2027-01-19', next_run_at: now() })
      .where('id', '=', id)
      .execute();
    await begin(services(), id);
    await goOn(services(), id);
    expect((await runsOf(id))[0].figures).toMatchObject({ total: 6, waiting: 6 });
    await ops.put('/job/update-status', { jobId: id, jobStatus: 'cancelled', reason: 'Enough' });
  });

  test('nobody but the runner begins a run', async () => {
    const id = await scheduled();
    const admin = await app.as('Super Admin');
    expect((await admin.post(`/workflow/job/${id}/START`, {})).status).toBe(403);
    expect((await admin.put('/job/update-status', { jobId: id, jobStatus: 'running' })).status).toBe(403);
  });
});

describe('a run that nobody was there for', () => {
  test.each([
    ['drop', 'missed', 0],
    ['catchUp', 'done', 6],
  ])('%s: it is %s', async (missedRuns, outcome, count) => {
    const id = await scheduled({ startDt: '2026-11-20', endDt: '2026-11-20', missedRuns });
    ahead = DAY;
    // The day is over; made up for within a day of when it was due.
    await app.database
      .updateTable('outreach_jobs')
      .set({ next_run_at: new Date(now().getTime() - 23 * HOUR) })
      .where('id', '=', id)
      .execute();
    await begin(services(), id);
    await goOn(services(), id);
    await send();
    await goOn(services(), id);
    expect(await runsOf(id)).toMatchObject([{ outcome }]);
    expect(delivered).toHaveLength(count);
    expect(await jobOf(id)).toMatchObject({ state: 'completed' });
  });
});

describe('channels', () => {
  const sound = { file: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11', seconds: 12 };
  const everyday = { startDt: '2026-11-20', endDt: '2026-11-20' };
  const sentBy = async (id: string) => {
    await begin(services(), id);
    await goOn(services(), id);
    await send();
    await goOn(services(), id);
    return (await ops.get(`/job-logs/recipients/${(await runsOf(id))[0].id}?limit=100`)).body.items;
  };

  test('a campaign goes out by each of its own: one row a number and channel', async () => {
    await app.database
      .updateTable('campaigns')
      .set({ in_app_enabled: true, obd_enabled: true, campaign_files: JSON.stringify({ ur: sound }) })
      .where('id', '=', campaignId)
      .execute();
    const saraiki = app.database
      .selectFrom('reference_items')
      .select('id')
      .where('list', '=', 'language')
      .where(sql<string>`attributes ->> 'tag'`, '=', 'skr');
    await app.database.updateTable('farmers').set({ language_id: saraiki }).execute();
    await app.database.updateTable('subscribers').set({ language_id: saraiki }).execute();
    const id = await scheduled({ ...everyday, extension: '2014' });
    const rows: { channel: string; outcome: string; language: string }[] = await sentBy(id);
    expect(rows).toHaveLength(18);
    // There is neither a text nor a sound in theirs.
    expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['ur']));
    for (const channel of ['sms', 'app', 'call']) {
      expect(rows.filter((row) => row.channel === channel && row.outcome === 'delivered')).toHaveLength(6);
    }
    const [text, ...others] = delivered.filter(({ to }) => to === delivered[0]?.to).toSorted(byContent);
    expect(text).toMatchObject({ text: TEXT });
    expect(text).not.toHaveProperty('content');
    for (const { content } of others) {
      expect(content).toMatchObject({ kind: 'campaign', campaignId, extension: '2014', sounds: { ur: sound } });
      // As the sounds are named, not as the reference list is.
      expect(content?.language).toBe('sk');
    }
    expect(others).toHaveLength(2);
    const [{ lines, figures }] = await runsOf(id);
    expect(new Set(lines.map(({ channel }: { channel: string }) => channel))).toEqual(new Set(['sms', 'app', 'call']));
    const sum = lines.reduce(
      (all: number, line: { figures: { delivered: number } }) => all + line.figures.delivered,
      0,
    );
    expect(sum).toBe(figures.total);
    // A second job leaves them out as a run enters them: one a number and channel.
    const { id: second } = await newJob(app, ops, { isUrgent: true, ...everyday, campaignId });
    expect((await ops.get(`/job/reached-before/${second}`)).body).toMatchObject({ count: 6, messages: 18 });
  });

  test('a call in which nothing would be heard is not placed, and that is said', async () => {
    const sounds = (files: object) =>
      app.database
        .updateTable('campaigns')
        .set({ campaign_files: JSON.stringify(files) })
        .where('id', '=', campaignId)
        .execute();
    const [number = ''] = await reachable();
    await sql`update farmers set language_id = (
      select id from reference_items where list = 'language' and attributes ->> 'tag' = 'pa')
      where country_code || msisdn = ${number}`.execute(app.database);
    await sounds({ pa: sound });
    const id = await scheduled(everyday);
    const rows: { channel: string; msisdn: string; outcome: string; why: string | null }[] = await sentBy(id);
    expect(rows.filter(({ outcome }) => outcome === 'leftOut').map(({ channel, why }) => `${channel} ${why}`)).toEqual(
      Array.from({ length: 5 }, () => 'call noSound'),
    );
    expect(delivered.filter(({ content }) => content?.language === 'pa').map(({ to }) => to)).toEqual([number, number]);
    // A query names sounds that only the call knows.
    await app.database.updateTable('campaigns').set({ file_name_query: "'x'" }).where('id', '=', campaignId).execute();
    expect((await sentBy(await scheduled(everyday))).filter(({ why }: { why: string }) => why !== null)).toEqual([]);
    await app.database.updateTable('campaigns').set({ file_name_query: null }).where('id', '=', campaignId).execute();
    await sounds({ ur: sound });
  });

  test('a survey is asked by call, with its questions; without a channel or a sound it cannot be scheduled', async () => {
    const questions = [{ id: 'q1', title: 'Is there rust in your wheat?', keys: [{ key: '1', label: 'Yes' }] }];
    const { id: surveyId } = await app.database
      .updateTable('surveys')
      .set({ obd_enabled: true, in_app_enabled: false, survey_inputs: JSON.stringify(questions) })
      .set({ start_dt: '2026-11-01', end_dt: '2026-12-31', active_subscriber_range: null })
      .set({ survey_profiles: '[]', survey_crops: '[]', survey_locations: '[]', survey_machineries: '[]' })
      .set({ survey_languages: '[]', survey_livestocks: '[]', survey_operator: '[]' })
      .set({ survey_files: JSON.stringify({ ur: sound }) })
      .where('id', '=', (eb) => eb.selectFrom('surveys').select('id').orderBy('id').limit(1))
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await scheduled({ ...everyday, campaignId: undefined, surveyId });
    expect(await jobOf(id)).toMatchObject({ survey: { id: surveyId, channels: ['call'] }, goesOut: true });
    expect(await sentBy(id)).toHaveLength(6);
    expect(delivered.map(({ content }) => content)).toEqual(
      delivered.map(() => expect.objectContaining({ kind: 'survey', surveyId, questions })),
    );
    const silent = await newJob(app, ops, { ...everyday, campaignId: undefined, surveyId });
    for (const silence of [{ obd_enabled: false }, { obd_enabled: true, survey_files: '{}' }]) {
      await app.database.updateTable('surveys').set(silence).where('id', '=', surveyId).execute();
      const refused = await ops.put('/job/update-status', { jobId: silent.id, jobStatus: 'scheduled' });
      expect(refused).toMatchObject({ status: 409, body: { code: 'guard', conflict: { guard: 'goesOut' } } });
    }
  });
});

describe('fields of a text', () => {
  /** What one run says, by the number that gets it. */
  async function saidToEach(): Promise<Map<string, string>> {
    const id = await scheduled({ startDt: '2026-11-20', endDt: '2026-11-20' });
    await begin(services(), id);
    await goOn(services(), id);
    await send();
    await goOn(services(), id);
    return new Map(delivered.map(({ to, text }) => [to, text]));
  }

  test.each([
    'Dear {name}, frost is near in {tehsil}, {district}. Cover your {crop} {today}.',
    '{نام}، تحصیل {tehsil} ضلع {district} میں کورا پڑے گا۔ {crop} ڈھانپیں۔ {today}',
  ])('say of each what the preview said: %j', async (text) => {
    await app.database
      .updateTable('campaigns')
      .set({ content_text: text, in_app_enabled: false, obd_enabled: false })
      .where('id', '=', campaignId)
      .execute();
    // Of one of them no tehsil is known.
    await app.database
      .updateTable('farmers')
      .set({ tehsil_id: null })
      .where(sql<boolean>`id = (
        select f.id from farmers f join subscribers s using (msisdn, country_code)
        where s.subscription = 'active' and s.contact = 'reachable' and f.state = 'active' order by s.id limit 1)`)
      .execute();
    const { body } = await ops.post('/campaign/effected-by-criteria', {});
    const readers: Sampled[] = body.sample.filter(({ why }: Sampled) => why === null);
    const said = await saidToEach();
    expect(readers.length).toBeGreaterThan(1);
    expect(readers.map(({ msisdn }) => said.get(msisdn))).toEqual(
      readers.map((reader) => filled(text, valuesOf(reader, []))),
    );
    // What is no field stays.
    for (const got of said.values()) expect(got).toMatch(/\{today\}/);
  });

  /** Who speaks what, and gets which text: by hand. Of a language that no menu speaks, and of none, the one for all. */
  const SPOKEN = [
    ['ur', 'کسان، گندم دیکھیں', 'ur'],
    ['pa', 'تہاڈی تحصیل وچ کنک ویکھو', 'pa'],
    ['skr', 'کسان، گندم دیکھیں', 'ur'],
    ['en', 'Look at the wheat of farmer', 'en'],
    ['bal', 'کسان، گندم دیکھیں', 'ur'],
    [null, 'کسان، گندم دیکھیں', 'ur'],
  ] as const;

  test('are filled into the text of the language that somebody speaks, else into the one for all', async () => {
    const contentTexts = { en: 'Look at the wheat of {name}', pa: '{tehsil} وچ کنک ویکھو', hn: 'کدے نئیں' };
    await app.database
      .updateTable('campaigns')
      .set({ content_text: '{name}، گندم دیکھیں', content_texts: JSON.stringify(contentTexts) })
      .where('id', '=', campaignId)
      .execute();
    const numbers = await reachable();
    expect(numbers).toHaveLength(SPOKEN.length);
    await sql`update farmers set name = '', name_ur = null, tehsil_id = null`.execute(app.database);
    for (const [place, [tag]] of SPOKEN.entries()) {
      const language = sql`(select id from reference_items where list = 'language' and attributes ->> 'tag' = ${tag})`;
      for (const table of ['farmers', 'subscribers'])
        await sql`update ${sql.table(table)} set language_id = ${language}
          where country_code || msisdn = ${numbers[place]}`.execute(app.database);
    }
    const said = await saidToEach();
    expect(numbers.map((number) => said.get(number))).toEqual(SPOKEN.map(([, text]) => text));
    const { rows } = await sql<{ number: string; language: string }>`
      select country_code || msisdn as number, language from job_recipients where channel = 'sms' and run_id = (
        select n.id from job_runs n join outreach_jobs j on j.id = n.job_id order by j.number desc limit 1)`.execute(
      app.database,
    );
    const noted = new Map(rows.map(({ number, language }) => [number, language]));
    expect(numbers.map((number) => noted.get(number))).toEqual(SPOKEN.map(([, , language]) => language));
    // As the preview says it of whoever speaks so.
    const { body } = await ops.post('/campaign/effected-by-criteria', {});
    const texts = { contentText: '{name}، گندم دیکھیں', contentLanguage: 'ur' as const, contentTexts };
    const readers: Sampled[] = body.sample.filter(({ why }: Sampled) => why === null);
    expect(readers.length).toBeGreaterThan(1);
    for (const reader of readers) {
      const { text, language } = textFor(texts, reader.speaks);
      expect(said.get(reader.msisdn)).toBe(filled(text, valuesOf(reader, []), language));
    }
    await app.database.updateTable('campaigns').set({ content_texts: '{}' }).where('id', '=', campaignId).execute();
  });

  test('count at their longest in what is asked before it is scheduled', async () => {
    const set = (text: string) =>
      app.database.updateTable('campaigns').set({ content_text: text }).where('id', '=', campaignId).execute();
    const { id } = await newJob(app, ops, { campaignId, startDt: '2026-11-20', endDt: '2026-11-20' });
    const { body } = await ops.post('/campaign/effected-by-criteria', {});
    const longest = body.longest.tehsil.title.length;
    await set(`${'x'.repeat(160 - longest)}{tehsil}`);
    expect((await jobOf(id)).campaign.parts).toBe(1);
    await set(`${'x'.repeat(161 - longest)}{tehsil}`);
    expect((await jobOf(id)).campaign.parts).toBe(2);
    // Of several texts the longest counts.
    const own = JSON.stringify({ pa: 'ک'.repeat(135) });
    await app.database.updateTable('campaigns').set({ content_texts: own }).where('id', '=', campaignId).execute();
    expect((await jobOf(id)).campaign.parts).toBe(3);
  });
});

type Sampled = NonNullable<Parameters<typeof valuesOf>[0]>;

const byContent = (one: Delivery, other: Delivery) => Number('content' in one) - Number('content' in other);
