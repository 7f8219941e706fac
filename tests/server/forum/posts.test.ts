import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layDemoFiles } from '../../../src/server/seed/lay-files.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { mp3, mpeg4, ogg } from '../../support/tiny-media.ts';
import { newPost } from '../workflow/post.driver.ts';

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

async function activeFarmer(): Promise<string> {
  const query = app.database.selectFrom('farmers').select('id').where('state', '=', 'active');
  return (await query.orderBy('id').executeTakeFirstOrThrow()).id;
}

const demo = (file: string) =>
  readFileSync(new URL(`../../../src/server/seed/moderation/media/${file}`, import.meta.url));

describe('a post', () => {
  test('waits, and carries its author, language, place and what a machine noticed', async () => {
    const creatorId = await activeFarmer();
    const content = 'سستی یوریا چاہیے تو 0300 555 0173 پر رابطہ کریں';
    const post = await newPost(ops, { creatorId, content, lat: '30.16', lng: '72.65' });
    expect(post).toMatchObject({
      state: 'pending',
      language: 'ur',
      creator: { id: creatorId, kind: 'farmer' },
      lat: 30.16,
      risk: { level: 'medium', reasons: ['phoneNumber'] },
    });
  });

  test('without a farmer is written by who is signed in', async () => {
    const { creator } = await newPost(ops);
    expect(creator).toMatchObject({ name: 'Bilal Aziz', kind: 'staff' });
  });

  test('carries sound and film that are what they say', async () => {
    const files = [
      { field: 'audios', filename: 'question.wav', type: 'audio/wav', content: demo('question.wav') },
      { field: 'videos', filename: 'walk.webm', type: 'video/webm', content: demo('walk.webm') },
    ];
    const form = formOf({ content: 'Listen to this pump.' }, files);
    const { body, status } = await ops.post('/forum/post', form.payload, form.headers);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.media).toMatchObject([
      { kind: 'audio', type: 'audio/wav', seconds: 6 },
      { kind: 'video', type: 'video/webm', seconds: 5 },
    ]);
    const wrong = formOf({ content: 'x' }, [
      { field: 'audios', filename: 'a.wav', type: 'audio/wav', content: demo('walk.webm') },
    ]);
    expect(await ops.post('/forum/post', wrong.payload, wrong.headers)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/audios' }] },
    });
  });

  test.each([
    ['audios', 'a.mp3', 'audio/mpeg', mp3()],
    ['audios', 'a.ogg', 'audio/ogg', ogg()],
    ['audios', 'a.m4a', 'audio/x-m4a', mpeg4('m4a')],
    ['videos', 'a.mp4', 'video/mp4', mpeg4('mp4')],
  ])('carries %s of the kind of %s, which are served as what they are', async (field, filename, type, content) => {
    const form = formOf({ content: 'Listen to this pump.' }, [{ field, filename, type, content }]);
    const { body, status } = await ops.post('/forum/post', form.payload, form.headers);
    expect(status, JSON.stringify(body)).toBe(201);
    const [media] = body.media;
    expect(media).toMatchObject({ kind: field.slice(0, -1), type });
    expect(Math.round(media.seconds)).toBe(2);
    const headers = { range: 'bytes=0-3' };
    const served = await app.app.inject({ method: 'GET', url: media.url, headers });
    expect(served.statusCode).toBe(206);
    expect(served.headers['content-type']).toBe(type);
    expect(served.rawPayload).toEqual(content.subarray(0, 4));
  });

  test('of nothing, or with half a place, is refused', async () => {
    const empty = formOf({ content: '   ' });
    expect(await ops.post('/forum/post', empty.payload, empty.headers)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/content' }] },
    });
    const half = formOf({ content: 'Where?', lat: '30' });
    expect(await ops.post('/forum/post', half.payload, half.headers)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/lng' }] },
    });
  });
});

