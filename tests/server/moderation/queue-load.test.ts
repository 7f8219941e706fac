import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { newPost } from '../workflow/post.driver.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(['pglite', 'postgres'] as const)('the load of a queue on %s', (engine) => {
  let app: TestApp;
  let leader: Person;
  let admin: Person;
  beforeEach(async () => {
    app = await testApp({ seed: 'small', engine });
    // Ten minutes before an hour of a day on which nothing was decided yet.
    app.clock.advance(48 * HOUR - (app.clock.now().getTime() % HOUR) - 10 * MINUTE);
    [leader, admin] = [await app.as('Super Admin'), await app.as('Admin')];
  });
  afterEach(() => app?.close());

  const load = async () => (await admin.get('/stats/queue-load?entity=post&hours=2')).body;
  const set = async (person: Person, id: string, status: string, reason?: string) => {
    const answer = await person.put('/forum/status', { id, status, ...(reason && { reason }) });
    expect(answer.status).toBe(200);
    app.clock.advance(1_000);
  };

  test('says how long a decision took since the thing came in, whatever was done with it meanwhile', async () => {
    const { id } = await newPost(leader);
    app.clock.advance(10 * MINUTE);
    await leader.post(`/workflow/post/${id}/ESCALATE`, {
      reason: 'Is this the notice of the seed company?',
      fields: { to: 'admin@demo.fmis' },
    });
    app.clock.advance(2 * MINUTE);
    await set(admin, id, 'approved');
    expect((await load()).medianSeconds).toBe(12 * 60);
    const today = app.clock.now().toISOString().slice(0, 10);
    const { items } = (await admin.get(`/stats/moderators?entity=post&from=${today}`)).body;
    expect(items).toMatchObject([{ decided: 1, medianSeconds: 12 * 60 }]);

    await set(admin, id, 'pending');
    expect((await load()).medianSeconds).toBeNull();
    app.clock.advance(3 * MINUTE - 2_000);
    await set(admin, id, 'approved');
    expect((await load()).medianSeconds).toBe(15 * 60);
  });

  test('tells apart what was decided anew, by which nothing less waits', async () => {
    const before = await load();
    const { id } = await newPost(leader);
    await newPost(leader, { content: 'Where do I get seed of wheat in Multan this week?' });
    app.clock.advance(15 * MINUTE);
    await set(admin, id, 'approved');
    await set(admin, id, 'rejected', 'It names a dealer and his prices');
    const { waiting, decidedToday, hours } = await load();
    expect(waiting).toBe(before.waiting + 1);
    expect(decidedToday).toBe(before.decidedToday + 2);
    expect(hours).toMatchObject([
      { arrived: 2, decided: 0, again: 0, waiting: before.waiting + 2 },
      { arrived: 0, decided: 1, again: 1, waiting: before.waiting + 1 },
    ]);
  });
});
