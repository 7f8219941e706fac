import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isDrawn } from '../../../src/server/records/second-looks.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { newListing } from '../workflow/listing.driver.ts';
import { newPost } from '../workflow/post.driver.ts';
import { reportPost } from '../workflow/report.driver.ts';

const kinds = {
  post: {
    one: async (_: TestApp, person: Person) => (await newPost(person)).id,
    decide: (person: Person, id: string) => person.put('/forum/status', { id, status: 'approved' }),
    takeBack: (person: Person, id: string) => person.put('/forum/status', { id, status: 'pending' }),
    reject: ['SET_STATUS', { reason: 'A duplicate', fields: { status: 'rejected' } }],
    again: '/forum/post?status=approved&status=rejected&secondLook=true',
    waiting: '/forum/pending-posts',
    decided: 'approved',
    waits: 'pending',
  },
  listing: {
    one: async (app: TestApp, person: Person) => (await newListing(app, person)).id,
    decide: (person: Person, id: string) => person.put(`/mandi/listing/approve/${id}`),
    takeBack: (person: Person, id: string) => person.post(`/workflow/listing/${id}/RETURN_TO_PENDING`, {}),
    reject: ['REJECT', { reason: 'A duplicate' }],
    again: '/mandi/listing/all?status=approved&status=rejected&secondLook=true',
    waiting: '/mandi/listing/all?status=pending',
    decided: 'approved+active',
    waits: 'pending+active',
  },
} as const;

