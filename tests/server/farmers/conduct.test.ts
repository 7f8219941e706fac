import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { roles } from '../../../machines/shared/roles.ts';
import { endSuspension } from '../../../src/server/features/farmers/suspensions.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';

const DAY = 24 * 3_600_000;
const REASON = 'Please write without insulting others.';
const IN_URDU = 'براہ کرم دوسروں کی توہین کیے بغیر لکھیں۔';

let app: TestApp;
let ops: Person;
let id: string;
let taken = 0;

beforeAll(async () => {
  // Suspensions end when a test says so, never by the server's own clock.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await testApp({ seed: 'small' });
  ops = await app.as('Ops');
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});
beforeEach(async () => {
  const farmer = await app.database
    .selectFrom('farmers')
    .select('id')
    .where('state', '=', 'active')
    .where('language_id', 'in', (eb) => eb.selectFrom('reference_items').select('id').where('name', '=', 'Urdu'))
    .orderBy('id')
    .offset(taken++)
    .executeTakeFirstOrThrow();
  ({ id } = farmer);
});

const suspend = (days = 7, who = ops) => who.put('/farmer/suspend', { id, days, reason: REASON });
const conduct = async () => (await ops.get(`/farmer/conduct/${id}`)).body;
const ends = (at: Date) =>
  endSuspension({ database: app.database, clock: () => at, newId: () => crypto.randomUUID() }, id);
const texts = async () =>
  (
    await app.database
      .selectFrom('text_messages')
      .selectAll()
      .where('farmer_id', '=', id)
      .where('addressee', '!=', 'audience')
      .orderBy('created_at')
      .execute()
  ).map(({ event, outcome, text }) => ({ event, outcome, text }));

async function post() {
  const form = formOf({ content: 'When do I sow?', creatorId: id });
  return await ops.post('/forum/post', form.payload, form.headers);
}

async function listing() {
  const { id: itemId } = await app.database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'mandi-item')
    .where('name', '=', 'Wheat')
    .executeTakeFirstOrThrow();
  const form = formOf({ title: 'Wheat', itemId, unitPrice: '3000', unit: 'maund', quantity: '5', creator: id });
  return await ops.post('/mandi/listing', form.payload, form.headers);
}

describe('a warning', () => {
  test('moves nothing, is counted, and reaches the farmer in Urdu', async () => {
    const { body } = await ops.put('/farmer/warn', { id, reason: REASON });
    expect(body).toMatchObject({ state: 'active', warnings: 1, suspendedUntil: null });
    expect(body.steps[0]).toMatchObject({ event: 'WARN', reason: REASON, by: { name: 'Bilal Aziz' } });
    expect(await texts()).toEqual([{ event: 'WARN', outcome: null, text: `تنبیہ: ${IN_URDU}` }]);
    expect((await post()).status).toBe(201);
  });

  test('stays with what comes after it: a second one, and a suspension, withdraw nothing', async () => {
    await ops.put('/farmer/warn', { id, reason: REASON });
    await ops.put('/farmer/warn', { id, reason: 'And please answer your telephone.' });
    await suspend();
    expect((await texts()).map(({ event, outcome }) => [event, outcome])).toEqual([
      ['WARN', null],
      ['WARN', null],
      ['SUSPEND', null],
    ]);
  });

  test('says why', async () => {
    expect((await ops.put('/farmer/warn', { id, reason: '  ' })).status).toBe(400);
    expect((await ops.put('/farmer/warn', { id })).status).toBe(400);
    expect((await conduct()).steps).toEqual([]);
  });
});

