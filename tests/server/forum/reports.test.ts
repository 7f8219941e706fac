import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { newListing } from '../workflow/listing.driver.ts';
import { newPost } from '../workflow/post.driver.ts';
import { reportPost, reportReason } from '../workflow/report.driver.ts';

let app: TestApp;
let admin: Person;
let ops: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Admin');
  ops = await app.as('Ops');
});
afterAll(async () => {
  await app.close();
});

const send = (id: string, event: string, reason?: string) =>
  admin.post(`/workflow/report/${id}/${event}`, reason === undefined ? {} : { reason });

async function stateOf(entity: string, id: string): Promise<string> {
  return (await admin.get(`/workflow/${entity}/${id}`)).body.state;
}

async function thingOf(list: string, id: string, status = 'open') {
  const { items } = (await admin.get(`${list}?status=${status}`)).body;
  return items.find((item: { target: { id: string } }) => item.target.id === id);
}

describe('a report', () => {
  test('of the same thing by the same person for the same reason is one', async () => {
    const { id } = await newPost(ops);
    const first = await reportPost(app, ops, id);
    expect(await reportPost(app, ops, id)).toEqual({ ...first, outcome: 'replayed' });
  });

  test('keeps a copy of what was reported, and says when that has changed', async () => {
    const { id, content } = await newPost(ops);
    await reportPost(app, ops, id);
    await admin.put('/forum/post', { id, content: 'Nothing to see.' });
    const thing = await thingOf('/forum/post/report', id);
    expect(thing).toMatchObject({ changed: true, text: 'Nothing to see.', reports: [{ copy: { text: content } }] });
  });

  test('of one thing by several is folded together', async () => {
    const { id } = await newPost(ops);
    await reportPost(app, ops, id);
    await reportPost(app, admin, id);
    expect(await thingOf('/forum/post/report', id)).toMatchObject({ total: 2, open: 2 });
    expect((await admin.get(`/forum/post/${id}`)).body).toMatchObject({ openReports: 2 });
  });

  test('says who objects in both scripts, where that is known', async () => {
    const { items } = (await admin.get('/forum/post/report')).body;
    const by = items.flatMap((thing: { reports: { by: { id: string; kind: string } }[] }) =>
      thing.reports.map((report) => report.by),
    );
    const farmer = by.find((one: { kind: string }) => one.kind === 'farmer');
    const { name_ur } = await app.database
      .selectFrom('farmers')
      .select('name_ur')
      .where('id', '=', farmer.id)
      .executeTakeFirstOrThrow();
    expect(name_ur).toMatch(/[\u0600-\u06ff]/);
    expect(farmer.nameUr).toBe(name_ur);
  });

  test('of nothing, or for a reason that is none, is refused', async () => {
    const nothing = '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d4001';
    const reasonId = await reportReason(app);
    expect((await ops.put('/forum/post/report', { postId: nothing, reasonId })).status).toBe(404);
    const { id } = await newPost(ops);
    expect(await ops.put('/forum/post/report', { postId: id, reasonId: nothing })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/reasonId' }] },
    });
  });
});