describe.each(['pglite', 'postgres'] as const)('on %s', (engine) => {
  let app: TestApp;
  let leader: Person;
  let admin: Person;
  let ops: Person;
  beforeAll(async () => {
    app = await testApp({ seed: 'small', engine });
    [leader, admin, ops] = [await app.as('Super Admin'), await app.as('Admin'), await app.as('Ops')];
    for (const marks of ['second_looks', 'escalations'] as const) await app.database.deleteFrom(marks).execute();
    await share(100);
  });
  // What one person does at one moment is told together.
  beforeEach(() => app.clock.advance(1_000));
  afterAll(() => app?.close());

  const share = async (percent: number) =>
    expect((await leader.put('/moderation/settings', { share: percent })).status).toBe(200);
  const ids = async (person: Person, path: string): Promise<string[]> =>
    (await person.get(path)).body.items.map(({ id }: { id: string }) => id);
  const send = (person: Person, kind: string, id: string, event: string, body: object = {}) =>
    person.post(`/workflow/${kind}/${id}/${event}`, body);
  const events = async (person: Person, kind: string, id: string): Promise<[string, string | null][]> =>
    (await person.get(`/workflow/${kind}/${id}`)).body.history.map(
      ({ event, reason }: { event: string; reason: string | null }) => [event, reason],
    );

  describe.each(Object.entries(kinds))(
    'a decision on a %s',
    (kind, { one, decide, takeBack, reject, again, waiting, decided, waits }) => {
      test('is shown to others than who took it, and to them once', async () => {
        const id = await one(app, admin);
        expect((await decide(ops, id)).status).toBe(200);
        expect(await ids(ops, again)).not.toContain(id);
        expect(await ids(admin, again)).toContain(id);
        expect((await send(ops, kind, id, 'UPHOLD')).body).toMatchObject({ status: 409, code: 'guard' });
        expect((await send(admin, kind, id, 'UPHOLD')).body).toMatchObject({ state: decided });
        expect(await ids(admin, again)).not.toContain(id);
        expect((await send(leader, kind, id, 'UPHOLD')).body).toMatchObject({ status: 409, code: 'guard' });
        expect((await events(ops, kind, id)).slice(0, 2).map(([event]) => event)).toContain('UPHOLD');
        expect((await ops.get(`/workflow/${kind}/${id}`)).body).toMatchObject({ consistent: true });
      });

      test('is shown to others too when who took it decides once more, also by way of the queue', async () => {
        const id = await one(app, admin);
        await decide(ops, id);
        const [event, body] = reject;
        for (const step of [
          () => send(ops, kind, id, event, body),
          () => decide(ops, id),
          () => takeBack(ops, id),
          () => decide(ops, id),
        ]) {
          expect((await step()).status).toBe(200);
          app.clock.advance(1_000);
        }
        expect(await ids(admin, again)).toContain(id);
        expect((await send(ops, kind, id, 'UPHOLD')).body).toMatchObject({ status: 409, code: 'guard' });
        expect((await send(admin, kind, id, 'UPHOLD')).body).toMatchObject({ state: decided });
      });

      test('goes back to the queue with the reason when the second person does not agree', async () => {
        const id = await one(app, admin);
        await decide(ops, id);
        const answer = await send(admin, kind, id, 'OVERTURN', { reason: 'It names a price' });
        expect(answer.body).toMatchObject({ state: waits });
        expect(await ids(ops, waiting)).toContain(id);
        expect(await events(ops, kind, id)).toContainEqual(['OVERTURN', 'It names a price']);
        expect(await ids(admin, again)).not.toContain(id);
      });

      test('is told to who took it when it is overturned, with who and why, and to nobody else', async () => {
        const news = async (person: Person) => (await person.get('/notification/all?limit=1')).body;
        const id = await one(app, leader);
        await decide(ops, id);
        const [before, others] = [(await news(ops)).total, (await news(admin)).total];
        await send(admin, kind, id, 'OVERTURN', { reason: 'It names a price' });
        const by = { name: (await admin.get('/auth/profile')).body.name };
        expect(await news(ops)).toMatchObject({
          total: before + 1,
          items: [{ entity: kind, recordId: id, event: 'OVERTURN', reason: 'It names a price', by, read: false }],
        });
        expect((await news(admin)).total).toBe(others);
      });

      test('is told to who took it wherever it is overturned, and what follows is not', async () => {
        const news = async () => (await ops.get('/notification/all?limit=1')).body;
        const id = await one(app, leader);
        await decide(ops, id);
        const before = (await news()).total;
        const [event, body] = reject;
        expect((await send(admin, kind, id, event, body)).status).toBe(200);
        const by = { name: (await admin.get('/auth/profile')).body.name };
        const told = { entity: kind, recordId: id, event, reason: 'A duplicate', why: 'decision', by };
        expect(await news()).toMatchObject({ total: before + 1, items: [told] });
        expect((await takeBack(admin, id)).status).toBe(200);
        await decide(admin, id);
        expect(await news()).toMatchObject({ total: before + 1, items: [told] });
      });

      test('is told of to nobody where who took it takes it back and another decides otherwise', async () => {
        const total = async () => (await ops.get('/notification/all?limit=1')).body.total;
        const id = await one(app, leader);
        const before = await total();
        await decide(ops, id);
        await takeBack(ops, id);
        const [event, body] = reject;
        expect((await send(admin, kind, id, event, body)).status).toBe(200);
        expect(await total()).toBe(before);
      });

      test('needs the permission, and is forgotten with the decision', async () => {
        const id = await one(app, admin);
        await decide(ops, id);
        const stranger = await app.as('Agri Profile Agent');
        expect((await send(stranger, kind, id, 'UPHOLD')).status).toBe(403);
        await send(ops, kind, id, kind === 'post' ? 'SET_STATUS' : 'RETURN_TO_PENDING', {
          ...(kind === 'post' && { fields: { status: 'pending' } }),
        });
        expect(await ids(admin, again)).not.toContain(id);
      });

      test('is not drawn where nobody asks for it', async () => {
        await share(0);
        const id = await one(app, admin);
        await decide(ops, id);
        expect(await ids(admin, again)).not.toContain(id);
        await share(100);
      });

      /** What a preview of many says of it. */
      const judged = async (person: Person, id: string) => {
        const { event, fields } =
          kind === 'post' ? { event: 'SET_STATUS', fields: { status: 'approved' } } : { event: 'APPROVE', fields: {} };
        const { body } = await person.post(`/workflow/${kind}/bulk`, { event, fields, ids: [id], dryRun: true });
        return body.outcomes[0];
      };

      test('handed on to nobody by name, it is left by everybody who decides on many', async () => {
        const id = await one(app, leader);
        await send(ops, kind, id, 'ESCALATE', { reason: 'Two others say the same' });
        expect(await judged(ops, id)).toMatchObject({ id, handedTo: '' });
        expect(await judged(admin, id)).toMatchObject({ id, handedTo: '' });
        await decide(admin, id);
      });

      test('can be handed on before: to a colleague who may decide, who finds it with the reason', async () => {
        const id = await one(app, leader);
        const reason = 'Is this the notice of the seed company?';
        const to = (email: string) => send(ops, kind, id, 'ESCALATE', { reason, fields: { to: email } });
        expect(await to('telco-user@demo.fmis')).toMatchObject({ status: 422 });
        expect(await to('ops@demo.fmis')).toMatchObject({ status: 422 });
        expect(await to('admin@demo.fmis')).toMatchObject({ status: 200, body: { state: waits } });
        const narrowed = (whose: string) => `${waiting}${waiting.includes('?') ? '&' : '?'}escalated=${whose}`;
        expect(await ids(admin, narrowed('mine'))).toEqual([id]);
        expect(await ids(ops, narrowed('mine'))).toEqual([]);
        expect(await ids(ops, narrowed('any'))).toEqual([id]);
        const { items } = (await ops.get(narrowed('any'))).body;
        expect(items[0].escalation).toMatchObject({ note: reason, to: { name: expect.any(String) } });
        expect((await ops.get(`/stats/queue-load?entity=${kind}`)).body).toMatchObject({ escalated: 1 });
        expect(await events(ops, kind, id)).toContainEqual(['ESCALATE', reason]);
        // Among many it is left to them.
        expect(await judged(ops, id)).toMatchObject({ id, handedTo: items[0].escalation.to.name });
        expect(await judged(admin, id)).not.toHaveProperty('handedTo');
        const [before] = items;
        await decide(admin, id);
        expect((await ops.get(`/stats/queue-load?entity=${kind}`)).body).toMatchObject({ escalated: 0 });
        // Taken back by whoever decided, it is as it was: with them, and since when it has waited.
        expect(await takeBack(admin, id)).toMatchObject({ status: 200, body: { state: waits } });
        const later = (await admin.get(narrowed('mine'))).body.items[0];
        expect(later).toMatchObject({ id, escalation: before.escalation, stateSince: before.stateSince });
        // Sent back by somebody else it waits anew, and is nobody's.
        await decide(admin, id);
        expect(await takeBack(leader, id)).toMatchObject({ status: 200 });
        expect(await ids(admin, narrowed('any'))).toEqual([]);
        await decide(admin, id);
      });

      test('is taken back by whoever handed it on alone, and only until the colleague has begun', async () => {
        const id = await one(app, leader);
        const handOn = () =>
          send(ops, kind, id, 'ESCALATE', { reason: 'You know them', fields: { to: 'admin@demo.fmis' } });
        const takesBack = (person: Person) => send(person, kind, id, 'TAKE_BACK');
        const refused = (guard: string) => ({ status: 409, body: { code: 'guard', conflict: { guard } } });
        const mine = `${waiting}${waiting.includes('?') ? '&' : '?'}escalated=mine`;
        expect(await takesBack(ops)).toMatchObject(refused('isHandedByThem'));
        await handOn();
        expect(await takesBack(admin)).toMatchObject(refused('isHandedByThem'));
        const before = await events(ops, kind, id);
        expect(await takesBack(ops)).toMatchObject({ status: 200, body: { state: waits } });
        expect(await events(ops, kind, id)).toEqual([['TAKE_BACK', null], ...before]);
        expect(await ids(admin, mine)).toEqual([]);
        const { items } = (await admin.get('/notification/all?limit=20')).body;
        expect(items.map(({ recordId }: { recordId: string }) => recordId)).not.toContain(id);
        // A decision that is taken back brings nothing back that was taken back before.
        await decide(ops, id);
        await takeBack(ops, id);
        expect(await ids(admin, mine)).toEqual([]);
        await handOn();
        await admin.put(`/workflow/${kind}/${id}/claim`);
        expect(await takesBack(ops)).toMatchObject(refused('isNotBegun'));
        await admin.delete(`/workflow/${kind}/${id}/claim`);
        await admin.post(`/workflow/${kind}/${id}/notes`, { text: 'I have asked the company.' });
        expect(await takesBack(ops)).toMatchObject(refused('isNotBegun'));
        await decide(admin, id);
        expect(await takesBack(ops)).toMatchObject({ status: 409, body: { code: 'decidedElsewhere' } });
        expect((await ops.get(`/workflow/${kind}/${id}`)).body).toMatchObject({ consistent: true });
      });

      test('handed on anew and taken back, it is with whom it was before, from whom, since when and why', async () => {
        const id = await one(app, leader);
        const handOn = (person: Person, reason: string, email?: string) =>
          send(person, kind, id, 'ESCALATE', { reason, ...(email && { fields: { to: email } }) });
        const mine = `${waiting}${waiting.includes('?') ? '&' : '?'}escalated=mine`;
        const isWithOps = async () => (await ops.get(mine)).body.items.find((one: { id: string }) => one.id === id);
        const isTold = async () =>
          (await ops.get('/notification/all?limit=20')).body.items.some(
            ({ recordId, event }: { recordId: string; event: string }) => recordId === id && event === 'ESCALATE',
          );
        await handOn(leader, 'You know them', 'ops@demo.fmis');
        const { escalation } = await isWithOps();
        for (const [person, email] of [[admin], [leader, 'admin@demo.fmis'], [ops]] as const) {
          app.clock.advance(1_000);
          await handOn(person, 'Whoever leads', email);
          expect(await isWithOps()).toBeUndefined();
          expect(await send(person, kind, id, 'TAKE_BACK')).toMatchObject({ status: 200, body: { state: waits } });
          expect((await isWithOps())?.escalation).toEqual(escalation);
          expect(await isTold()).toBe(true);
        }
        // So it is after a decision that is taken back, and taken back itself it is nobody's.
        await decide(admin, id);
        await takeBack(admin, id);
        expect((await isWithOps())?.escalation).toEqual(escalation);
        expect(await send(leader, kind, id, 'TAKE_BACK')).toMatchObject({ status: 200 });
        expect([await isWithOps(), await isTold()]).toEqual([undefined, false]);
        expect((await ops.get(`/workflow/${kind}/${id}`)).body).toMatchObject({ consistent: true });
        // What was decided and sent back by somebody else waits anew: nobody has it whom it was with before.
        await handOn(leader, 'You know them', 'ops@demo.fmis');
        app.clock.advance(1_000);
        await decide(admin, id);
        app.clock.advance(1_000);
        await takeBack(leader, id);
        await handOn(admin, 'Whoever leads');
        await send(admin, kind, id, 'TAKE_BACK');
        expect(await isWithOps()).toBeUndefined();
        await decide(admin, id);
      });
    },
  );

  test('what is reported is handed on with all of its reports, and taken back with them', async () => {
    const { id } = await newPost(ops);
    const report = await reportPost(app, ops, id);
    await reportPost(app, admin, id);
    await send(ops, 'report', report.id, 'ESCALATE', { reason: 'I know the person' });
    const { items, total } = (await admin.get('/forum/post/report?escalated=any')).body;
    expect([total, items[0].escalation.note, items[0].open]).toEqual([1, 'I know the person', 2]);
    expect((await admin.get('/stats/queue-load?entity=report')).body).toMatchObject({ escalated: 1 });
    app.clock.advance(1_000);
    await send(leader, 'report', report.id, 'ESCALATE', { reason: 'Yours', fields: { to: 'admin@demo.fmis' } });
    expect((await admin.get('/forum/post/report?escalated=mine')).body.total).toBe(1);
    await send(leader, 'report', report.id, 'TAKE_BACK');
    const again = (await admin.get('/forum/post/report?escalated=any')).body;
    expect([again.total, again.items[0].escalation]).toEqual([1, items[0].escalation]);
    await send(ops, 'report', report.id, 'TAKE_BACK');
    expect((await admin.get('/forum/post/report?escalated=any')).body.total).toBe(0);
  });

  test('the figures say how many of the decisions of each were looked at again, and upheld', async () => {
    const { items } = (await leader.get('/stats/moderators')).body;
    const looked = items.map(({ looked: all, upheld }: { looked: number; upheld: number }) => [all, upheld]);
    expect(looked).toContainEqual([8, 4]);
  });
});

