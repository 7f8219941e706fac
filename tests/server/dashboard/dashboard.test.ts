import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
});
