import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { farmerIsCalled } from '../../../src/server/features/subscribers/people.ts';
import { numberMatches } from '../../../src/server/records/search.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { planOf } from '../../support/plan.ts';

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  reader = await app.as('Call Center');
});
afterAll(() => app?.close());

const list = (query = '') => reader.get(`/subscription/subscriber-agent-wise-list${query}`);
const phones = (body: { items: { phone: string }[] }) => body.items.map(({ phone }) => phone);

describe('the list of subscribers', () => {
  test('is newest first, in pages that neither repeat nor miss a subscriber', async () => {
    const whole = await list('?limit=1000');
    expect(whole.body).toMatchObject({ total: 600, totalIsMinimum: false });
    const dates = whole.body.items.map(({ subscribedAt }: { subscribedAt: string }) => subscribedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    const pages = await Promise.all([0, 200, 400].map((offset) => list(`?limit=200&offset=${offset}`)));
    expect(pages.flatMap(({ body }) => phones(body))).toEqual(phones(whole.body));
  });

  test.each(['3004417826', '03004417826', '923004417826', '+92 300 4417826', '0300-4417'])(
    'finds a number by its beginning, typed as %s',
    async (typed) => {
      const { body } = await list(`?search=${encodeURIComponent(typed)}`);
      expect(phones(body)).toContain('923004417826');
      expect(body.total).toBe(body.items.length);
    },
  );

  test.each(['7826', '441 7826', '04417826'])('finds a number by its last digits, typed as %s', async (typed) => {
    const { body } = await list(`?search=${encodeURIComponent(typed)}&limit=1000`);
    expect(phones(body)).toContain('923004417826');
  });

  test.each(['000', '0092', '00', '92', '0000-00-00', '+92'])(
    'finds no number by zeros and the country alone: %s',
    async (typed) => {
      const search = encodeURIComponent(typed);
      const admin = await app.as('Super Admin');
      const lists = ['/subscription/subscriber-agent-wise-list', '/dncr-list', '/case/all', '/loan/applications/all'];
      for (const path of lists) {
        const { body } = await admin.get(`${path}?search=${search}&limit=1`);
        const all = await admin.get(`${path}?limit=1`);
        expect([path, body.total], path).not.toEqual([path, all.body.total]);
      }
      expect((await admin.get(`/subscription/farmer-agent-wise-list?search=${search}&limit=1`)).body.items).toEqual([]);
      expect((await list(`?search=${search}`)).body.total).toBe(0);
      const order = { event: 'UNSUBSCRIBE', all: true, filter: { search: typed }, dryRun: true };
      expect((await admin.post('/workflow/subscriber/bulk', order)).body.outcomes).toEqual([]);
    },
  );

  test('finds what begins with the few digits that are typed behind a zero', async () => {
    const all = phones((await list('?limit=1000')).body);
    const mobile = all.filter((phone) => phone.startsWith('923'));
    expect((await list('?search=03&limit=1')).body.total).toBe(mobile.length);
  });

  test('searches without reading every subscriber or farmer', async () => {
    for (const typed of ['0300 4417', '7826']) {
      const plan = await planOf(
        app.database,
        sql`select from subscribers as s where ${numberMatches('s.msisdn', typed)}`,
      );
      expect(plan, typed).not.toContain('Seq Scan');
    }
    const plan = await planOf(app.database, sql`select from farmers f where ${farmerIsCalled('f', 'bhatti aslam')}`);
    expect(plan).not.toContain('Seq Scan');
  });

  test.each(['bhatti aslam muhammad', 'Bhatti  Muh', 'muhammad aslam bh', 'aslam bhatti', 'BHATTI', 'محمد اسلم بھٹی'])(
    'finds the farmer behind a number by the beginning of a name: %s',
    async (typed) => {
      const { body } = await list(`?search=${encodeURIComponent(typed)}&limit=1000`);
      expect(phones(body)).toContain('923004417826');
    },
  );

  test('takes signs of a pattern as they are', async () => {
    for (const typed of ['%', '_slam', '\\']) {
      expect((await list(`?search=${encodeURIComponent(typed)}`)).body.total).toBe(0);
    }
  });

  test.each(['active', 'unsubscribed', 'host', 'doNotCall'])('of status %s agrees with the counts', async (status) => {
    const { body } = await list(`?status=${status}&limit=1000&counts=true`);
    expect(body.items).toHaveLength(body.total);
    expect(body.total).toBe(body.counts[status]);
    const regions = body.items.map(({ state }: { state: string }) => state.split('+'));
    expect(regions.every((parts: string[]) => parts.includes(status))).toBe(true);
  });

  test('since a date has only what changed then or later', async () => {
    const { body } = await list('?syncDate=2026-11-01&limit=1000');
    const start = Date.parse('2026-11-01T00:00:00+05:00');
    expect(body.total).toBeGreaterThan(0);
    expect(body.items.every(({ updatedAt }: { updatedAt: string }) => Date.parse(updatedAt) >= start)).toBe(true);
    expect((await list('?syncDate=yesterday')).status).toBe(400);
  });

  test('is sorted by number', async () => {
    const up = await list('?sort=msisdn&limit=1000');
    const down = await list('?sort=-msisdn&limit=1000');
    const numbers = up.body.items.map(({ msisdn }: { msisdn: string }) => msisdn);
    expect(numbers).toEqual(numbers.toSorted());
    expect(phones(down.body)).toEqual(phones(up.body).reverse());
  });

  test('is counted by status', async () => {
    const { body } = await reader.get('/subscription/subscriber-status-wise-count');
    expect(body.total).toBe(600);
    expect(body.active + body.unsubscribed).toBe(600);
    const stored = await app.database
      .selectFrom('subscribers')
      .where('subscription', '=', 'active')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(body.active).toBe(stored.n);
  });
});

describe('one subscriber', () => {
  test('is found by number, with the farmer behind it', async () => {
    const { body, headers } = await reader.get('/subscription/subscriber/92/3004417826');
    expect(body).toMatchObject({ phone: '923004417826', farmer: { name: 'Muhammad Aslam Bhatti' } });
    expect(headers.etag).toBe('"1"');
    expect((await reader.get('/subscription/subscriber/92/03004417826')).body.id).toBe(body.id);
  });

  test('is not found under another country code or number', async () => {
    expect((await reader.get('/subscription/subscriber/91/3004417826')).status).toBe(404);
    expect((await reader.get('/subscription/subscriber/92/3999999999')).status).toBe(404);
    expect((await reader.get('/subscription/subscriber/92/abc')).status).toBe(400);
  });
});

test('totals follow every insert, change and removal', async () => {
  const total = async (status: string) => (await list(`?status=${status}&limit=0`)).body.total;
  const counted = async () => (await reader.get('/subscription/subscriber-status-wise-count')).body;
  const before = await counted();
  const { id } = await app.database
    .selectFrom('subscribers')
    .select('id')
    .where('state', '=', 'active+notHost+reachable')
    .where('farmer_id', 'is', null)
    .executeTakeFirstOrThrow();
  await app.database
    .updateTable('subscribers')
    .set({ state: 'active+notHost+doNotCall' })
    .where('id', '=', id)
    .execute();
  expect(await counted()).toEqual({ ...before, doNotCall: before.doNotCall + 1 });
  expect(await total('doNotCall')).toBe(before.doNotCall + 1);
  await app.database.deleteFrom('subscribers').where('id', '=', id).execute();
  const { total: all, active, noProfile } = before;
  expect(await counted()).toEqual({ ...before, total: all - 1, active: active - 1, noProfile: noProfile - 1 });
});

test('subscribers are read with the permission only', async () => {
  const subscriber = await app.as('Subscriber');
  expect((await subscriber.get('/subscription/subscriber-agent-wise-list')).status).toBe(403);
  expect((await app.withToken(null).get('/subscription/subscriber-status-wise-count')).status).toBe(401);
});

describe.each(['Telco User', 'Jazz CC Agent'] as const)(
  '%s, who subscribes numbers and may not know whose they are',
  (role) => {
    const OF_A_FARMER = '3004417826';

    test('is told the number alone, whatever they do with it', async () => {
      const person = await app.as(role);
      expect((await reader.get(`/subscription/subscriber/92/${OF_A_FARMER}`)).body.farmer).not.toBeNull();
      const subscribed = await person.post('/subscription/subscribe', { msisdn: OF_A_FARMER });
      expect(subscribed.body).toMatchObject({ phone: `92${OF_A_FARMER}` });
      const stepped = await person.put('/subscription/stepup-call-count', { msisdn: OF_A_FARMER });
      expect(stepped.body).toMatchObject({ phone: `92${OF_A_FARMER}` });
      const entered = await person.post('/dncr-list', { msisdn: OF_A_FARMER });
      for (const { body } of [subscribed, stepped, entered]) expect(body.farmer ?? null).toBeNull();
    });

    test('finds numbers by numbers, and none by a name', async () => {
      const person = await app.as(role);
      expect((await person.get('/dncr-list?search=0300')).status).toBe(200);
      expect((await person.get('/dncr-list?search=aslam')).status).toBe(403);
      const toSee = { event: 'END', all: true, dryRun: true };
      const found = async (search: string) => person.post('/workflow/doNotCall/bulk', { ...toSee, filter: { search } });
      expect((await found('0300')).status).toBe(200);
      expect((await found('aslam')).status).toBe(403);
    });

    test('sends no event to what a filter would find, not even to see what would happen', async () => {
      const person = await app.as(role);
      const everybody = { event: 'SET_HOST', all: true, filter: {}, dryRun: true };
      expect((await person.post('/workflow/subscriber/bulk', everybody)).status).toBe(403);
      expect((await app.as('Admin').then((admin) => admin.post('/workflow/subscriber/bulk', everybody))).status).toBe(
        200,
      );
    });
  },
);

test('who may not read subscribers learns what became of a number, and no more', async () => {
  const telco = await app.as('Telco User');
  expect((await telco.get('/subscription/subscriber/92/3004417826')).status).toBe(403);
  const told = ['countryCode', 'id', 'msisdn', 'phone', 'state', 'version'];
  const subscribed = await telco.post('/subscription/subscribe', { msisdn: '923004417826' });
  expect(Object.keys(subscribed.body).toSorted()).toEqual(['already', ...told]);
  const stepped = await telco.put('/subscription/stepup-call-count', { msisdn: '923004417826' });
  expect(Object.keys(stepped.body).toSorted()).toEqual(told);

  const agent = await app.as('Call Center');
  await agent.post('/subscription/unsubscribe', { msisdn: '923004417826', reason: 'Is in hospital' });
  const path = `/workflow/subscriber/${subscribed.body.id}`;
  const replayed = await telco.post(`${path}/UNSUBSCRIBE`, {});
  expect(replayed.body).toMatchObject({ outcome: 'replayed', last: { reason: null } });
  expect((await agent.post(`${path}/UNSUBSCRIBE`, {})).body.last.reason).toBe('Is in hospital');
  const stale = await telco.post(`${path}/SET_HOST`, {}, { 'if-match': '"1"' });
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect(stale.body.conflict).not.toHaveProperty('by');
  expect(stale.body.detail).not.toMatch(/ by /);
});
