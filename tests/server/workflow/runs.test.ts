import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

/** More than a page, and more than a few transactions. */
const RECORDS = 260;

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Super Admin');
  // The product works on its jobs where it listens.
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  await manyPosts(RECORDS);
});
afterAll(() => app.close());

/** As many waiting posts as are needed, each with the first step that every record has. */
async function manyPosts(count: number): Promise<void> {
  const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_name = 'posts' and table_schema = current_schema() and is_generated = 'NEVER' and is_identity = 'NO'
      and column_name not in ('id', 'number', 'parent_id', 'root_id')`.execute(app.database);
  const columns = sql.join(rows.map(({ column }) => sql.ref(column)));
  await sql`
    with made as materialized (
      select gen_random_uuid() as made_id, 900000 + n as made_number from generate_series(1, ${count}::int) n)
    insert into posts (id, root_id, number, ${columns})
    select made_id, made_id, made_number, ${columns}
    from made, (select * from posts where state = 'pending' and parent_id is null order by number limit 1) p`.execute(
    app.database,
  );
}

const pending = () =>
  app.database
    .selectFrom('posts')
    .select(['id', 'version'])
    .where('state', '=', 'pending')
    .where('number', '>', 900_000)
    .orderBy('number')
    .execute();
const runOf = async (id: string) => (await admin.get(`/bulk-runs/${id}`)).body;

describe('an event over more records than a page', () => {
  let run: string;

  test('is answered at once with a run, which decides each of them once', async () => {
    const posts = await pending();
    const ids = posts.map(({ id }) => id);
    const answer = await admin.post('/workflow/post/bulk', {
      event: 'SET_STATUS',
      fields: { status: 'approved' },
      ids,
    });
    expect([answer.status, answer.body]).toMatchObject([202, { state: 'running', total: RECORDS, done: 0 }]);
    run = answer.body.id;
    await expect.poll(() => runOf(run)).toMatchObject({ state: 'done', done: RECORDS, accepted: RECORDS, refused: 0 });
    const steps = await app.database
      .selectFrom('history')
      .select('record_id')
      .where('entity', '=', 'post')
      .where('record_id', 'in', ids)
      .execute();
    expect(steps.map(({ record_id }) => record_id).toSorted()).toEqual(ids.toSorted());
  });

  test('has an outcome for each record, as a file', async () => {
    const { body, headers } = await admin.get(`/bulk-runs/${run}/outcome`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = String(body).trim().split('\r\n');
    expect(lines).toHaveLength(1 + RECORDS);
    expect(lines[1]).toContain('accepted');
  });

  test('is taken back by a run of its own, once', async () => {
    const back = { fields: { status: 'pending' } };
    const { status, body } = await admin.post(`/bulk-runs/${run}/undo`, back);
    expect([status, body]).toMatchObject([202, { undoOf: run, total: RECORDS }]);
    await expect.poll(() => runOf(body.id)).toMatchObject({ state: 'done', accepted: RECORDS });
    expect((await pending()).length).toBe(RECORDS);
    expect((await admin.post(`/bulk-runs/${run}/undo`, back)).body).toMatchObject({ id: body.id, state: 'done' });
  });

  test('is stopped between two transactions, and says how far it came', async () => {
    const ids = (await pending()).map(({ id }) => id);
    const { body } = await admin.post('/workflow/post/bulk', { event: 'DELETE', ids });
    await admin.put(`/bulk-runs/${body.id}/cancel`);
    await expect.poll(async () => (await runOf(body.id)).state).not.toBe('running');
    const { done, accepted } = await runOf(body.id);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from bulk_lines where run_id = ${body.id} and outcome = 'accepted'`.execute(
      app.database,
    );
    expect([accepted, rows[0]?.n]).toEqual([done, done]);
  });

  test('is nobody else’s', async () => {
    const other = await app.as('Admin');
    for (const path of ['', '/outcome']) expect((await other.get(`/bulk-runs/${run}${path}`)).status).toBe(404);
    expect((await other.put(`/bulk-runs/${run}/cancel`)).status).toBe(404);
    expect((await other.post(`/bulk-runs/${run}/undo`)).status).toBe(404);
  });
});