test('chance draws as many as are asked for, and the same ones every time', () => {
  const drawn = Array.from({ length: 4_000 }, (_, place) => isDrawn(`record ${place}`, 'a person', 5));
  const count = drawn.filter(Boolean).length;
  expect(count).toBeGreaterThan(140);
  expect(count).toBeLessThan(260);
  expect(isDrawn('record 1', 'a person', 5)).toBe(drawn[1]);
});

test('a demonstration shows both: what was handed on and waits, and decisions that somebody else looks at', async () => {
  const app = await testApp({ seed: 'small' });
  const admin = await app.as('Admin');
  const total = async (path: string) => (await admin.get(`${path}&limit=1`)).body.total;
  expect(await total('/forum/pending-posts?escalated=any')).toBeGreaterThan(0);
  expect(await total('/mandi/listing/all?status=pending&escalated=any')).toBeGreaterThan(0);
  for (const { again } of Object.values(kinds)) expect(await total(again)).toBeGreaterThan(0);
  const { items } = (await admin.get('/forum/pending-posts?escalated=any')).body;
  const { body } = await admin.get(`/workflow/post/${items[0].id}`);
  expect(body.history[0]).toMatchObject({
    event: 'ESCALATE',
    by: items[0].escalation.by,
    reason: items[0].escalation.note,
  });
  await app.close();
});
