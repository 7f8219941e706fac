import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { publishable } from '../../support/valid-menu-requests.ts';
import { base, change, nodeNow, putOf, rootOfMenu } from './ground.ts';

let app: TestApp;
let admin: Person;
let sequence: number;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Super Admin');
});
afterAll(() => app?.close());
beforeEach(async () => {
  sequence = await publishable(app);
});

async function leaf() {
  const { items } = (await admin.get(`${base}/get-zero-node/allNodes`)).body;
  return items.at(-1);
}

async function rename(title: string) {
  return (await change(admin, putOf(await leaf(), { title }))).body;
}

const liveTitles = async () =>
  (await admin.get(`${base}/source?revision=live`)).body.source.nodes.map(({ title }: { title: string }) => title);

describe('publishing', () => {
  test('lets callers hear the draft as it is, and keeps it for good', async () => {
    const { status, body } = await admin.post(`${base}/publish`, { sequence, note: 'Wheat season' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { live: true, note: 'Wheat season', sequence, nodes: 3 },
    });
    await rename('Later');
    expect(await liveTitles()).not.toContain('Later');
    const kept = (await admin.get(`${base}/source?revision=${body.number}`)).body;
    expect(kept).toMatchObject({ revision: body.number, sequence });
  });

  test('keeps its structure, and what is stopped afterwards is silent at once', async () => {
    const { body } = await admin.post(`${base}/publish`, { sequence });
    const campaignsOf = async (revision: string) =>
      (await admin.get(`${base}/source?revision=${revision}`)).body.source.campaigns;
    const [ended, switchedOff, other] = await campaignsOf('live');
    const set = async (id: string, columns: { end_dt?: string; start_dt?: string; ivr_enabled?: boolean }) =>
      await app.database.updateTable('campaigns').set(columns).where('id', '=', id).execute();
    await set(ended.id, { start_dt: '2026-10-01', end_dt: '2026-11-01' });
    await set(switchedOff.id, { ivr_enabled: false });
    const now = await campaignsOf('live');
    const endOf = (campaigns: { id: string; endDt: string }[], { id }: { id: string }) =>
      campaigns.find((one) => one.id === id)?.endDt;
    expect([endOf(now, ended), endOf(now, switchedOff), endOf(now, other)]).toEqual([
      '2026-11-01',
      '1970-01-01',
      other.endDt,
    ]);
    const kept = await campaignsOf(String(body.number));
    expect([endOf(kept, ended), endOf(kept, switchedOff)]).toEqual([ended.endDt, switchedOff.endDt]);
    await set(ended.id, { start_dt: ended.startDt, end_dt: ended.endDt });
    await set(switchedOff.id, { ivr_enabled: true });
  });

  test('is refused when the draft has moved on since it was looked at', async () => {
    await rename('Somebody else was here');
    expect(await admin.post(`${base}/publish`, { sequence })).toMatchObject({ status: 409, body: { code: 'stale' } });
  });

  test('of the same draft by two at the same moment makes one revision', async () => {
    const live = (await admin.post(`${base}/publish`, { sequence })).body.number;
    const changed = await rename('Published by two');
    const sent = { sequence: changed.sequence, live };
    const answers = await Promise.all([admin.post(`${base}/publish`, sent), admin.post(`${base}/publish`, sent)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'stale' });
    expect(await admin.post(`${base}/publish`, { ...sent, live: null })).toMatchObject({ status: 409 });
  });

  test('is refused while an error stands, which it names', async () => {
    const node = await leaf();
    const { body } = await change(admin, putOf(node, { fileNameQuery: null }));
    const answer = await admin.post(`${base}/publish`, { sequence: body.sequence });
    expect(answer).toMatchObject({ status: 409, body: { code: 'problems' } });
    const codes = answer.body.problems.map(({ uuid, code }: { uuid: string; code: string }) => `${uuid} ${code}`);
    expect(codes).toContain(`${node.childNodeUuid} noAudio`);
  });

  test('is refused while a test case fails, which it names with the first difference', async () => {
    const input = {
      title: 'The prompt is heard',
      caller: (await admin.get(`${base}/caller/${await numberOfSomebody()}`)).body,
      at: '2026-11-20T04:00:00.000Z',
      events: [{ type: 'HANG_UP', at: '2026-11-20T04:00:01.000Z' }],
      expected: ['something that is not said'],
    };
    const kept = (await admin.post(`${base}/test-cases`, input)).body;
    expect(kept).toMatchObject({
      passed: false,
      firstDifference: expect.stringContaining('something that is not said'),
    });
    const answer = await admin.post(`${base}/publish`, { sequence });
    expect(answer).toMatchObject({ status: 409, body: { code: 'testCases', failures: [{ id: kept.id }] } });
    await admin.delete(`${base}/test-cases/${kept.id}`);
    expect((await admin.post(`${base}/publish`, { sequence })).status).toBe(201);
  });
});

