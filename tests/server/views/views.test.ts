import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoleName } from '../../../machines/shared/roles.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

describe.each(['pglite', 'postgres'] as const)('saved views, on %s', (engine) => {
  let app: TestApp;
  let ayesha: Person;
  let farah: Person;
  beforeAll(async () => {
    app = await testApp({ seed: 'small', engine });
    ayesha = await app.as('Super Admin');
    farah = await app.as('Loan Partner');
  });
  afterAll(() => app.close());

  const view = (name: string, shared = false) => ({
    screen: '/app/loan/view',
    name,
    shared,
    query: 'status=submitted&sort=-amount',
    columns: [
      { key: 'amount', width: 120 },
      { key: 'partner', hidden: true },
    ],
  });

  test('a view comes back as it was saved, to its owner only', async () => {
    const saved = await ayesha.post('/views', view('Large first'));
    expect(saved.status).toBe(201);
    expect(saved.headers.etag).toBe('"1"');
    expect(saved.body).toMatchObject({ ...view('Large first'), mine: true, version: 1 });
    expect((await ayesha.get(`/views/${saved.body.id}`)).body).toEqual(saved.body);
    expect((await farah.get(`/views/${saved.body.id}`)).status).toBe(404);
  });

  test('a shared view is seen by colleagues and changed by its owner only', async () => {
    const admin = await app.as('Admin');
    const { body } = await ayesha.post('/views', view('For the desk', true));
    const theirs = await admin.get('/views?screen=/app/loan/view');
    expect(theirs.body.items).toEqual([{ ...body, mine: false }]);
    expect((await admin.put(`/views/${body.id}`, view('Mine now'))).body).toMatchObject({
      status: 403,
      code: 'notOwner',
    });
    const ops = await app.as('Ops');
    const ofOps = (await ayesha.post('/views', { ...view('Of cases', true), screen: '/app/ticket/list' })).body;
    expect((await ops.get(`/views/${ofOps.id}`)).status).toBe(200);
    expect((await ops.delete(`/views/${ofOps.id}`)).body).toMatchObject({ status: 403, code: 'notOwner' });
    expect((await ayesha.delete(`/views/${ofOps.id}`)).status).toBe(204);
  });

  test('whoever manages accounts clears up what others share, and nothing that is theirs alone', async () => {
    const admin = await app.as('Admin');
    const [shared, own] = [
      (await ayesha.post('/views', view('Left behind', true))).body,
      (await ayesha.post('/views', view('Only mine'))).body,
    ];
    expect((await admin.delete(`/views/${own.id}`)).status).toBe(404);
    expect((await admin.delete(`/views/${shared.id}`)).status).toBe(204);
    expect((await ayesha.get(`/views/${shared.id}`)).status).toBe(404);
  });

  test('who works here no longer shares nothing', async () => {
    const reap = await app.as('Reap Agent');
    const { body } = await reap.post('/views', view('Of Hina', true));
    const setActive = async (active: boolean) =>
      await app.database.updateTable('accounts').set({ active }).where('email', '=', 'reap-agent@demo.fmis').execute();
    const listed = async () => (await ayesha.get('/views')).body.items.some(({ id }: { id: string }) => id === body.id);
    expect(await listed()).toBe(true);
    await setActive(false);
    expect([await listed(), (await ayesha.get(`/views/${body.id}`)).status]).toEqual([false, 404]);
    await setActive(true);
    expect((await reap.delete(`/views/${body.id}`)).status).toBe(204);
  });

  test('a person has fifty on a screen, also when many are saved at once or brought there', async () => {
    const ops = await app.as('Ops');
    const save = (n: number, screen = '/app/mandi/list') => ops.post('/views', { ...view(`View ${n}`), screen });
    const answers = await Promise.all(Array.from({ length: 53 }, (_, n) => save(n)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(50).fill(201), 422, 422, 422]);
    const refused = { status: 422, errors: [{ pointer: '/screen', code: 'tooManyViews', values: { max: 50 } }] };
    expect((await save(99)).body).toMatchObject(refused);
    const elsewhere = await save(99, '/app/mandi/approval');
    expect(elsewhere.status).toBe(201);
    const moved = { ...view('View 99'), screen: '/app/mandi/list' };
    expect((await ops.put(`/views/${elsewhere.body.id}`, moved)).body).toMatchObject(refused);
    const [first] = (await ops.get('/views?screen=/app/mandi/list')).body.items;
    expect((await ops.put(`/views/${first.id}`, { ...moved, name: 'Another name' })).status).toBe(200);
    expect((await ops.delete(`/views/${first.id}`)).status).toBe(204);
    expect((await save(99)).status).toBe(201);
  });

  test('what one institution shares no other reads, nor what the service shares for itself', async () => {
    const reap = await app.as('Reap Agent');
    const [own, ofService] = [
      (await farah.post('/views', view('Deferred, family Khan', true))).body,
      (await ayesha.post('/views', view('Of the service', true))).body,
    ];
    const seen = async (reader: Person) => {
      const { items } = (await reader.get('/views')).body;
      const listed = [own, ofService].filter(({ id }) => items.some((item: { id: string }) => item.id === id));
      for (const { id } of [own, ofService]) {
        expect((await reader.get(`/views/${id}`)).status).toBe(listed.some((one) => one.id === id) ? 200 : 404);
      }
      return listed.map(({ name }) => name);
    };
    const farahs = await app.database
      .selectFrom('accounts')
      .select('institution_id')
      .where('email', '=', 'loan-partner@demo.fmis')
      .executeTakeFirstOrThrow();
    const bind = async (institution_id: string | null) =>
      await app.database
        .updateTable('accounts')
        .set({ institution_id })
        .where('email', '=', 'reap-agent@demo.fmis')
        .execute();
    expect(await seen(farah)).toEqual([own.name]);
    expect(await seen(reap)).toEqual([ofService.name]);
    await bind(farahs.institution_id);
    expect(await seen(reap)).toEqual([own.name]);
    const other = await app.database
      .selectFrom('loan_partners')
      .select('id')
      .where('id', '<>', farahs.institution_id)
      .executeTakeFirstOrThrow();
    await bind(other.id);
    expect(await seen(reap)).toEqual([]);
    await bind(null);
  });

  test('what the service shares goes to no partner, and what a partner shares to nobody else', async () => {
    const ofList = (name: string) => ({ ...view(name, true), screen: '/app/users/listusers' });
    const outside: RoleName[] = ['MPCL', 'Bank Alfalah', 'Kissan Sahara', 'FACE', 'TerraCrop', 'FFCL'];
    const inside: RoleName[] = ['Admin', 'Ops', 'Call Center', 'Field Admin', 'GAT', 'BI', 'GIS'];
    const ofService = (await ayesha.post('/views', ofList('Of the house'))).body;
    const ofMpcl = (await (await app.as('MPCL')).post('/views', ofList('Of MPCL'))).body;
    for (const role of [...inside, ...outside]) {
      const reader = await app.as(role);
      const reads = async ({ id }: { id: string }) => {
        const listed = (await reader.get('/views?screen=/app/users/listusers')).body.items;
        const isListed = listed.some((one: { id: string }) => one.id === id);
        expect((await reader.get(`/views/${id}`)).status, role).toBe(isListed ? 200 : 404);
        return isListed;
      };
      expect([role, await reads(ofService), await reads(ofMpcl)]).toEqual([
        role,
        inside.includes(role),
        role === 'MPCL',
      ]);
    }
  });

  test('colleagues of one partner share, also where one of them holds two roles, and who works for the house too shares there', async () => {
    const [mpcl, face] = [await app.as('MPCL'), await app.as('FACE')];
    const account = async (email: string) =>
      (
        await app.database
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', `${email}@demo.fmis`)
          .executeTakeFirstOrThrow()
      ).id;
    const hold = async (email: string, role: RoleName) =>
      await app.database
        .insertInto('account_roles')
        .values({ account_id: await account(email), role })
        .execute();
    const { body } = await mpcl.post('/views', { ...view('Of two roles', true), screen: '/app/users/listusers' });
    const sees = async (reader: Person) => (await reader.get(`/views/${body.id}`)).status === 200;
    expect([await sees(face), await sees(ayesha)]).toEqual([false, false]);
    await hold('mpcl', 'FACE');
    await hold('face', 'MPCL');
    expect([await sees(face), await sees(ayesha)]).toEqual([true, false]);
    await hold('mpcl', 'Ops');
    expect([await sees(face), await sees(ayesha)]).toEqual([false, true]);
  });

  test('a view is for those who may open its page: saved, listed and read by nobody else', async () => {
    const closed = { ...view('Of the moderators', true), screen: '/app/discussion/postapproval' };
    const { body } = await ayesha.post('/views', closed);
    for (const path of ['/views', '/views?screen=/app/discussion/postapproval']) {
      const { items } = (await farah.get(path)).body;
      expect(items.map(({ id }: { id: string }) => id)).not.toContain(body.id);
    }
    expect((await farah.get(`/views/${body.id}`)).status).toBe(404);
    for (const screen of ['/app/discussion/postapproval', '/app/no/such-page']) {
      const refused = await farah.post('/views', { ...view('Mine'), screen });
      expect(refused.body).toMatchObject({ status: 422, errors: [{ pointer: '/screen', code: 'closedScreen' }] });
    }
  });

  test('a name is taken once on a screen, whatever its case', async () => {
    const { body } = await ayesha.post('/views', view('Rabi desk'));
    const again = await ayesha.post('/views', view('rabi DESK'));
    expect(again.body).toMatchObject({ status: 422, errors: [{ pointer: '/name' }] });
    expect((await ayesha.put(`/views/${body.id}`, view('RABI desk'))).body.name).toBe('RABI desk');
    expect((await farah.post('/views', view('Rabi desk'))).status).toBe(201);
    expect((await ayesha.post('/views', { ...view('Rabi desk'), screen: '/app/ticket/list' })).status).toBe(201);
  });

  test('a view that changed meanwhile is not overwritten or deleted', async () => {
    const { body } = await ayesha.post('/views', view('Kharif desk'));
    const changed = await ayesha.put(`/views/${body.id}`, view('Kharif desk', true), { 'if-match': '"1"' });
    expect(changed.body.version).toBe(2);
    const stale = { 'if-match': '"1"' };
    expect((await ayesha.put(`/views/${body.id}`, view('Other'), stale)).body).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect((await ayesha.delete(`/views/${body.id}`, undefined, stale)).body).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect((await ayesha.delete(`/views/${body.id}`, undefined, { 'if-match': '"2"' })).status).toBe(204);
    expect((await ayesha.get(`/views/${body.id}`)).status).toBe(404);
  });
});
