import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pairsJob } from '../../../src/server/features/farmers/merge/pairs.search.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { newFarmer } from '../workflow/farmer.driver.ts';

const AGED_MS = 10_000;

describe.each(['pglite', 'postgres'] as const)('two records of one person, on %s', (engine) => {
  let app: TestApp;
  let agent: Person;
  let wheat: string;
  let tractor: string;

  beforeAll(async () => {
    app = await testApp({ seed: 'small', engine });
    agent = await app.as('Agri Profile Agent');
    wheat = await entry('crop');
    tractor = await entry('machinery');
  });
  afterAll(() => app?.close());

  async function entry(list: string): Promise<string> {
    const items = app.database.selectFrom('reference_items').select('id').where('list', '=', list);
    return (await items.orderBy('sort').executeTakeFirstOrThrow()).id;
  }

  const profile = async (id: string) => (await agent.get(`/farmer/profile/${id}`)).body;
  const merge = (id: string, into: string, more: object = {}) => agent.post('/farmer/merge', { id, into, ...more });
  const unmerge = (id: string) => agent.put('/farmer/unmerge', { id });
  const history = async (id: string) =>
    (
      await app.database
        .selectFrom('history')
        .select(['event', 'from_state', 'to_state', 'by_name', 'facts'])
        .where('entity', '=', 'farmer')
        .where('record_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ event, from_state, to_state, facts }) => ({ event, from: from_state, to: to_state, facts }));

  /** A record with a farm that grows something, a tractor and a case. */
  async function withBelongings(more: Record<string, unknown> = {}) {
    const admin = await app.as('Super Admin');
    const farmer = await newFarmer(admin, more);
    const crops = [{ cropId: wheat, cultivatedArea: 3 }];
    const farm = { farmerId: farmer.id, farmTitle: 'By the canal', landArea: 5, farmcrops: crops };
    const { body } = await admin.post('/farmer/farm', farm);
    await admin.post('/farmer/machinery', { farmerId: farmer.id, machineryId: tractor });
    await admin.post('/subscription/subscribe', { msisdn: farmer.phone });
    return { ...farmer, farmId: body.id as string };
  }

  test('once merged, refuse what is added to the record that ended, and say where it leads', async () => {
    const [one, other] = [await newFarmer(agent), await newFarmer(agent)];
    await merge(other.id, one.id);
    const refused = await agent.post('/farmer/farm', { farmerId: other.id, farmTitle: 'Late', landArea: 2 });
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('wrongState');
    expect(refused.body.detail).toMatch(
      new RegExp(`^This record was merged into ${(await profile(one.id)).farmer.name} by `),
    );
    expect((await profile(one.id)).land).toEqual([]);
  });

  test('are laid beside each other with what each has', async () => {
    const [one, other] = [await withBelongings(), await newFarmer(agent)];
    const { body } = await agent.get(`/farmer/merge/${one.id}/${other.id}`);
    expect(body.one.has).toMatchObject({ numbers: 1, farms: 1, crops: 1, machinery: 1, cases: 0 });
    expect(body.other.has).toMatchObject({ numbers: 0, farms: 0 });
    expect([body.oneRefused, body.otherRefused]).toEqual([null, null]);
  });

  test('become one, with the fields that were chosen and all that both have', async () => {
    const one = await withBelongings({ cnic: '3610344170001', village: 'Chak 1', fatherName: 'Karim' });
    const other = await withBelongings({ village: 'Chak 2', fatherName: 'Raheem' });
    const { status, body } = await merge(one.id, other.id, { takes: ['cnic', 'village'], intoVersion: other.version });
    expect(status).toBe(200);
    // Both have a tractor: it stays once.
    expect(body.moved).toMatchObject({ numbers: 1, farms: 1, crops: 1, machinery: 0 });
    expect(body.taken.toSorted()).toEqual(['cnic', 'village']);
    const { farmer, land, merged } = await profile(other.id);
    expect(farmer).toMatchObject({
      cnic: '3610344170001',
      village: 'Chak 1',
      fatherName: 'Raheem',
      farms: 2,
      landAcres: 10,
    });
    expect(land).toHaveLength(2);
    expect(merged).toMatchObject([{ id: one.id, name: one.name, by: { name: expect.any(String) } }]);
    expect((await history(one.id)).at(-1)).toMatchObject({ event: 'MERGE', from: 'pending', to: 'merged' });
    expect((await history(other.id)).at(-1)).toMatchObject({
      event: 'EDIT',
      facts: { tookIn: { id: one.id, name: one.name }, changes: { village: { before: 'Chak 2', after: 'Chak 1' } } },
    });
  });

  test('have the calls of both numbers', async () => {
    const [one, other] = [await withBelongings(), await withBelongings()];
    const called = (phone: string, call_count: number, day: number) =>
      app.database
        .updateTable('subscribers')
        .set({ call_count, last_call_at: new Date(`2026-11-0${day}T08:00:00Z`) })
        .where(sql<string>`country_code || msisdn`, '=', phone)
        .execute();
    expect((await profile(one.id)).calls).toEqual({ count: 0, lastAt: null });
    await called(one.phone, 2, 3);
    await called(other.phone, 3, 5);
    await merge(other.id, one.id);
    expect((await profile(other.id)).calls).toEqual({ count: 5, lastAt: '2026-11-05T08:00:00.000Z' });
    await unmerge(other.id);
    expect((await profile(one.id)).calls).toEqual({ count: 2, lastAt: '2026-11-03T08:00:00.000Z' });
  });

  test('are found under each address and number of theirs', async () => {
    const [one, other] = [await withBelongings(), await newFarmer(agent)];
    await merge(one.id, other.id);
    expect((await profile(one.id)).farmer.id).toBe(other.id);
    expect((await profile(one.phone)).farmer.id).toBe(other.id);
    expect((await agent.get(`/farmer/caller/${one.phone}`)).body.profile.farmer.id).toBe(other.id);
    expect((await agent.get(`/farmer/by-msisdn/92/${one.msisdn}`)).body.id).toBe(other.id);
    const { body: listed } = await agent.get(`/subscription/farmer-agent-wise-list?search=${one.phone}`);
    expect(listed.items).toMatchObject([{ id: other.id, phone: other.phone }]);
    expect(listed.total).toBe(1);
    const taken = await agent.post('/farmer/', { msisdn: one.phone, name: 'A third', phoneType: 'smartphone' });
    expect(taken.body.errors).toMatchObject([{ code: 'numberTaken', values: { id: other.id } }]);
    // What was done with the merged one is in the timeline of the one that stands.
    const { items } = (await agent.get(`/farmer/timeline/${other.id}`)).body;
    expect(items.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['MERGE', 'CREATE', 'ADD']),
    );
  });

  test('are taken apart whole', async () => {
    const one = await withBelongings({ cnic: '3610344170002', village: 'Chak 1', email: 'one@example.org' });
    const other = await withBelongings({ village: 'Chak 2' });
    await merge(one.id, other.id, { takes: ['cnic', 'village', 'email'] });
    const { status, body } = await unmerge(one.id);
    expect([status, body.left.fields]).toEqual([200, []]);
    expect(Object.values(body.left.records).every((left) => left === 0)).toBe(true);
    const [back, stayed] = [await profile(one.id), await profile(other.id)];
    expect(back.farmer).toMatchObject({
      id: one.id,
      cnic: '3610344170002',
      village: 'Chak 1',
      farms: 1,
      state: 'pending',
    });
    expect(stayed.farmer).toMatchObject({ cnic: null, village: 'Chak 2', email: null, farms: 1 });
    expect(stayed.merged).toEqual([]);
    expect(back.land.map(({ id }: { id: string }) => id)).toEqual([one.farmId]);
    expect(back.land[0].farmcrops).toHaveLength(1);
    expect(back.farmer.subscriber).not.toBeNull();
    expect((await history(one.id)).map(({ event }) => event)).toEqual(['CREATE', 'MERGE', 'UNMERGE']);
    expect((await history(other.id)).at(-1)?.facts).toMatchObject({ gaveBack: { id: one.id } });
  });

  test('are taken apart but for what has been changed since, and the answer says what', async () => {
    const one = await withBelongings({ cnic: '3610344170003', village: 'Chak 1', email: 'one@example.org' });
    const other = await newFarmer(agent, { village: 'Chak 2' });
    await merge(one.id, other.id, { takes: ['village', 'email', 'cnic'] });
    await agent.post('/farmer/', { id: other.id, village: 'Chak 3' });
    const third = await newFarmer(agent);
    await app.database.updateTable('farms').set({ farmer_id: third.id }).where('id', '=', one.farmId).execute();
    const { body } = await unmerge(one.id);
    expect(body.left.fields).toEqual(['village']);
    expect(body.left.records).toMatchObject({ farms: 1, numbers: 0 });
    expect((await profile(other.id)).farmer).toMatchObject({ village: 'Chak 3', email: null, cnic: null });
    expect((await profile(one.id)).farmer).toMatchObject({ village: 'Chak 1', cnic: '3610344170003', farms: 0 });
  });

  test('are taken apart with what was made meanwhile for the number that goes, and what was typed meanwhile is told', async () => {
    const [one, other] = [await newFarmer(agent), await newFarmer(agent, { village: 'Chak 2' })];
    await merge(one.id, other.id);
    const admin = await app.as('Super Admin');
    const category = await entry('case-category');
    const opened = (msisdn: string) => admin.post('/case', { msisdn, title: 'Rust on the wheat', category });
    const [{ body: moves }, { body: stays }] = [await opened(one.phone), await opened(other.phone)];
    await admin.post('/subscription/subscribe', { msisdn: one.phone });
    await agent.post('/farmer/', { id: other.id, email: 'typed@example.org' });
    const { body } = await unmerge(one.id);
    expect(body.left.fields).toEqual(['email']);
    const rows = await app.database.selectFrom('cases').select(['id', 'farmer_id', 'farmer_name']).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const name = (await profile(one.id)).farmer.name;
    expect(byId.get(moves.id)).toMatchObject({ farmer_id: one.id, farmer_name: name });
    expect(byId.get(stays.id)).toMatchObject({ farmer_id: other.id });
    const number = app.database.selectFrom('subscribers').select('farmer_id').where('msisdn', '=', one.msisdn);
    expect(await number.executeTakeFirst()).toEqual({ farmer_id: one.id });
  });

  test('are refused with themselves, once merged, when changed, and to who may not', async () => {
    const [one, other, third] = [await newFarmer(agent), await newFarmer(agent), await newFarmer(agent)];
    expect((await merge(one.id, one.id)).body.errors).toMatchObject([{ pointer: '/into', code: 'isAnother' }]);
    const gone = crypto.randomUUID();
    expect((await merge(one.id, gone)).body.errors).toMatchObject([{ pointer: '/into', code: 'intoStands' }]);
    expect(await merge(one.id, other.id, { intoVersion: 7 })).toMatchObject({ status: 409, body: { code: 'stale' } });
    const stale = await agent.post('/farmer/merge', { id: one.id, into: other.id }, { 'If-Match': '"7"' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect((await profile(one.id)).farmer.state).toBe('pending');
    const forbidden = await (await app.as('Call Center')).post('/farmer/merge', { id: one.id, into: other.id });
    expect(forbidden).toMatchObject({ status: 403, body: { permission: 'farmers:merge:put' } });

    await merge(one.id, other.id);
    expect(await merge(one.id, third.id)).toMatchObject({ status: 409, body: { code: 'wrongState' } });
    expect((await merge(third.id, one.id)).body.errors).toMatchObject([{ pointer: '/into', code: 'intoStands' }]);
    expect(await agent.post('/farmer/', { id: one.id, village: 'X' })).toMatchObject({ status: 409 });
    const farm = { farmerId: one.id, farmTitle: 'Lost', landArea: 1 };
    expect(await agent.post('/farmer/farm', farm)).toMatchObject({ status: 409 });
    // Into a third: the first cannot leave one that does not stand itself.
    await merge(other.id, third.id);
    expect((await profile(one.id)).farmer.id).toBe(third.id);
    expect(await unmerge(one.id)).toMatchObject({ status: 409, body: { code: 'guard' } });
    await unmerge(other.id);
    expect((await unmerge(one.id)).status).toBe(200);
  });

  test('do not free who is suspended', async () => {
    const admin = await app.as('Super Admin');
    const [one, other] = [await newFarmer(admin), await newFarmer(admin)];
    await admin.put('/farmer/bulk-status', { ids: [one.id], status: 'active' });
    await admin.put('/farmer/suspend', { id: one.id, days: 3, reason: 'Please write without insulting others.' });
    expect((await merge(one.id, other.id)).body.errors).toMatchObject([{ code: 'keepsSuspension' }]);
  });

  test('merged both ways and into others at once: one way, whole', async () => {
    const [one, other, third] = [await withBelongings(), await withBelongings(), await newFarmer(agent)];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        turn % 3 === 0 ? merge(one.id, other.id) : turn % 3 === 1 ? merge(other.id, one.id) : merge(one.id, third.id),
      ),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const ids = [one.id, other.id, third.id];
    const rows = await app.database
      .selectFrom('farmers')
      .select(['id', 'state', 'merged_into', 'farms'])
      .where('id', 'in', ids)
      .execute();
    const standing = rows.filter(({ state }) => state !== 'merged');
    expect(standing.length).toBeGreaterThan(0);
    // Whatever way it went, nobody leads in a circle, and all land is with records that stand.
    expect(standing.reduce((sum, { farms }) => sum + farms, 0)).toBe(2);
    for (const { id, merged_into } of rows) expect(merged_into).not.toBe(id);
  });

  describe('that may be of one person', () => {
    const pairs = async (query = '') => (await agent.get(`/farmer/duplicates${query}`)).body;
    interface Pair {
      one: { id: string };
      other: { id: string };
      reasons: string[];
    }
    async function pairOf(one: string, other: string): Promise<Pair | undefined> {
      const ids = [one, other].toSorted();
      const find = ({ items }: { items: Pair[] }) =>
        items.find((pair) => [pair.one.id, pair.other.id].toSorted().join() === ids.join());
      app.clock.advance(AGED_MS);
      const job = pairsJob({ database: app.database, clock: () => app.clock.now(), jobs: app.app.services.jobs });
      await job.work('next', new AbortController().signal);
      const page = await pairs('?limit=1000');
      expect(page.looking).toBe(false);
      return find(page);
    }
    const tehsilId = () => entry('tehsil');

    test('are looked for while others are answered', async () => {
      await sql`update farmer_pair_search set looked_at = '-infinity'`.execute(app.database);
      const job = pairsJob({ database: app.database, clock: () => app.clock.now(), jobs: app.app.services.jobs });
      const over = new AbortController();
      const work = Promise.resolve(job.work('next', over.signal)).finally(() => over.abort());
      let turns = 0;
      for (; !over.signal.aborted; turns++) await setImmediate();
      await work;
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from farmers`.execute(app.database);
      // One turn at least for each fifty that are looked at.
      expect(turns).toBeGreaterThanOrEqual((rows[0]?.n ?? Number.NaN) / 50);
    });

    test('are found by themselves, said why, and no longer once they differ', async () => {
      const where = { tehsilId: await tehsilId(), village: 'Chak 900/E' };
      const one = await newFarmer(agent, { name: 'Zarina Twin', msisdn: '923871234567', ...where });
      const other = await newFarmer(agent, {
        name: 'zarina  twin'.replace('  ', ' '),
        msisdn: '923871234576',
        ...where,
      });
      app.clock.advance(AGED_MS);
      expect((await pairs()).looking).toBe(true);
      const found = await pairOf(one.id, other.id);
      expect(found?.reasons.toSorted()).toEqual(['nameVillage', 'numberNear']);
      await agent.post('/farmer/', { id: other.id, name: 'Somebody Else', village: 'Elsewhere' });
      expect(await pairOf(one.id, other.id)).toBeUndefined();
    });

    test('are found by a card with a slip, and in either script', async () => {
      const tehsil = { tehsilId: await tehsilId() };
      const one = await newFarmer(agent, { name: 'Gulzar Ahmad', cnic: '3520112345671', ...tehsil });
      const slip = await newFarmer(agent, { name: 'Gulzar Ahmed', cnic: '3520112345617' });
      expect((await pairOf(one.id, slip.id))?.reasons).toEqual(['cardNear']);
      const latin = await newFarmer(agent, { name: 'Zulekha Mai', nameUr: 'زلیخا مائی', ...tehsil });
      const urdu = await newFarmer(agent, { name: 'زلیخا مائی', ...tehsil });
      expect((await pairOf(latin.id, urdu.id))?.reasons).toEqual(['nameScripts']);
    });

    test('are not shown again once somebody said that they are two, until that is taken back', async () => {
      const where = { tehsilId: await tehsilId(), village: 'Chak 901/E' };
      const one = await newFarmer(agent, { name: 'Two Cousins', ...where });
      const other = await newFarmer(agent, { name: 'Two Cousins', ...where });
      expect(await pairOf(one.id, other.id)).toBeDefined();
      const said = await agent.put('/farmer/duplicates/apart', { id: one.id, otherId: other.id, apart: true });
      expect(said.body.apart.by.name).toEqual(expect.any(String));
      await agent.post('/farmer/', { id: one.id, fatherName: 'Nazir' });
      expect(await pairOf(one.id, other.id)).toBeUndefined();
      const apart = (await pairs('?apart=true')).items as Pair[];
      expect(apart.map((pair) => [pair.one.id, pair.other.id].toSorted())).toContainEqual(
        [one.id, other.id].toSorted(),
      );
      await agent.put('/farmer/duplicates/apart', { id: one.id, otherId: other.id, apart: false });
      expect(await pairOf(one.id, other.id)).toBeDefined();
      await merge(one.id, other.id);
      expect(await pairOf(one.id, other.id)).toBeUndefined();
    });
  });
});