describe('a status', () => {
  test('of any kind may become any other; the same one changes nothing', async () => {
    const { id } = await newPost(ops);
    const approved = await admin.put('/forum/status', { id, status: 'approved' });
    expect(approved.body).toMatchObject({ state: 'approved', version: 2 });
    expect((await ops.put('/forum/status', { id, status: 'approved' })).body).toMatchObject({ version: 2 });
    expect((await ops.put('/forum/status', { id, status: 'rejected', reason: 'Wrong' })).body).toMatchObject({
      state: 'rejected',
      lastStep: { reason: 'Wrong' },
    });
    expect((await ops.put('/forum/status', { id, status: 'pending' })).body).toMatchObject({
      state: 'pending',
      version: 4,
    });
  });

  test('taken back puts the post where it was in the queue, not behind those that came since, however often', async () => {
    const content = 'Which sieve for the mustard of Gojra?';
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) {
      app.clock.advance(1_000);
      ids.push((await newPost(ops, { content })).id);
    }
    const [first, id, last] = ids;
    const become = async (by: Person, status: string) => {
      app.clock.advance(1_000);
      await by.put('/forum/status', { id, status, reason: 'Not about farming' });
    };
    const places = async () => {
      const { items } = (await admin.get('/forum/pending-posts?search=mustard of Gojra&sort=stateSince')).body;
      return items.map((post: { id: string }) => post.id);
    };
    for (const decision of ['rejected', 'approved', 'rejected']) {
      await become(admin, decision);
      await become(admin, 'pending');
      expect(await places()).toEqual(ids);
    }
    // What a colleague sends back waits anew, and what is decided on it and taken back does so since then.
    await become(admin, 'rejected');
    await become(ops, 'pending');
    expect(await places()).toEqual([first, last, id]);
    await become(admin, 'approved');
    await become(admin, 'pending');
    expect(await places()).toEqual([first, last, id]);
  });

  test('is not given unseen: an edit between looking and deciding is a conflict', async () => {
    const { id } = await newPost(ops);
    await (await app.as('Agri Profile Agent')).put('/forum/post', { id, content: 'Buy my seed, order now!' });
    const answer = await admin.put('/forum/status', { id, status: 'approved' }, { 'if-match': '"1"' });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'stale', conflict: { state: 'pending', event: 'EDIT', by: { name: 'Usman Ghani' } } },
    });
  });

  test('is not for those who only take part', async () => {
    const { id } = await newPost(ops);
    const agent = await app.as('Agri Profile Agent');
    expect(await agent.put('/forum/status', { id, status: 'approved' })).toMatchObject({
      status: 403,
      body: { permission: 'forum:status:put' },
    });
  });

  test('given to all that match is judged one by one', async () => {
    const mark = 'Paddy straw in the barn of Mureed';
    const ids = [];
    for (const _ of [1, 2, 3]) ids.push((await newPost(ops, { content: mark })).id);
    await admin.put('/forum/status', { id: ids[0], status: 'approved' });
    const order = {
      event: 'SET_STATUS',
      all: true,
      filter: { search: mark },
      fields: { status: 'approved' },
    };
    const { body } = await admin.post('/workflow/post/bulk', order);
    expect(body).toMatchObject({ total: 3, accepted: 2, replayed: 1, refused: 0 });
  });
});

test('previewed among many a post says how risky it is and what it shows besides its words', async () => {
  const { items } = (await admin.get('/forum/post?media=image&limit=1')).body;
  const [{ id, risk, media }] = items;
  const order = { event: 'SET_STATUS', ids: [id], fields: { status: 'pending' }, dryRun: true };
  const [row] = (await admin.post('/workflow/post/bulk', order)).body.outcomes;
  const pictures = media.filter(({ kind }: { kind: string }) => kind === 'image').length;
  expect(row).toMatchObject({ risk: risk.level, media: { image: pictures } });
});

describe('the same text', () => {
  const twinsOf = async (id: string) => (await admin.get(`/forum/post/${id}`)).body.twins;

  test('of others, or nearly the same, is named beside a post; deciding one leaves the others waiting', async () => {
    const creatorId = await activeFarmer();
    const first = await newPost(ops, { creatorId, content: 'گندم کے بیج سستے داموں، رابطہ: 0300 555 0199۔' });
    const second = await newPost(ops, { content: 'گندم كے بيج سستے داموں رابطہ ۰۳۰۰-۵۵۵-۰۱۹۹ !' });
    await newPost(ops, { content: 'گندم کے بیج مہنگے داموں، رابطہ: 0300 555 0199۔' });
    expect(await twinsOf(first.id)).toMatchObject({
      total: 1,
      shown: [{ id: second.id, number: second.number, state: 'pending', creator: { name: 'Bilal Aziz' } }],
    });
    await admin.put('/forum/status', { id: first.id, status: 'rejected', reason: 'Sells' });
    expect(await twinsOf(second.id)).toMatchObject({ total: 1, shown: [{ id: first.id, state: 'rejected' }] });
    const { items } = (await admin.get('/forum/pending-posts?search=سستے داموں')).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([second.id]);
    await admin.put('/forum/post', { id: second.id, content: 'گندم کے بیج کہاں سے ملیں گے؟' });
    expect(await twinsOf(first.id)).toEqual({ total: 0, shown: [] });
  });

  test('with other spaces and points is noticed as repeated; a word or two is not', async () => {
    const creatorId = await activeFarmer();
    await newPost(ops, { creatorId, content: 'Fresh turmeric, from Kasur!' });
    const again = await newPost(ops, { creatorId, content: 'fresh turmeric from KASUR' });
    expect(again.risk.reasons).toContain('repeated');
    await newPost(ops, { content: 'Galaxy.' });
    expect((await twinsOf((await newPost(ops, { content: 'Galaxy' })).id)).total).toBe(0);
  });
});

