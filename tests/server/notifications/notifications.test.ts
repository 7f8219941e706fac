import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { newJob } from '../workflow/job.driver.ts';
import { newPost } from '../workflow/post.driver.ts';
import { reportPost } from '../workflow/report.driver.ts';

/** How what waits is decided, and what it is then. */
const DECISIONS: Readonly<Record<string, { event: string; fields?: object; state: string }>> = {
  post: { event: 'SET_STATUS', fields: { status: 'rejected' }, state: 'rejected' },
  listing: { event: 'REJECT', state: 'rejected' },
  badge: { event: 'REJECT', state: 'rejected' },
  report: { event: 'DISMISS', state: 'dismissed' },
};

describe.each(['pglite', 'postgres'] as const)('notices, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ seed: 'small', engine });
  });
  afterAll(() => app.close());

  test('an agent hears what others did with an application of theirs, until it is read', async () => {
    const admin = await app.as('Super Admin');
    const agent = await app.as('Reap Agent');
    const newest = async () => (await agent.get('/notification/all?limit=1')).body;
    const before = await newest();

    const { body } = await admin.get('/loan/applications/all?status=submitted&limit=1');
    const loan = body.items[0];
    await admin.put('/loan/assign-agent', { id: loan.id, email: 'reap-agent@demo.fmis' });
    await admin.put('/loan/accept-loan', { id: loan.id });

    const after = await newest();
    expect(after.total).toBeGreaterThanOrEqual(before.total + 2);
    expect(after.items[0]).toMatchObject({ entity: 'loan', recordId: loan.id, event: 'ACCEPT', read: false });
    expect(after.items[0].title).toContain(loan.applicationId);
    expect(after.items[0]).toMatchObject({
      label: loan.applicationId,
      about: loan.farmer.name,
      aboutUr: loan.farmer.nameUr,
      state: 'accepted',
      reason: null,
    });

    expect((await agent.put('/notification/read', { upTo: after.items[0].id })).status).toBe(204);
    expect(await newest()).toMatchObject({ unread: 0, items: [{ id: after.items[0].id, read: true }] });

    await agent.put('/notification/read', { upTo: '1' });
    expect((await newest()).unread).toBe(0);
  });

  test('of applications that somebody may not read any more, or never might, they hear nothing', async () => {
    const agent = await app.as('Reap Agent');
    const { id } = (await agent.get('/auth/profile')).body;
    const loans = async () => {
      const { items, total, unread } = (await agent.get('/notification/all?limit=1000')).body;
      const own = items.filter(({ entity }: { entity: string }) => entity === 'loan');
      expect(total).toBe(items.length);
      return [own.length > 0, unread > 0];
    };
    await app.database.deleteFrom('notices_read').where('person_id', '=', id).execute();
    expect(await loans()).toEqual([true, true]);
    const bound = (partner: string | null) =>
      app.database.updateTable('accounts').set({ institution_id: partner }).where('id', '=', id).execute();
    await bound(crypto.randomUUID());
    expect(await loans()).toEqual([false, false]);
    await bound(null);
    const role = (name: string) =>
      app.database.updateTable('account_roles').set({ role: name }).where('account_id', '=', id).execute();
    await role('Field Agent');
    expect(await loans()).toEqual([false, false]);
    await role('Reap Agent');
    expect(await loans()).toEqual([true, true]);
  });

  test.each(['post', 'listing', 'badge', 'report'])(
    'a colleague to whom a %s was handed on hears of it, and finds it among what is theirs',
    async (kind) => {
      const [giver, colleague, third] = [await app.as('Super Admin'), await app.as('Ops'), await app.as('Admin')];
      const { call, id } = await waiting(kind);
      const total = async (person: Person) => (await person.get('/notification/all?limit=1')).body.total;
      const mine = async (person: Person) => (await person.get(`${call}&claim=mine`)).body.total;
      const [told, tolds, own] = [await total(colleague), await total(third), await mine(colleague)];
      const handOn = (reason?: string) =>
        giver.post(`/workflow/${kind}/${id}/ESCALATE`, { ...(reason && { reason }), fields: { to: 'ops@demo.fmis' } });
      expect(await handOn()).toMatchObject({ status: 422, body: { errors: [{ pointer: '/reason' }] } });
      expect(await handOn('Is this an advertisement?')).toMatchObject({ status: 200 });
      expect((await colleague.get('/notification/all?limit=1')).body).toMatchObject({
        total: told + 1,
        items: [
          {
            entity: kind,
            recordId: id,
            event: 'ESCALATE',
            reason: 'Is this an advertisement?',
            why: 'handedTo',
            read: false,
          },
        ],
      });
      expect(await mine(colleague)).toBe(own + 1);
      expect(await total(third)).toBe(tolds);
      const { event = '', fields, state } = DECISIONS[kind] ?? {};
      const decided = await giver.post(`/workflow/${kind}/${id}/${event}`, {
        reason: 'It is one',
        ...(fields && { fields }),
      });
      expect(decided.status).toBe(200);
      const { items } = (await colleague.get('/notification/all?limit=10')).body;
      const notice = items.find(
        (one: { event: string; recordId: string }) => one.event === 'ESCALATE' && one.recordId === id,
      );
      expect(notice).toMatchObject({
        reason: 'Is this an advertisement?',
        became: { by: (await giver.get('/auth/profile')).body.name },
      });
      expect(notice.became.state).toContain(state);
    },
  );

  test.each(['post', 'listing', 'badge', 'report'])(
    'who handed on a %s hears what was noted and decided on it, each once and in that order',
    async (kind) => {
      const [giver, colleague, third] = [await app.as('Super Admin'), await app.as('Ops'), await app.as('Admin')];
      const { id } = await waiting(kind);
      const newest = async (person: Person, limit: number) =>
        (await person.get(`/notification/all?limit=${limit}`)).body;
      const [before, others] = [await newest(giver, 1), (await newest(third, 1)).total];
      const handing = { reason: 'Is this an advertisement?', fields: { to: 'ops@demo.fmis' } };
      await giver.post(`/workflow/${kind}/${id}/ESCALATE`, handing);
      await giver.post(`/workflow/${kind}/${id}/notes`, { text: 'I have asked the seed company' });
      expect((await newest(giver, 1)).total).toBe(before.total);
      await giver.put('/notification/read', { upTo: before.items[0]?.id ?? '0' });
      await colleague.post(`/workflow/${kind}/${id}/notes`, { text: 'They sell nothing here' });
      const { event = '', fields, state } = DECISIONS[kind] ?? {};
      const deciding = { reason: 'It is one', ...(fields && { fields }) };
      expect(await colleague.post(`/workflow/${kind}/${id}/${event}`, deciding)).toMatchObject({ status: 200 });
      const by = { name: (await colleague.get('/auth/profile')).body.name };
      const told = await newest(giver, 2);
      expect(told).toMatchObject({
        total: before.total + 2,
        items: [
          { entity: kind, recordId: id, event, reason: 'It is one', why: 'handedBy', by, read: false },
          {
            entity: kind,
            recordId: id,
            event: 'NOTE',
            reason: 'They sell nothing here',
            why: 'handedBy',
            by,
            read: false,
          },
        ],
      });
      expect(told.items[0].state).toContain(state);
      expect(told.items[0]).not.toHaveProperty('became');
      expect((await newest(third, 1)).total).toBe(others);
      await giver.put('/notification/read', { upTo: told.items[1].id });
      expect((await newest(giver, 2)).items.map(({ read }: { read: boolean }) => read)).toEqual([false, true]);
    },
  );

  async function waiting(kind: string): Promise<{ call: string; id: string }> {
    const calls: Record<string, string> = {
      post: '/forum/pending-posts?limit=1',
      listing: '/mandi/listing/all?status=pending&limit=1',
      badge: '/badges/recomendations?status=recommended&limit=1',
      report: '/forum/post/report?status=open&limit=1',
    };
    const call = calls[kind] ?? '';
    const { body } = await (await app.as('Super Admin')).get(call);
    const [first] = body.items;
    return { call, id: first.reports?.[0]?.id ?? first.id };
  }

  test('come in the order in which it happened, and of what goes by itself only the latest of a record', async () => {
    const ops = await app.as('Ops');
    const job = await newJob(app, ops);
    const tell = async (event: string, hoursAgo: number, by: string | null) => {
      const at = new Date(app.clock.now().getTime() - hoursAgo * 3_600_000);
      await app.database
        .insertInto('history')
        .values({
          entity: 'job',
          record_id: job.id,
          event,
          from_state: 'scheduled',
          to_state: 'running',
          version: 2,
          by_id: by,
          by_name: 'Runner',
          at,
        })
        .execute();
    };
    const person = (await (await app.as('Admin')).get('/auth/profile')).body.id;
    await tell('PAUSE', 1, person);
    for (const day of [3, 2, 1]) {
      await tell('START', day * 24, null);
      await tell('FINISH_RUN', day * 24 - 1, null);
    }
    const all = async () => (await ops.get('/notification/all?limit=1000')).body;
    const { items, newest } = await all();
    const times = items.map(({ at }: { at: string }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const own = items.filter(({ recordId }: { recordId: string }) => recordId === job.id);
    expect(own.map(({ event }: { event: string }) => event)).toEqual(['PAUSE', 'FINISH_RUN']);
    await ops.put('/notification/read', { upTo: newest });
    expect((await all()).unread).toBe(0);
  });

  test('who reported something, or entered it for a farmer, hears what others decided', async () => {
    const admin = await app.as('Super Admin');
    const reporter = await app.as('Agri Profile Agent');
    const post = await newPost(reporter);
    const report = await reportPost(app, reporter, post.id);
    await admin.post(`/workflow/report/${report.id}/AGREE`, { reason: 'An advertisement' });
    const { items } = (await reporter.get('/notification/all?limit=2')).body;
    expect(items).toMatchObject([
      { entity: 'report', recordId: report.id, event: 'AGREE' },
      {
        entity: 'post',
        recordId: post.id,
        title: `Post ${post.number}: Rejected`,
        why: 'own',
      },
    ]);
  });
});
