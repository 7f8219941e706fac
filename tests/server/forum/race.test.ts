import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { newPost } from '../workflow/post.driver.ts';
import { reportPost } from '../workflow/report.driver.ts';

let app: TestApp;
let one: Person;
let other: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small', engine: 'postgres' });
  one = await app.as('Super Admin');
  other = await app.as('Admin');
});
afterAll(() => app.close());

async function stepsOf(id: string) {
  return await app.database
    .selectFrom('history')
    .select(['event', 'to_state', 'version', 'by_name'])
    .where('record_id', '=', id)
    .orderBy('id')
    .execute();
}

describe('two moderators at once, on a real PostgreSQL', () => {
  test('agree to and dismiss two reports of one post: the post and its reports tell one story', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await newPost(one);
      const reports = [await reportPost(app, one, id), await reportPost(app, other, id)];
      const answers = await Promise.all([
        one.post(`/workflow/report/${reports[0]?.id}/AGREE`, {}),
        other.post(`/workflow/report/${reports[1]?.id}/DISMISS`, {}),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
      const { state, consistent } = (await one.get(`/workflow/post/${id}`)).body;
      const states = await Promise.all(reports.map((each) => one.get(`/workflow/report/${each.id}`)));
      expect(consistent).toBe(true);
      expect(states.map(({ body }) => body.consistent)).toEqual([true, true]);
      const agreed = states.some(({ body }) => body.state === 'agreed');
      expect(state).toBe(agreed ? 'rejected' : 'pending');
    }
  });

  test('decide the same reports in bulk, in opposite orders: both are answered and every report is decided once', async () => {
    const posts = await Promise.all(Array.from({ length: 8 }, () => newPost(one)));
    const first: string[] = [];
    const second: string[] = [];
    for (const { id } of posts) first.push((await reportPost(app, one, id)).id);
    for (const { id } of posts.toReversed()) second.push((await reportPost(app, other, id)).id);
    const answers = await Promise.all([
      one.post('/workflow/report/bulk', { event: 'AGREE', ids: first, dryRun: false }),
      other.post('/workflow/report/bulk', { event: 'DISMISS', ids: second, dryRun: false }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const id of [...first, ...second]) {
      expect(await stepsOf(id)).toHaveLength(2);
      expect((await one.get(`/workflow/report/${id}`)).body.consistent).toBe(true);
    }
  });

  test('lock the reports that a bulk decision takes along before it decides the first of them', async () => {
    const posts = [await newPost(one), await newPost(one)];
    const mine: string[] = [];
    for (const { id } of posts) mine.push((await reportPost(app, one, id)).id);
    const theirs = (await reportPost(app, other, posts[1]?.id ?? '')).id;
    // Somebody holds the last thing of the bulk: until they let go, nothing of it may be decided and nothing deadlocks.
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    const held = app.database.transaction().execute(async (trx) => {
      await trx.selectFrom('reports').select('id').where('id', '=', theirs).forUpdate().execute();
      hold();
      await isLetGo;
      return await trx
        .selectFrom('posts')
        .select('id')
        .where('id', '=', posts[0]?.id ?? '')
        .forUpdate()
        .noWait()
        .execute();
    });
    await isHeld;
    const bulk = one.post('/workflow/report/bulk', { event: 'AGREE', ids: mine, dryRun: false });
    await expect
      .poll(async () => {
        const { rows } =
          await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and state = 'active'`.execute(
            app.database,
          );
        return rows.length;
      })
      .toBeGreaterThan(0);
    letGo();
    expect(await held).toHaveLength(1);
    expect((await bulk).body.outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'accepted',
      'accepted',
    ]);
  });

  test('work off one queue of many, every item exactly once', async () => {
    const ids: string[] = [];
    for (let item = 0; item < 60; item++) ids.push((await newPost(one, { content: `Question number ${item}` })).id);
    const clear = async (person: Person, order: string[], status: string) => {
      const mine: string[] = [];
      for (const id of order) {
        const answer = await person.put('/forum/status', { id, status }, { 'if-match': '"1"' });
        if (answer.status === 200) mine.push(id);
      }
      return mine;
    };
    const [first, second] = await Promise.all([
      clear(one, ids, 'approved'),
      clear(other, ids.toReversed(), 'rejected'),
    ]);
    expect(new Set([...first, ...second]).size).toBe(60);
    expect(first.length + second.length).toBe(60);
    for (const id of ids) expect(await stepsOf(id)).toHaveLength(2);
  });
});