describe('why a farmer was warned or suspended, and by whom', () => {
  const untold = { id: null, name: 'FMIS' };
  type Told = { event: string; by: object; at: string; reason?: string | null; text?: string | null };

  test.each(roles)('is read by %s with the permission alone, wherever the steps are read', async (role) => {
    await ops.put('/farmer/warn', { id, reason: REASON });
    await suspend();
    const reader = await app.as(role);
    const may = (await reader.get(`/farmer/conduct/${id}`)).status === 200;
    const paths = [`/workflow/farmer/${id}`, `/farmer/profile/${id}`, `/farmer/timeline/${id}`, '/history'];
    const answers = await Promise.all(paths.map((path) => reader.get(path)));
    const reads = answers.filter(({ status }) => status === 200);
    const told = JSON.stringify(reads.map(({ body }) => body));
    if (may) return expect(told).toContain(REASON);
    for (const secret of [REASON, IN_URDU, 'Bilal Aziz']) expect(told).not.toContain(secret);
    const [workflow, profile] = answers;
    if (profile?.status !== 200) return expect(reads).toEqual([]);
    const steps: Told[] = [...(workflow?.body.history ?? []).slice(0, 2), profile.body.statusBy];
    expect(steps.map(({ event, by, reason }) => [event, by, reason])).toEqual([
      ['SUSPEND', untold, null],
      ['WARN', untold, null],
      ['SUSPEND', untold, null],
    ]);
    expect(profile.body.timeline.items.slice(0, 4)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'SUSPEND', by: untold, text: null, at: expect.any(String) }),
        expect.objectContaining({ kind: 'sms', event: 'WAITING', text: null }),
      ]),
    );
  });

  test('is not in a refusal either', async () => {
    await suspend();
    const { version } = await conduct();
    const keeper = await app.as('Agri Profile Agent');
    const refused = await keeper.post('/farmer/merge', { id, into: id }, { 'if-match': `"${version - 1}"` });
    expect(refused).toMatchObject({ status: 409, body: { conflict: { event: 'SUSPEND', by: untold } } });
    expect(JSON.stringify(refused.body)).not.toContain('Bilal Aziz');
  });

  test('is told to whoever did it, and not in who did what', async () => {
    const title = 'Warns without reading';
    const resources = ['farmers:warn:put', 'farmers:farmer:get', 'manage_activity:history:get'];
    const admin = await app.as('Super Admin');
    expect((await admin.post('/resource/role', { title, resources })).status).toBe(201);
    await app.database
      .insertInto('account_roles')
      .values({ account_id: (await fieldAdmin()).id, role: title })
      .execute();
    const warner = await app.as('Field Admin');
    await ops.put('/farmer/warn', { id, reason: REASON });
    const OWN = 'Once more, in my own words.';
    expect((await warner.put('/farmer/warn', { id, reason: OWN })).status).toBe(200);
    const done = JSON.stringify((await warner.get('/history?search=warn')).body);
    expect([done.includes(REASON), done.includes(OWN)]).toEqual([false, true]);
    const told = JSON.stringify((await warner.get(`/workflow/farmer/${id}`)).body.history);
    expect([told.includes(REASON), told.includes(OWN)]).toEqual([false, true]);
  });

  const fieldAdmin = () =>
    app.database
      .selectFrom('accounts')
      .innerJoin('account_roles', 'account_roles.account_id', 'accounts.id')
      .select('accounts.id')
      .where('role', '=', 'Field Admin')
      .executeTakeFirstOrThrow();
});

describe('a suspension for a time', () => {
  test('refuses what is new of the farmer, says until when, and tells them', async () => {
    const { status, body } = await suspend(7);
    expect(status).toBe(200);
    const until = new Date(app.clock.now().getTime() + 7 * DAY);
    expect(Math.abs(Date.parse(body.suspendedUntil) - until.getTime())).toBeLessThan(60_000);
    expect(await post()).toMatchObject({ status: 422, body: { errors: [{ pointer: '/creatorId' }] } });
    expect(await listing()).toMatchObject({ status: 422, body: { errors: [{ pointer: '/creator' }] } });
    const [text] = await texts();
    expect(text?.text).toContain('تک فورم میں نہیں لکھ سکتے');
    expect(text?.text).toContain(IN_URDU);
    const profile = (await ops.get(`/farmer/profile/${id}`)).body;
    expect(profile.suspendedUntil).toBe(body.suspendedUntil);
    expect(profile.timeline.items).toContainEqual(
      expect.objectContaining({ event: 'SUSPEND', facts: expect.objectContaining({ until: body.suspendedUntil }) }),
    );
  });

  test('ends at its time and not before, once, by the service itself', async () => {
    const { body } = await suspend(3);
    const until = Date.parse(body.suspendedUntil);
    await ends(new Date(until - 1));
    expect(await conduct()).toMatchObject({ state: 'suspended' });
    await Promise.all([ends(new Date(until)), ends(new Date(until)), ends(new Date(until))]);
    const after = await conduct();
    expect(after).toMatchObject({ state: 'active', suspendedUntil: null });
    expect(after.steps.map(({ event, by }: { event: string; by: { name: string } }) => [event, by.name])).toEqual([
      ['END_SUSPENSION', 'FMIS'],
      ['SUSPEND', 'Bilal Aziz'],
    ]);
    expect((await post()).status).toBe(201);
    expect((await listing()).status).toBe(201);
  });

  test('is lifted before its time, and whoever has heard nothing yet is told nothing', async () => {
    await suspend();
    expect((await ops.put('/farmer/lift-suspension', { id })).body).toMatchObject({ state: 'active' });
    expect((await post()).status).toBe(201);
    expect((await texts()).map(({ event, outcome }) => [event, outcome])).toEqual([['SUSPEND', 'withdrawn']]);
  });

  test('is one: a second is refused, and so is a version that is not the newest', async () => {
    const { version } = await conduct();
    expect((await suspend()).status).toBe(200);
    expect((await suspend()).status).toBe(409);
    const stale = { 'if-match': `"${version}"` };
    expect((await ops.put('/farmer/lift-suspension', { id }, stale)).status).toBe(409);
  });

  test('has an end to be lifted: one without is a matter of the profile', async () => {
    await app.database.updateTable('farmers').set({ state: 'suspended' }).where('id', '=', id).execute();
    const { status, body } = await ops.put('/farmer/lift-suspension', { id });
    expect([status, body.conflict.guard]).toEqual([409, 'hasAnEnd']);
  });

  test('is for whoever moderates alone', async () => {
    const reader = await app.as('Field Admin');
    expect((await suspend(7, reader)).status).toBe(403);
    expect((await reader.get(`/farmer/conduct/${id}`)).status).toBe(403);
  });

  test.each([0, 366, 1.5])('lasts no %s days', async (days) => {
    expect((await suspend(days)).status).toBe(400);
  });
});