describe('an edit', () => {
  test('by who may not decide brings an approved post back to pending, with old and new kept', async () => {
    const { id } = await newPost(ops);
    await admin.put('/forum/status', { id, status: 'approved' });
    const agent = await app.as('Agri Profile Agent');
    expect((await agent.put('/forum/post', { id, content: 'Orange spots.' })).body.state).toBe('pending');
    const { history } = (await admin.get(`/workflow/post/${id}`)).body;
    expect(history[0].facts.changes.content).toMatchObject({ after: 'Orange spots.' });
    await admin.put('/forum/status', { id, status: 'approved' });
    expect((await admin.put('/forum/post', { id, content: 'Orange spots on leaves.' })).body.state).toBe('approved');
  });
});

describe('a thread', () => {
  test('is the same from whichever post it is asked for, and counts its replies', async () => {
    const first = await newPost(ops);
    const reply = await newPost(admin, { parentId: first.id, content: 'Which variety is it?' });
    const deeper = await newPost(ops, { parentId: reply.id, content: 'Galaxy.' });
    const thread = (await admin.get(`/forum/parent-post/${deeper.id}`)).body;
    expect(thread.rootId).toBe(first.id);
    expect(thread.items.map((post: { id: string }) => post.id)).toEqual([first.id, reply.id, deeper.id]);
    expect(thread.items[0].replies).toBe(1);
    await admin.delete(`/forum/post/${reply.id}`);
    expect((await admin.get(`/forum/post/${first.id}`)).body).toMatchObject({
      replies: 0,
      thread: { total: 2, position: 1 },
    });
    await admin.post(`/workflow/post/${reply.id}/RESTORE`, {});
    expect((await admin.get(`/forum/post/${first.id}`)).body.replies).toBe(1);
  });
});

describe('a sentiment', () => {
  test('is one of a person and post, can change and be taken back', async () => {
    const { id: forumPostId } = await newPost(ops);
    const give = async (person: Person, sentiment: string) =>
      (await person.post('/forum/post/sentiment', { forumPostId, sentiment })).body;
    expect(await give(admin, 'like')).toEqual({ like: 1, dislike: 0, yours: 'like' });
    expect(await give(admin, 'like')).toEqual({ like: 1, dislike: 0, yours: 'like' });
    expect(await give(ops, 'dislike')).toEqual({ like: 1, dislike: 1, yours: 'dislike' });
    expect(await give(admin, 'dislike')).toEqual({ like: 0, dislike: 2, yours: 'dislike' });
    expect(await give(admin, 'none')).toEqual({ like: 0, dislike: 1, yours: null });
    expect((await ops.get(`/forum/post/${forumPostId}`)).body).toMatchObject({
      version: 1,
      sentiments: { yours: 'dislike' },
    });
  });
});