test('a walk whose nodes are only called otherwise passes, is kept with the new titles, and comes back with a revision', async () => {
  const caller = (await admin.get(`${base}/caller/${await numberOfSomebody()}`)).body;
  const first = (await admin.post(`${base}/publish`, { sequence })).body;
  const root = await nodeNow(admin, await rootOfMenu(app));
  const at = '2026-11-20T04:00:00.000Z';
  const walk = { title: 'The start is heard', caller, at, events: [], expected: [`play prompt: ${root.title}`] };
  const { id, passed } = (await admin.post(`${base}/test-cases`, walk)).body;
  expect(passed).toBe(true);
  const kept = async () =>
    (await admin.get(`${base}/test-cases`)).body.items.find((one: { id: string }) => one.id === id);
  const { body } = await change(admin, putOf(root, { title: 'Called otherwise' }));
  const asked = (await admin.get(`${base}/test-cases`)).body;
  expect(asked.sequence).toBe(body.sequence);
  expect(await kept()).toMatchObject({ passed: true, renamed: 1, expected: walk.expected, version: 1 });
  expect((await admin.post(`${base}/publish`, { sequence: body.sequence })).status).toBe(201);
  const taken = { passed: true, renamed: 0, expected: ['play prompt: Called otherwise'], version: 2 };
  expect(await kept()).toMatchObject(taken);
  expect((await admin.post(`${base}/revisions/${first.number}/roll-back`, {})).status).toBe(201);
  expect(await kept()).toMatchObject({ passed: true, renamed: 1, expected: walk.expected, version: 3 });
  await admin.delete(`${base}/test-cases/${id}`);
});

test('rolling back publishes an earlier revision again, and leaves the draft as it is', async () => {
  const first = (await admin.post(`${base}/publish`, { sequence })).body;
  const before = await liveTitles();
  const renamed = await rename('A mistake');
  await admin.post(`${base}/publish`, { sequence: renamed.sequence });
  expect(await liveTitles()).toContain('A mistake');

  const back = await admin.post(`${base}/revisions/${first.number}/roll-back`, { note: 'Wrong' });
  expect(back).toMatchObject({ status: 201, body: { live: true, rolledBackTo: first.number, note: 'Wrong' } });
  expect(await liveTitles()).toEqual(before);
  expect((await leaf()).title).toBe('A mistake');
  const { items } = (await admin.get(`${base}/revisions`)).body;
  expect(items.filter(({ live }: { live: boolean }) => live)).toMatchObject([{ number: back.body.number }]);
  expect((await admin.post(`${base}/revisions/999999/roll-back`, {})).status).toBe(404);
});

test('says who has changed the draft since what callers hear was published', async () => {
  const changers = async () => (await admin.get(`${base}/revisions?limit=1`)).body.changedBy;
  await admin.post(`${base}/publish`, { sequence });
  expect(await changers()).toEqual([]);
  const other = await app.as('Admin');
  await change(other, putOf(await leaf(), { title: 'By another' }));
  const nameOf = async (person: Person) => (await person.get('/auth/profile')).body.name;
  expect(await changers()).toMatchObject([{ name: await nameOf(other) }]);
  const { items } = (await admin.get(`${base}/get-zero-node/allNodes`)).body;
  await change(admin, putOf(items[0], { note: 'By me' }));
  expect(new Set((await changers()).map(({ name }: { name: string }) => name))).toEqual(
    new Set([await nameOf(other), await nameOf(admin)]),
  );
});

test('rolling back is refused to whoever looked before another revision went live', async () => {
  const { number } = (await admin.post(`${base}/publish`, { sequence })).body;
  const renamed = await rename('By somebody else');
  const theirs = (await admin.post(`${base}/publish`, { sequence: renamed.sequence })).body;
  const path = `${base}/revisions/${number}/roll-back`;
  expect(await admin.post(path, { live: number })).toMatchObject({
    status: 409,
    body: { code: 'stale', detail: expect.stringContaining(`revision ${theirs.number}`) },
  });
  expect(await liveTitles()).toContain('By somebody else');
  expect((await admin.post(path, { live: theirs.number })).status).toBe(201);
});

