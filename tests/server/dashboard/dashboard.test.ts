import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseEntity } from '../../../src/server/features/cases/cases.entity.ts';
import { loanEntity } from '../../../src/server/features/loans/loans.entity.ts';
import { passagesOf } from '../../../src/server/records/passages.ts';
import { type TestApp, testApp } from '../../support/app.ts';

describe.each(['pglite', 'postgres'] as const)('the dashboard, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ seed: 'small', engine });
  });
  afterAll(() => app.close());

  const loansOf = async (role: 'Super Admin' | 'Loan Partner') => {
    const { body } = await (await app.as(role)).get('/dashboard');
    return body.queues.find((queue: { entity: string }) => queue.entity === 'loan');
  };

  test('it counts what the list counts, in the order of the workflow, without what has ended', async () => {
    const admin = await app.as('Super Admin');
    const { counts } = (await admin.get('/loan/applications/all?limit=0&counts=true')).body;
    const queue = await loansOf('Super Admin');
    const states = queue.states.map((each: { state: string; count: number }) => [each.state, each.count]);
    const open = ['submitted', 'assigned', 'deferred', 'accepted', 'signed', 'procured'].filter(
      (state) => counts[state] > 0,
    );
    expect(states).toEqual(open.map((state) => [state, counts[state]]));
    const here = queue.states.filter(({ elsewhere }: { elsewhere: boolean }) => !elsewhere);
    expect(queue.states.at(-1)).toMatchObject({ state: 'procured', elsewhere: true });
    expect(here.length).toBe(states.length - 1);
    // What is procured waits for the farmer: it is counted, but apart from what waits for somebody here.
    expect(queue.total).toBe(here.reduce((sum: number, { count }: { count: number }) => sum + count, 0));
    expect(queue.oldestAt).toBe(here.map(({ oldestAt }: { oldestAt: string }) => oldestAt).sort()[0]);
    expect(queue.oldestAt).toBe(queue.longest[0].since);
  });

  test('a Loan Partner counts the applications of its own institution', async () => {
    const all = await loansOf('Super Admin');
    const own = await loansOf('Loan Partner');
    expect(own.total).toBeGreaterThan(0);
    expect(own.total).toBeLessThan(all.total);
  });

  test('it names those that have waited longest for a step, only of the own institution', async () => {
    const { longest } = await loansOf('Loan Partner');
    const partner = await app.as('Loan Partner');
    const { items } = (
      await partner.get(
        '/loan/applications/all?status=submitted&status=assigned&status=deferred&status=accepted&status=signed&limit=1000',
      )
    ).body;
    const first = items
      .toSorted((a: { stateSince: string }, b: { stateSince: string }) => a.stateSince.localeCompare(b.stateSince))
      .slice(0, 8);
    expect(longest.map(({ number, title, since }: Record<string, string>) => [number, title, since])).toEqual(
      first.map((one: { applicationId: string; farmer: { name: string }; stateSince: string }) => [
        one.applicationId,
        one.farmer.name,
        one.stateSince,
      ]),
    );
  });

  test('it counts how many have waited for half of the target, close to it and past it, of the own institution alone', async () => {
    const HOUR = 3_600_000;
    const states = ['submitted', 'assigned', 'deferred', 'accepted', 'signed']
      .map((state) => `status=${state}`)
      .join('&');
    for (const role of ['Super Admin', 'Loan Partner'] as const) {
      const queue = await loansOf(role);
      // Three days, as the institutions have agreed.
      expect(queue.target).toBe(72);
      const { items } = (await (await app.as(role)).get(`/loan/applications/all?${states}&limit=1000`)).body;
      const hours = items.map(
        ({ stateSince }: { stateSince: string }) => (app.clock.now().getTime() - Date.parse(stateSince)) / HOUR,
      );
      const between = (least: number, most: number) =>
        hours.filter((waited: number) => waited > least && waited <= most).length;
      expect(queue.aged, role).toEqual({ half: between(36, 54), close: between(54, 72), past: between(72, Infinity) });
    }
    expect((await loansOf('Super Admin')).aged.past).toBeGreaterThan((await loansOf('Loan Partner')).aged.past);
  });

  test('several reports of one thing wait as one since the first of them, in the parts of the target too', async () => {
    const { body } = await (await app.as('Super Admin')).get('/dashboard');
    const queues = [
      ['/app/mandi/reported', ['listing']],
      ['/app/forum/reported', ['post', 'user']],
    ] as const;
    let past = 0;
    for (const [screen, kinds] of queues) {
      const first = await app.database
        .selectFrom('reports')
        .select(({ fn }) => fn.min('created_at').as('since'))
        .where('state', '=', 'open')
        .where('target_kind', 'in', kinds)
        .groupBy(['target_kind', 'target_id'])
        .execute();
      const since = first.map((one) => one.since.getTime());
      const hours = since.map((at) => (app.clock.now().getTime() - at) / 3_600_000);
      const between = (least: number, most: number) =>
        hours.filter((waited) => waited > least && waited <= most).length;
      const queue = body.queues.find((one: { screen: string }) => one.screen === screen);
      expect(queue, screen).toMatchObject({
        total: since.length,
        target: 48,
        oldestAt: new Date(Math.min(...since)).toISOString(),
        aged: { half: between(24, 36), close: between(36, 48), past: between(48, Infinity) },
      });
      past += queue.aged.past;
    }
    expect(past).toBeGreaterThan(0);
  });

  test('it names who has something of a queue open, to whoever sees all of it', async () => {
    const admin = await app.as('Super Admin');
    expect((await loansOf('Super Admin')).atIt).toEqual([]);
    const { body } = await admin.get('/loan/applications/all?status=submitted&limit=1');
    expect((await admin.put(`/workflow/loan/${body.items[0].id}/claim`)).status).toBe(200);
    expect((await loansOf('Super Admin')).atIt).toMatchObject([{ name: 'Ayesha Siddiqui' }]);
    expect((await loansOf('Loan Partner')).atIt).toEqual([]);
    app.clock.advance(30 * 60_000);
    expect((await loansOf('Super Admin')).atIt).toEqual([]);
  });

  test('who may not read applications has no such queue', async () => {
    const { body } = await (await app.as('GIS')).get('/dashboard');
    expect(body.queues).toEqual([]);
  });

  test('a decision moves a record from one queue to the next', async () => {
    const admin = await app.as('Super Admin');
    const count = async (state: string) =>
      (await loansOf('Super Admin')).states.find((each: { state: string }) => each.state === state)?.count ?? 0;
    const before = [await count('assigned'), await count('accepted')];
    const { body } = await admin.get('/loan/applications/all?status=assigned&limit=1');
    expect((await admin.put('/loan/accept-loan', { id: body.items[0].id })).status).toBe(200);
    expect([await count('assigned'), await count('accepted')]).toEqual([before[0] - 1, before[1] + 1]);
  });

  test('what came today and was decided is told, a decision taken back as none, of the own institution alone', async () => {
    const passed = async (role: 'Super Admin' | 'Loan Partner') => {
      const { body } = await (await app.as(role)).get('/dashboard?charts=1');
      return Object.fromEntries(
        body.queues.map(({ entity, today }: { entity: string; today: unknown }) => [entity, today]),
      ) as Record<string, { arrived: number; decided: number }>;
    };
    const plain = (await (await app.as('Super Admin')).get('/dashboard')).body.queues;
    expect(plain.map(({ today }: { today: unknown }) => today)).toEqual(plain.map(() => null));
    const admin = await app.as('Super Admin');
    const before = await passed('Super Admin');
    const beforeOwn = await passed('Loan Partner');
    const { items } = (await admin.get('/loan/applications/all?status=submitted&limit=3')).body;
    const [one, other] = items;
    const send = async (entity: string, event: string, id: string, more: object) => {
      const { body } = await admin.post(`/workflow/${entity}/bulk`, { event, ids: [id], ...more });
      expect(body.outcomes, JSON.stringify(body)).toMatchObject([{ outcome: 'accepted' }]);
    };
    await send('loan', 'REJECT', one.id, { reason: 'No land.' });
    const loans = (arrived: number, decided: number) => ({
      arrived: (before['loan']?.arrived ?? 0) + arrived,
      decided: (before['loan']?.decided ?? 0) + decided,
    });
    expect((await passed('Super Admin'))['loan']).toEqual(loans(0, 1));
    // What begins anew has come again, and the decision stands.
    await send('loan', 'REOPEN', one.id, { reason: 'There is land.' });
    expect((await passed('Super Admin'))['loan']).toEqual(loans(1, 1));
    // From one state in which it waits to another is neither.
    await send('loan', 'DEFER', other.id, { reason: 'Wait.' });
    expect((await passed('Super Admin'))['loan']).toEqual(loans(1, 1));
    const ofPartner = (await (await app.as('Loan Partner')).get('/loan/applications/all?limit=1000')).body.items;
    const isOwn = Number(ofPartner.some(({ id }: { id: string }) => id === one.id));
    expect((await passed('Loan Partner'))['loan']).toEqual({
      arrived: (beforeOwn['loan']?.arrived ?? 0) + isOwn,
      decided: (beforeOwn['loan']?.decided ?? 0) + isOwn,
    });
    // A decision of a queue that is counted by the hour, and its taking back.
    const { items: posts } = (await admin.get('/forum/post?status=pending&limit=1')).body;
    await send('post', 'SET_STATUS', posts[0].id, { fields: { status: 'approved' } });
    expect((await passed('Super Admin'))['post']?.decided).toBe((before['post']?.decided ?? 0) + 1);
    await send('post', 'SET_STATUS', posts[0].id, { fields: { status: 'pending' } });
    expect((await passed('Super Admin'))['post']).toEqual(before['post']);
    // Tomorrow it is of yesterday.
    await sql`update history set at = at - interval '1 day' where entity = 'loan'`.execute(app.database);
    expect((await passed('Super Admin'))['loan']).toEqual({ arrived: 0, decided: 0 });
  });

  test('how far a queue is past its time is one measure, by its target or by the clocks of its records', async () => {
    const { body } = await (await app.as('Super Admin')).get('/dashboard');
    const now = Date.parse(body.at);
    const by = (entity: string) => body.queues.find((queue: { entity: string }) => queue.entity === entity);
    expect(by('loan').used).toBeCloseTo((now - Date.parse(by('loan').oldestAt)) / (72 * 3_600_000), 2);
    const cases = await app.database
      .selectFrom('cases')
      .select(['due_at', 'allowed_seconds'])
      .where('state', 'in', ['new', 'open'])
      .where('due_at', 'is not', null)
      .execute();
    const used = cases.map(({ due_at, allowed_seconds }) => 1 + (now - Number(due_at)) / (allowed_seconds * 1000));
    expect(by('case').used).toBeCloseTo(Math.max(...used), 2);
    expect(by('case').overdue).toBe(used.filter((share) => share > 1).length);
  });

  test('loans are counted by state, all of them, for whoever sees loans; of the own institution alone', async () => {
    for (const role of ['Super Admin', 'Loan Partner'] as const) {
      const person = await app.as(role);
      const { counts } = (await person.get('/loan/applications/all?limit=0&counts=true')).body;
      const [standing] = (await person.get('/dashboard?charts=1')).body.standings;
      expect(standing).toMatchObject({ entity: 'loan', screen: '/app/loan/view', failed: false });
      for (const { state, count } of standing.rows) expect(count, `${role}: ${state}`).toBe(counts[state]);
      expect(standing.rows.length).toBeGreaterThan(4);
    }
    expect((await (await app.as('GIS')).get('/dashboard?charts=1')).body.standings).toEqual([]);
  });

  test('what somebody has written and nothing sends is their draft, and nobody else’s', async () => {
    const draftsOf = async (role: 'Super Admin' | 'Ops') =>
      (await (await app.as(role)).get('/dashboard?charts=1')).body.drafts.map(
        ({ entity, rows }: { entity: string; rows: { title: string }[] }) => [entity, rows.map(({ title }) => title)],
      );
    await sql`update campaigns set created_by_id = null`.execute(app.database);
    await sql`update campaigns set created_by_id = (select id from accounts where name = 'Ayesha Siddiqui'), in_app_enabled = false, ivr_enabled = false, title = 'Cold wave outlook'
      where id = (select c.id from campaigns c order by c.created_at limit 1)`.execute(app.database);
    await sql`update outreach_jobs set campaign_id = null where campaign_id in (
      select id from campaigns where title = 'Cold wave outlook')`.execute(app.database);
    expect(await draftsOf('Super Admin')).toEqual([
      ['campaign', ['Cold wave outlook']],
      ['survey', []],
    ]);
    expect(await draftsOf('Ops')).toEqual([
      ['campaign', []],
      ['survey', []],
    ]);
  });
});

test('what passed today is read by time and by record, among however many steps', async () => {
  const app = await testApp({ seed: 'small', engine: 'postgres' });
  try {
    await sql`insert into history (entity, record_id, event, from_state, to_state, version, by_name, at)
      select (array['loan', 'case', 'job', 'post'])[1 + n % 4], gen_random_uuid()::text, 'EDIT', null, 'submitted', 1, 'FMIS',
        '2026-01-01'::timestamptz + n * interval '15 minutes' from generate_series(1, 30000) as n`.execute(
      app.database,
    );
    await sql`analyze history`.execute(app.database);
    const cases = caseEntity(app.app.services);
    const loans = loanEntity(app.app.services);
    const caller = { id: '', name: '', email: '', roles: [], permissions: new Set<string>(), institutionId: null };
    const statement = passagesOf([...cases.queues, ...loans.queues], caller, new Date('2026-11-19T19:00:00Z'));
    const { rows } = await sql<Record<string, string>>`explain ${statement}`.execute(app.database);
    const plan = rows.flatMap((row) => Object.values(row)).join('\n');
    expect(plan).toContain('history_of_entity');
    expect(plan).toContain('history_of_record');
    expect(plan).not.toContain('Seq Scan on history');
  } finally {
    await app.close();
  }
});
