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
  [admin, ops] = [await app.as('Admin'), await app.as('Ops')];
  // What was handed to somebody is theirs as well.
  await app.database.deleteFrom('escalations').execute();
});
afterAll(() => app.close());

interface Listed {
  id: string;
  target: { kind: string; id: string };
  author: { id: string | null; district: string | null };
  risk: { level: string };
  images: unknown[];
  firstAt: string;
  open: number;
}

async function read(person: Person, path: string): Promise<{ items: Listed[]; total: number }> {
  const answer = await person.get(path);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.total).toBe(answer.body.items.length);
  return answer.body;
}
/** A farmer who lives somewhere is reported. */
async function reportSomebody(): Promise<void> {
  const { id } = await app.database
    .selectFrom('farmers')
    .select('id')
    .where('district_id', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await ops.put('/forum/user/report', { userId: id, reasonId: await reportReason(app) });
}
const idsIn = async (person: Person, path: string) => (await read(person, path)).items.map(({ id }) => id);

describe('a queue shows only what nobody else is at, or only what one is at oneself', () => {
  const queues = [
    ['post', '/forum/pending-posts?', { status: ['pending'] }],
    ['listing', '/mandi/listing/all?status=pending&', { status: ['pending'] }],
    ['badge', '/badges/recomendations?', { status: ['recommended'] }],
    ['report', '/forum/post/report?', { status: ['open'], target: 'post' }],
  ] as const;

  test.each(queues)('%s', async (entity, path, filter) => {
    const all = await idsIn(admin, path);
    const [mine, theirs] = all;
    expect(all.length).toBeGreaterThan(2);
    await admin.put(`/workflow/${entity}/${mine}/claim`);
    await ops.put(`/workflow/${entity}/${theirs}/claim`);
    expect(await idsIn(admin, `${path}claim=free`)).toEqual(all.filter((id) => id !== theirs));
    expect(await idsIn(ops, `${path}claim=free`)).toEqual(all.filter((id) => id !== mine));
    expect(await idsIn(admin, `${path}claim=mine`)).toEqual([mine]);
    expect((await admin.get(`${path}claim=nobody`)).status).toBe(400);
    // What is done to all that match is done to the same.
    const event = { post: 'SET_STATUS', listing: 'APPROVE', badge: 'ACCEPT', report: 'DISMISS' }[entity];
    const bulk = async (claim: string) =>
      await admin.post(`/workflow/${entity}/bulk`, {
        event,
        all: true,
        dryRun: true,
        filter: { ...filter, claim },
        fields: entity === 'post' ? { status: 'approved' } : {},
      });
    const free = await bulk('free');
    expect(free.status, JSON.stringify(free.body)).toBe(200);
    expect(free.body.outcomes.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      all.filter((id) => id !== theirs).toSorted(),
    );
    expect((await bulk('nobody')).status).toBe(400);
    await ops.delete(`/workflow/${entity}/${theirs}/claim`);
    expect(await idsIn(admin, `${path}claim=free`)).toEqual(all);
  });

  test('of several reports of one thing somebody is at all of them', async () => {
    const { id } = await newPost(ops);
    const first = await reportPost(app, ops, id);
    await reportPost(app, admin, id);
    await ops.put(`/workflow/report/${first.id}/claim`);
    expect(await idsIn(admin, '/forum/post/report?claim=free')).not.toContain(first.id);
    const { body } = await admin.post('/workflow/report/bulk', {
      event: 'DISMISS',
      all: true,
      dryRun: true,
      filter: { status: ['open'], target: 'post', claim: 'free' },
    });
    const things = await idsIn(admin, '/forum/post/report?claim=free');
    expect(body.outcomes.map((row: { id: string }) => row.id).toSorted()).toEqual(things.toSorted());
  });
});

describe('reports', () => {
  const lists = [
    ['/forum/post/report?', 'post'],
    ['/forum/user/report?', 'user'],
    ['/mandi/listing/report?', 'listing'],
  ] as const;

  test.each(lists)('%s of one author, of a risk, of a district and for a reason', async (path, kind) => {
    if (kind === 'user') await reportSomebody();
    const { items } = await read(admin, path);
    const [first] = items;
    const author = items.filter((thing) => thing.author.id === first?.author.id);
    expect(await idsIn(admin, `${path}author=${first?.author.id}`)).toEqual(author.map(({ id }) => id));
    for (const level of ['low', 'medium', 'high']) {
      const such = items.filter(({ risk }) => risk.level === level).map(({ id }) => id);
      expect(await idsIn(admin, `${path}risk=${level}`)).toEqual(such);
    }
    const districts = (await admin.get('/location/districts/')).body.items;
    const home = districts.find(({ title }: { title: string }) => title === first?.author.district);
    const neighbours = items.filter((thing) => thing.author.district === home.title);
    expect(await idsIn(admin, `${path}district=${home.id}`)).toEqual(neighbours.map(({ id }) => id));
    const reason = await reportReason(app);
    const reported = await app.database
      .selectFrom('reports')
      .select('target_id')
      .distinct()
      .where('target_kind', '=', kind)
      .where('state', '=', 'open')
      .where('reason_id', '=', reason)
      .execute();
    const things = (await read(admin, `${path}reason=${reason}`)).items.map(({ target }) => target.id);
    expect(things.toSorted()).toEqual(reported.map(({ target_id }) => target_id).toSorted());
  });

  test('of posts in a language, or with a picture, a recording or a film', async () => {
    const { items } = await read(admin, '/forum/post/report?');
    const written = await app.database.selectFrom('posts').select(['id', 'language']).execute();
    const languageOf = new Map(written.map(({ id, language }) => [id, language]));
    const shown = await app.database.selectFrom('attachments').select(['owner_id', 'kind']).execute();
    const such = (isSuch: (target: string) => boolean) =>
      items.filter(({ target }) => isSuch(target.id)).map(({ id }) => id);
    for (const language of ['ur', 'en', 'pa', 'roman']) {
      const expected = such((target) => languageOf.get(target) === language);
      expect(await idsIn(admin, `/forum/post/report?language=${language}`)).toEqual(expected);
    }
    for (const kind of ['image', 'audio', 'video']) {
      const expected = such((target) => shown.some((one) => one.owner_id === target && one.kind === kind));
      expect(await idsIn(admin, `/forum/post/report?media=${kind}`)).toEqual(expected);
    }
    expect(new Set(items.map(({ target }) => languageOf.get(target.id))).size).toBeGreaterThan(1);
    expect(such((target) => shown.some((one) => one.owner_id === target))).not.toEqual([]);
  });

  test('come by when the first was made, or by how many there are', async () => {
    const { items } = await read(admin, '/forum/post/report?');
    const byAge = items.toSorted((one, other) => Date.parse(one.firstAt) - Date.parse(other.firstAt));
    expect(items.map(({ firstAt }) => firstAt)).toEqual(byAge.map(({ firstAt }) => firstAt));
    const latest = (await read(admin, '/forum/post/report?sort=-firstAt')).items.map(({ firstAt }) => firstAt);
    expect(latest).toEqual(byAge.map(({ firstAt }) => firstAt).toReversed());
    const most = (await read(admin, '/forum/post/report?sort=-reports')).items.map(({ open }) => open);
    expect(most).toEqual(most.toSorted((one, other) => other - one));
    expect(new Set(most).size).toBeGreaterThan(1);
  });
});

test('listings with pictures, and those of a risk, the highest first', async () => {
  const { id } = await newListing(app, admin, { description: 'Call 0300 4417826 and earn 50,000 daily' });
  const all = (await read(admin, '/mandi/listing/all?')).items;
  for (const has of [true, false]) {
    const such = all.filter(({ images }) => images.length > 0 === has).map((one) => one.id);
    expect(await idsIn(admin, `/mandi/listing/all?pictures=${has}`)).toEqual(such);
  }
  expect(await idsIn(admin, '/mandi/listing/all?risk=high')).toContain(id);
  const order = ['high', 'medium', 'low'];
  const levels = (await read(admin, '/mandi/listing/all?sort=-risk')).items.map(({ risk }) =>
    order.indexOf(risk.level),
  );
  expect(levels).toEqual(levels.toSorted());
  expect(new Set(levels).size).toBeGreaterThan(1);
});

test('badges recommended to farmers of a district', async () => {
  const { items } = (await admin.get('/badges/recomendations')).body;
  const farmers = await app.database.selectFrom('farmers').select(['id', 'district_id']).execute();
  const homeOf = new Map(farmers.map(({ id, district_id }) => [id, district_id]));
  const home = homeOf.get(items[0].farmer.id);
  const neighbours = items.filter(({ farmer }: { farmer: { id: string } }) => homeOf.get(farmer.id) === home);
  expect(await idsIn(admin, `/badges/recomendations?district=${home}`)).toEqual(
    neighbours.map(({ id }: { id: string }) => id),
  );
  expect(neighbours.length).toBeLessThan(items.length);
});