describe('agreeing', () => {
  test('rejects the post, decides all reports of it, and tells who reported', async () => {
    const { id } = await newPost(ops);
    const one = await reportPost(app, ops, id);
    const other = await reportPost(app, await app.as('Agri Profile Agent'), id);
    expect((await send(one.id, 'AGREE', 'An advertisement')).body).toMatchObject({ state: 'agreed' });
    expect(await stateOf('post', id)).toBe('rejected');
    expect(await stateOf('report', other.id)).toBe('agreed');
    expect((await admin.get(`/forum/post/${id}`)).body).toMatchObject({
      openReports: 0,
      lastStep: { reason: 'An advertisement' },
    });
    const { items } = (await ops.get('/notification/all')).body;
    // It leads to the thing that was reported, as the queue has it.
    const [thing] = (await admin.get('/forum/post/report?status=agreed&sort=-firstAt&limit=1')).body.items;
    const item = { id: thing.id, kind: 'post', state: 'agreed' };
    expect(items).toContainEqual(expect.objectContaining({ entity: 'report', recordId: one.id, event: 'AGREE', item }));
  });

  test('taken back brings the post and all its reports back', async () => {
    const { id } = await newPost(ops);
    await admin.put('/forum/status', { id, status: 'approved' });
    const one = await reportPost(app, ops, id);
    const other = await reportPost(app, admin, id);
    await send(one.id, 'AGREE');
    expect((await send(other.id, 'REOPEN')).body.state).toBe('open');
    expect(await stateOf('post', id)).toBe('approved');
    expect(await stateOf('report', one.id)).toBe('open');
    expect((await admin.get(`/workflow/post/${id}`)).body.consistent).toBe(true);
  });

  test('taken back leaves alone what somebody decided since', async () => {
    const { id } = await newPost(ops);
    const one = await reportPost(app, ops, id);
    await send(one.id, 'AGREE');
    await ops.put('/forum/status', { id, status: 'approved' });
    await ops.put('/forum/status', { id, status: 'rejected', reason: 'Looked at again' });
    await send(one.id, 'REOPEN');
    expect(await stateOf('post', id)).toBe('rejected');
  });

  test('rejects a listing, and taken back approves it again', async () => {
    const { id } = await newListing(app, ops);
    await admin.put(`/mandi/listing/approve/${id}`);
    const reasonId = await reportReason(app, 'Fraud');
    const { body } = await ops.put('/mandi/listing/report', { listingId: id, reasonId, note: 'He took money.' });
    expect(await thingOf('/mandi/listing/report', id)).toMatchObject({ reports: [{ note: 'He took money.' }] });
    await send(body.id, 'AGREE');
    expect(await stateOf('listing', id)).toBe('rejected+active');
    await send(body.id, 'REOPEN');
    expect(await stateOf('listing', id)).toBe('approved+active');
  });

  test('suspends a farmer, and taken back sets him active again', async () => {
    const farmer = async () =>
      await app.database
        .selectFrom('farmers')
        .select(['id', 'state', 'version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const { id } = await app.database
      .selectFrom('farmers')
      .select('id')
      .where('state', '=', 'active')
      .where('id', 'not in', (eb) => eb.selectFrom('reports').select('target_id'))
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { body } = await ops.put('/forum/user/report', {
      userId: id,
      reasonId: await reportReason(app, 'Harassment'),
    });
    await send(body.id, 'AGREE');
    expect(await farmer()).toMatchObject({ state: 'suspended', version: 2 });
    await send(body.id, 'REOPEN');
    expect(await farmer()).toMatchObject({ state: 'active', version: 3 });
  });

  test('in one go over everything that waits judges each thing once', async () => {
    const waiting = (await admin.get('/forum/post/report')).body.total;
    const order = { event: 'AGREE', all: true, filter: { target: 'post' } };
    const { body } = await admin.post('/workflow/report/bulk', order);
    expect(body).toMatchObject({ total: waiting, accepted: waiting, refused: 0 });
    expect((await admin.get('/forum/post/report')).body.total).toBe(0);
  });
});

describe('dismissing', () => {
  test('holds for later reports of the same unchanged thing, and no longer once it is edited', async () => {
    const { id } = await newPost(ops);
    await send((await reportPost(app, ops, id)).id, 'DISMISS');
    expect(await reportPost(app, admin, id)).toMatchObject({ state: 'dismissed', outcome: 'accepted' });
    await admin.put('/forum/post', { id, content: 'Now it says something else.' });
    const agent = await app.as('Agri Profile Agent');
    expect(await reportPost(app, agent, id)).toMatchObject({ state: 'open' });
  });

  test('leaves the post as it is', async () => {
    const { id } = await newPost(ops);
    await admin.put('/forum/status', { id, status: 'approved' });
    await send((await reportPost(app, ops, id)).id, 'DISMISS');
    expect(await stateOf('post', id)).toBe('approved');
  });

  test('is a moderator’s', async () => {
    const { id } = await newPost(ops);
    const agent = await app.as('Agri Profile Agent');
    const report = await reportPost(app, agent, id);
    expect((await agent.post(`/workflow/report/${report.id}/DISMISS`, {})).status).toBe(403);
  });
});

test('the load of a queue of reports counts the things of its own kinds, each once', async () => {
  const load = async (...kinds: string[]) =>
    (await admin.get(`/stats/queue-load?entity=report${kinds.map((kind) => `&target=${kind}`).join('')}`)).body;
  const before = { posts: await load('post', 'user'), listings: await load('listing'), all: await load() };
  const { id } = await newPost(ops);
  await reportPost(app, ops, id);
  await reportPost(app, admin, id);
  const [posts, listings, all] = [await load('post', 'user'), await load('listing'), await load()];
  expect(posts.waiting).toBe(before.posts.waiting + 1);
  expect(listings).toMatchObject({ waiting: before.listings.waiting, oldestAt: before.listings.oldestAt });
  expect(all.waiting).toBe(before.all.waiting + 1);
  expect(posts.hours.at(-1).arrived - before.posts.hours.at(-1).arrived).toBe(1);
  expect(posts.hours.at(-1).waiting).toBe(posts.waiting);
  expect(listings.hours).toEqual(before.listings.hours);
});

test('a decision on a thing counts once, however many reports it takes along, and undone it leaves no trace', async () => {
  const load = async () => (await admin.get('/stats/queue-load?entity=report&target=post&target=user')).body;
  const { id } = await newPost(ops);
  const [first] = [await reportPost(app, ops, id), await reportPost(app, admin, id)];
  const before = await load();
  app.clock.advance(60_000);
  await admin.post(`/workflow/report/${first.id}/AGREE`, {});
  const after = await load();
  expect([after.waiting, after.decidedToday, after.decidedByYou]).toEqual([
    before.waiting - 1,
    before.decidedToday + 1,
    before.decidedByYou + 1,
  ]);
  expect(after.hours.at(-1).decided).toBe(before.hours.at(-1).decided + 1);
  await admin.post(`/workflow/report/${first.id}/REOPEN`, {});
  const undone = await load();
  expect({ ...undone, at: before.at }).toEqual(before);
});

test('the oldest is what the queue shows first, also when a decision on it was taken back', async () => {
  const first = async () => (await admin.get('/forum/post/report?limit=1')).body.items[0];
  const queueOf = async () =>
    (await admin.get('/dashboard')).body.queues.find(
      ({ screen }: { screen: string }) => screen === '/app/forum/reported',
    );
  const load = async () => (await admin.get('/stats/queue-load?entity=report&target=post')).body.oldestAt;
  const { id, firstAt } = await first();
  expect(await load()).toBe(firstAt);
  await admin.post(`/workflow/report/${id}/DISMISS`, {});
  await admin.post(`/workflow/report/${id}/REOPEN`, {});
  expect(await first()).toMatchObject({ id, firstAt });
  expect(await load()).toBe(firstAt);
  const whole = (await admin.get('/stats/queue-load?entity=report&target=post&target=user')).body;
  expect((await queueOf()).oldestAt).toBe(whole.oldestAt);
});
