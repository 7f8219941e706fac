import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { waitingPosts } from '../../support/waiting-posts.ts';

/** More than a page, and more than a few transactions. */
const RECORDS = 260;

let app: TestApp;
let admin: Person;
let made: string[];

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Super Admin');
  // The product works on its jobs where it listens.
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  made = await waitingPosts(app.database, RECORDS, 'Which seed is the best?');
});
afterAll(() => app.close());

const pending = () =>
  app.database
    .selectFrom('posts')
    .select(['id', 'version'])
    .where('state', '=', 'pending')
    .where('id', 'in', made)
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

  test('is found again by its person', async () => {
    const { body } = await admin.get('/bulk-runs');
    expect(body.items).toHaveLength(3);
    expect(body.items).toContainEqual(await runOf(run));
  });

  test('over all that match is over each as it stood when the run began, so that nobody is decided over', async () => {
    const waiting = await waitingPosts(app.database, RECORDS, 'Kharif meanwhile');
    const [seen = ''] = waiting;
    await app.database.updateTable('posts').set({ version: 7 }).where('id', '=', seen).execute();
    const order = { event: 'SET_STATUS', fields: { status: 'approved' }, all: true };
    const filter = { search: 'Kharif meanwhile', status: ['pending'] };
    const { body } = await admin.post('/workflow/post/bulk', { ...order, filter });
    const lines = await app.database.selectFrom('bulk_lines').selectAll().where('run_id', '=', body.id).execute();
    expect(lines.map(({ record_id }) => record_id).toSorted()).toEqual(waiting.toSorted());
    expect(lines.filter(({ version }) => version !== 1).map((line) => [line.record_id, line.version])).toEqual([
      [seen, 7],
    ]);
    await expect.poll(async () => (await runOf(body.id)).state).toBe('done');
  });

  test('calls what somebody has done already done, not refused, and takes only its own back', async () => {
    const ids = await waitingPosts(app.database, RECORDS, 'Gone meanwhile');
    const [gone = ''] = ids;
    const ops = await app.as('Ops');
    expect((await ops.post(`/workflow/post/${gone}/DELETE`, {})).status).toBe(200);
    const { body } = await admin.post('/workflow/post/bulk', { event: 'DELETE', ids });
    const sums = { done: RECORDS, accepted: RECORDS - 1, replayed: 1, refused: 0 };
    await expect.poll(() => runOf(body.id)).toMatchObject({ state: 'done', ...sums });
    const line = app.database.selectFrom('bulk_lines').select('outcome').where('record_id', '=', gone);
    expect(await line.execute()).toEqual([{ outcome: 'replayed' }]);
    const back = await admin.post(`/bulk-runs/${body.id}/undo`, {});
    expect(back.body).toMatchObject({ total: RECORDS - 1 });
    await expect.poll(async () => (await runOf(back.body.id)).state).toBe('done');
  });

  test('is nobody else’s', async () => {
    const other = await app.as('Admin');
    expect((await other.get('/bulk-runs')).body).toEqual({ items: [] });
    for (const path of ['', '/outcome']) expect((await other.get(`/bulk-runs/${run}${path}`)).status).toBe(404);
    expect((await other.put(`/bulk-runs/${run}/cancel`)).status).toBe(404);
    expect((await other.post(`/bulk-runs/${run}/undo`)).status).toBe(404);
  });
});
