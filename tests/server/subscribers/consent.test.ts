import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterRun } from '../../../src/server/records/runs.store.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let agent: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  agent = await app.as('Super Admin');
  // The product works on its jobs where it listens.
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app?.close());

const said = async (msisdn: string) =>
  (await agent.get(`/subscription/consent/92/${msisdn}`)).body.items as Record<string, unknown>[];
const later = () => app.clock.advance(60_000);

test('each yes and no of a number is told: who, when, how, why', async () => {
  const msisdn = '923877770001';
  await agent.post('/subscription/subscribe', { msisdn });
  later();
  await agent.post('/subscription/unsubscribe', { msisdn, unsubMode: 'sms', reason: 'Answered STOP' });
  later();
  await agent.post('/subscription/subscribe', { msisdn });
  later();
  await agent.post('/dncr-list', { msisdn, source: 'operator', reason: 'Listed by the company' });
  const items = await said('3877770001');
  expect(items.map(({ about, answer, event, how }) => [about, answer, event, how])).toEqual([
    ['calls', 'no', 'ENTER', 'operator'],
    ['advice', 'yes', 'RESUBSCRIBE', 'unknown'],
    ['advice', 'no', 'UNSUBSCRIBE', 'sms'],
    ['advice', 'yes', 'SUBSCRIBE', 'web'],
  ]);
  expect(items[2]).toMatchObject({ reason: 'Answered STOP', by: { name: expect.any(String) }, at: expect.any(String) });
});

test('of a number that nobody subscribed too, and only to who may read subscribers', async () => {
  await agent.post('/dncr-list', { msisdn: '923877770002', source: 'web', reason: 'Asked for it' });
  expect((await said('03877770002')).map(({ event }) => event)).toEqual(['ENTER']);
  expect(await said('3877770003')).toEqual([]);
  const telco = await app.as('Telco User');
  expect((await telco.get('/subscription/consent/92/3877770002')).status).toBe(403);
});

test('stands in the timeline of the farmer with the number, as a kind of its own', async () => {
  const msisdn = '923877770004';
  const farmer = (await agent.post('/farmer/', { msisdn, name: 'Bashir', phoneType: 'smartphone' })).body;
  await agent.post('/subscription/subscribe', { msisdn });
  later();
  await agent.post('/subscription/unsubscribe', { msisdn, reason: 'Moved away' });
  const { items, counts } = (await agent.get(`/farmer/timeline/${farmer.id}?kind=consent`)).body;
  expect(items.map(({ event }: { event: string }) => event)).toEqual(['UNSUBSCRIBE', 'SUBSCRIBE']);
  expect(items[0]).toMatchObject({ text: 'Moved away', facts: { number: msisdn, unsubMode: 'web' } });
  expect(counts.consent).toBe(2);
});

test('that a run was undone is said by the product alone', async () => {
  const msisdn = '923877770005';
  const { id } = (await agent.post('/subscription/subscribe', { msisdn })).body;
  const fields = { unsubMode: 'undone' };
  for (const [path, body] of [
    [`/workflow/subscriber/${id}/UNSUBSCRIBE`, { fields }],
    ['/workflow/subscriber/bulk', { event: 'UNSUBSCRIBE', ids: [id], fields }],
  ] as const)
    expect([path, await agent.post(path, body)]).toMatchObject([path, { status: 422, body: { code: 'invalid' } }]);
  expect(await agent.post('/subscription/unsubscribe', { msisdn, ...fields })).toMatchObject({ status: 400 });
  expect((await agent.get('/subscription/subscriber/92/3877770005')).body.state).toContain('active');
});

test('a run over many is taken back as a single step is: within an hour without asking, later nobody who wants no calls', {
  tags: 'further',
}, async () => {
  const listed = { ...(await subscribed('923877770006')), msisdn: '923877770006' };
  await agent.post('/dncr-list', { msisdn: listed.msisdn, source: 'web', reason: 'Asked for it' });
  const ids = [listed.id, (await subscribed('923877770007')).id];
  for (const [minutes, accepted] of [
    [59, 2],
    [61, 1],
  ] as const) {
    const run = await unsubscribedByRun(ids);
    await app.database
      .updateTable('subscribers')
      .set({ last_at: new Date(app.clock.now().getTime() - minutes * 60_000) })
      .where('id', 'in', ids)
      .execute();
    const { body } = await agent.post(`/bulk-runs/${run}/undo`, {});
    await expect
      .poll(async () => (await agent.get(`/bulk-runs/${body.id}`)).body)
      .toMatchObject({ state: 'done', accepted, refused: 2 - accepted });
  }
});

const subscribed = async (msisdn: string): Promise<{ id: string }> =>
  (await agent.post('/subscription/subscribe', { msisdn })).body;

/** As if there were more than a page of them. */
async function unsubscribedByRun(ids: readonly string[]): Promise<string> {
  const mine = app.database
    .selectFrom('history')
    .select('by_id')
    .where('record_id', '=', ids[0] ?? '')
    .orderBy('id');
  const { by_id: personId } = await mine.executeTakeFirstOrThrow();
  if (personId === null) throw new Error('somebody has subscribed it');
  const id = randomUUID();
  const event = { type: 'UNSUBSCRIBE', unsubMode: 'bulk' };
  const run = { id, entity: 'subscriber', event, personId, at: app.clock.now() };
  await enterRun(
    app.database,
    run,
    ids.map((record) => ({ id: record, version: null })),
  );
  await expect
    .poll(async () => (await agent.get(`/bulk-runs/${id}`)).body)
    .toMatchObject({ state: 'done', accepted: 2 });
  return id;
}

test('stays in the history, whatever statement of the database would take it out', async () => {
  const out = sql`delete from history where entity = 'subscriber' and event = 'UNSUBSCRIBE'`.execute(app.database);
  await expect(out).rejects.toThrow('stays in the history');
  const other = sql`update history set event = 'RESUBSCRIBE' where entity = 'subscriber' and event = 'UNSUBSCRIBE'`;
  await expect(other.execute(app.database)).rejects.toThrow('stays in the history');
});