describe('the figures', () => {
  test('are the lengths of the lists with the same filters', async () => {
    const stats = (await admin.get('/stats/forum-stats')).body;
    const day = stats.days.at(-1);
    const approved = (await admin.get(`/forum/approved-posts?limit=0&postedFrom=${day.day}&postedTo=${day.day}`)).body;
    expect(approved.total).toBe(day.approved);
    const [topic] = stats.topics;
    const listed = await admin.get(
      `/forum/post?limit=0&topic=${topic.key}&postedFrom=${stats.from}&postedTo=${stats.to}`,
    );
    expect(listed.body.total).toBe(topic.posts);
    expect(stats.days).toHaveLength(30);
  });

  test('of a queue say what waits, since when, and what was decided', async () => {
    const before = (await admin.get('/stats/queue-load?entity=post')).body;
    const { id } = await newPost(ops);
    app.clock.advance(60_000);
    await admin.put('/forum/status', { id, status: 'approved' });
    const after = (await admin.get('/stats/queue-load?entity=post')).body;
    expect(after.waiting).toBe(before.waiting);
    expect(after.decidedToday).toBe(before.decidedToday + 1);
    expect(after.decidedByYou).toBe(before.decidedByYou + 1);
    expect(after.hours).toHaveLength(12);
    expect(after.hours.at(-1).waiting).toBe(after.waiting);
    // Undone, it was no decision, and the post did not arrive a second time.
    await admin.put('/forum/status', { id, status: 'pending' });
    const undone = (await admin.get('/stats/queue-load?entity=post')).body;
    expect([undone.waiting, undone.decidedToday]).toEqual([before.waiting + 1, before.decidedToday]);
    const sum = ({ hours }: { hours: { arrived: number; decided: number }[] }) => [
      hours.reduce((all, { arrived }) => all + arrived, 0),
      hours.reduce((all, { decided }) => all + decided, 0),
    ];
    expect(sum(undone)).toEqual([sum(after)[0], sum(before)[1]]);
  });

  test('of a queue count a decision on what was decided before, and none that was taken back', async () => {
    const load = async () => (await ops.get('/stats/queue-load?entity=post')).body;
    const before = await load();
    const { id } = await newPost(ops);
    // Of each step: how many more wait than before, and how many were decided today.
    const steps: unknown[] = [];
    const step = async (words: string, sent: Promise<{ status: number }>) => {
      expect((await sent).status, words).toBe(200);
      app.clock.advance(1000);
      const { waiting, decidedToday, decidedByYou, hours } = await load();
      expect([decidedByYou - before.decidedByYou, hours.at(-1).waiting]).toEqual([
        decidedToday - before.decidedToday,
        waiting,
      ]);
      steps.push([words, waiting - before.waiting, decidedToday - before.decidedToday]);
    };
    const set = (status: string) => ops.put('/forum/status', { id, status });
    const send = (event: string) => ops.post(`/workflow/post/${id}/${event}`, {});
    await step('approved', set('approved'));
    await step('taken down', set('rejected'));
    await step('undone', set('approved'));
    await step('taken down again', set('rejected'));
    await step('deleted', send('DELETE'));
    await step('restored', send('RESTORE'));
    await step('undone', set('approved'));
    await step('undone', set('pending'));
    await step('deleted', send('DELETE'));
    await step('restored', send('RESTORE'));
    expect(steps).toEqual([
      ['approved', 0, 1],
      ['taken down', 0, 2],
      ['undone', 0, 1],
      ['taken down again', 0, 2],
      ['deleted', 0, 3],
      ['restored', 0, 2],
      ['undone', 0, 1],
      ['undone', 1, 0],
      ['deleted', 0, 1],
      ['restored', 1, 0],
    ]);
    // What a colleague decides otherwise is a decision of theirs.
    await set('approved');
    expect((await admin.put('/forum/status', { id, status: 'rejected' })).status).toBe(200);
    const after = await load();
    expect([after.decidedToday - before.decidedToday, after.decidedByYou - before.decidedByYou]).toEqual([2, 1]);
  });

  test('of a queue take the oldest for what it shows first, also after a decision on it was taken back', async () => {
    const first = async () => (await admin.get('/forum/pending-posts?limit=1')).body.items[0];
    const { id, createdAt } = await first();
    await admin.put('/forum/status', { id, status: 'approved' });
    await admin.put('/forum/status', { id, status: 'pending' });
    expect(await first()).toMatchObject({ id, createdAt });
    expect((await admin.get('/stats/queue-load?entity=post')).body.oldestAt).toBe(createdAt);
  });
});

test('the media of the demonstration are there to be shown', async () => {
  const { media } = (await admin.get('/forum/post?media=image&limit=1')).body.items[0];
  expect((await app.app.inject({ method: 'GET', url: media[0].url })).statusCode).toBe(404);
  await layDemoFiles(app.app.services.settings);
  const served = await app.app.inject({ method: 'GET', url: media[0].url });
  expect(served.statusCode).toBe(200);
  expect(served.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
});