describe('the name of a revision', () => {
  const named = async (number: number) =>
    (await admin.get(`${base}/revisions`)).body.items.find((one: { number: number }) => one.number === number);

  test('is given at publishing or later, with a note, and says who wrote it and when', async () => {
    const made = (await admin.post(`${base}/publish`, { sequence, name: '  Wheat season ', note: 'First' })).body;
    expect(made).toMatchObject({ name: 'Wheat season', note: 'First', named: null, version: 1 });
    const words = { name: 'Wheat and rice', note: null, version: 1 };
    const answer = await admin.put(`${base}/revisions/${made.number}/name`, words);
    const now = { name: 'Wheat and rice', note: null, named: { by: made.by }, version: 2, at: made.at };
    expect(answer).toMatchObject({ status: 200, body: now });
    expect(await named(made.number)).toEqual(answer.body);
    const { items } = (await admin.get(`${base}/revisions`)).body;
    expect(items.find((one: { number: number }) => one.number !== made.number)).not.toMatchObject({
      name: 'Wheat and rice',
    });
    const taken = await admin.put(`${base}/revisions/${made.number}/name`, { name: ' ', note: '', version: 2 });
    expect(taken.body).toMatchObject({ name: null, note: null, version: 3 });
  });

  test('is not written over another one unseen: the other name and who gave it are told', async () => {
    const { number } = (await admin.post(`${base}/publish`, { sequence })).body;
    const other = await app.as('BI');
    const name = (person: Person, words: object) => person.put(`${base}/revisions/${number}/name`, words);
    const first = (await name(admin, { name: 'Rabi', note: null, version: 1 })).body;
    const late = await name(admin, { name: 'Kharif', note: null, version: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        detail: expect.stringContaining('“Rabi”'),
        conflict: { version: 2, by: first.named.by, at: first.named.at },
        revision: { number, name: 'Rabi', version: 2 },
      },
    });
    expect((await named(number)).name).toBe('Rabi');
    // The same words once more are no conflict: nothing is lost.
    expect(await name(admin, { name: 'Rabi', note: null, version: 1 })).toMatchObject({ status: 200 });
    expect(await name(admin, { name: 'Kharif', note: null, version: 2 })).toMatchObject({ status: 200 });
    expect((await name(other, { name: 'Mine', note: null, version: 3 })).status).toBe(403);
    expect((await named(number)).name).toBe('Kharif');
  });

  test('has at most 80 characters, its note 500, and a revision that is not there none', async () => {
    const { number } = (await admin.post(`${base}/publish`, { sequence })).body;
    const put = (words: object, of = number) => admin.put(`${base}/revisions/${of}/name`, words);
    const tooLong = await put({ name: 'a'.repeat(81), note: null, version: 1 });
    expect([400, 422]).toContain(tooLong.status);
    expect([400, 422]).toContain((await put({ name: null, note: 'a'.repeat(501), version: 1 })).status);
    expect([400, 422]).toContain((await put({ name: 'No version', note: null })).status);
    expect((await put({ name: 'a'.repeat(80), note: 'a'.repeat(500), version: 1 })).status).toBe(200);
    expect((await put({ name: 'Nothing', note: null, version: 1 }, 999_999)).status).toBe(404);
  });
});

test('where every change is published, callers hear each one after which nothing is wrong', async () => {
  await admin.put(`${base}/settings`, { publishEveryChange: true });
  const told = app.database.selectFrom('outbox').select(['entity', 'event']).orderBy('id', 'desc');
  expect(await told.executeTakeFirst()).toEqual({ entity: 'menu', event: 'SETTINGS' });
  await rename('At once');
  expect(await liveTitles()).toContain('At once');
  const { body: revisions } = await admin.get(`${base}/revisions`);
  expect(revisions.items.slice(0, 2).map(({ byItself }: { byItself: boolean }) => byItself)).toEqual([true, false]);
  await change(admin, putOf(await leaf(), { title: 'Silent', fileNameQuery: null }));
  expect(await liveTitles()).not.toContain('Silent');
  const root = await nodeNow(admin, await rootOfMenu(app));
  await admin.put(`${base}/update-node`, { update: { ...root, version: undefined, title: 'By the old call' } });
  await admin.put(`${base}/settings`, { publishEveryChange: false });
  await rename('Not heard');
  expect(await liveTitles()).not.toContain('Not heard');
});

async function numberOfSomebody(): Promise<string> {
  const { country_code, msisdn } = await app.database
    .selectFrom('farmers')
    .select(['country_code', 'msisdn'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return `${country_code}${msisdn}`;
}
