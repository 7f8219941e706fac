import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recommendBadges } from '../../../src/server/features/badges/badges.rules.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { recommended, unbadged } from '../../support/valid-moderation-requests.ts';
import { newPost } from '../workflow/post.driver.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Admin');
});
afterAll(async () => {
  await app.close();
});

describe('the nightly rule', () => {
  test('recommends who has done enough, with the reason, and only once', async () => {
    await recommendBadges(app.app.services);
    const { farmerId } = await unbadged(app);
    const first = await newPost(admin, { creatorId: farmerId });
    const second = await newPost(admin, { creatorId: farmerId, content: 'And what about the second watering?' });
    for (const { id } of [first, second]) await admin.put('/forum/status', { id, status: 'approved' });
    expect(await recommendBadges(app.app.services)).toBe(1);
    expect(await recommendBadges(app.app.services)).toBe(0);
    const { items } = (await admin.get(`/badges/recomendations?farmer=${farmerId}`)).body;
    expect(items).toMatchObject([
      {
        state: 'recommended',
        badge: { title: 'Good questions' },
        reasons: [{ words: 'Approved posts in 90 days', value: 2, needed: 2 }],
        lastStep: { by: { id: null, name: 'FMIS' } },
      },
    ]);
  });

  test('does not bring back for 90 days what was rejected', async () => {
    await recommendBadges(app.app.services);
    const { items } = (await admin.get('/badges/recomendations?limit=1')).body;
    await admin.put('/badges/reject', { id: items[0].id, reason: 'The replies were copied' });
    expect(await recommendBadges(app.app.services)).toBe(0);
  });
});

describe('a badge', () => {
  test('that is accepted is the farmer’s, who hears of it', async () => {
    const id = await recommended(app);
    const { body } = await admin.put('/badges/accept', { id });
    expect(body).toMatchObject({ state: 'accepted', version: 2, farmer: { held: 1 } });
    const { messages } = (await admin.get(`/workflow/badge/${id}`)).body;
    expect(messages).toMatchObject([{ addressee: 'holder', event: 'ACCEPT', state: 'waiting' }]);
  });

  test('whose decision is taken back waits as before and was never decided', async () => {
    const id = await recommended(app);
    const load = async () => (await admin.get('/stats/queue-load?entity=badge')).body;
    const before = await load();
    const [first] = (await admin.get('/badges/recomendations?limit=1')).body.items;
    expect(before.oldestAt).toBe(first.createdAt);
    app.clock.advance(60_000);
    await admin.put('/badges/accept', { id });
    expect((await load()).decidedToday).toBe(before.decidedToday + 1);
    await admin.post(`/workflow/badge/${id}/RETURN`, {});
    expect({ ...(await load()), at: before.at }).toEqual(before);
  });

  test('waits as long as those did whose decision stands, however many later decisions were taken back', async () => {
    const median = async () => (await admin.get('/stats/queue-load?entity=badge')).body.medianSeconds;
    const [standing, other] = [await recommended(app), await recommended(app)];
    app.clock.advance(60_000);
    await admin.put('/badges/accept', { id: standing });
    const before = await median();
    expect(before).not.toBeNull();
    const at = app.clock.now();
    await sql`insert into history (entity, record_id, event, from_state, to_state, version, by_name, at)
      select 'badge', ${other}, step.event, step.before, step.after, 2 + 2 * time + step.more, 'Sana Malik', ${at}
      from generate_series(0, 200) time,
        (values (0, 'ACCEPT', 'recommended', 'accepted'), (1, 'RETURN', 'accepted', 'recommended'))
          as step(more, event, before, after)
      order by time, step.more`.execute(app.database);
    expect(await median()).toBe(before);
  });

  test('is given once, and again only after it was revoked', async () => {
    const { farmerId, badgeId } = await unbadged(app);
    const given = await admin.put('/badges/assign', { farmerId, badgeId });
    expect(given.body).toMatchObject({ state: 'assigned', version: 1 });
    expect(await admin.put('/badges/assign', { farmerId, badgeId })).toMatchObject({
      status: 409,
      body: { code: 'guard', conflict: { guard: 'noLiveBadge' } },
    });
    await admin.post(`/workflow/badge/${given.body.id}/REVOKE`, { reason: 'Given by mistake' });
    expect((await admin.put('/badges/assign', { farmerId, badgeId })).body.state).toBe('assigned');
  });

  test('needs a farmer who is active and a kind that is given', async () => {
    const { farmerId, badgeId } = await unbadged(app);
    const suspended = await app.database
      .selectFrom('farmers')
      .select('id')
      .where('state', '=', 'suspended')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await admin.put('/badges/assign', { farmerId: suspended.id, badgeId })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/farmerId' }] },
    });
    expect(await admin.put('/badges/assign', { farmerId, badgeId: farmerId })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/badgeId' }] },
    });
  });

  test('decided by somebody else is a conflict that names them', async () => {
    const id = await recommended(app);
    await admin.put('/badges/accept', { id });
    const answer = await (await app.as('Ops')).put('/badges/reject', { id });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'decidedElsewhere', conflict: { by: { name: 'Sana Malik' } } },
    });
  });
});

test('the kinds say their rule and how many there are of each', async () => {
  const { items } = (await admin.get('/badges/')).body;
  expect(items).toHaveLength(6);
  const [kind] = items;
  const listed = (await admin.get(`/badges/recomendations?badge=${kind.id}&status=accepted&limit=0`)).body;
  expect(kind).toMatchObject({ title: 'Helpful neighbour', rule: expect.stringContaining('approved replies') });
  expect(listed.total).toBe(kind.counts.accepted ?? 0);
});
