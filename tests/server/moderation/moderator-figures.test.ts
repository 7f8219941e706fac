import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { newPost } from '../workflow/post.driver.ts';
import { reportPost } from '../workflow/report.driver.ts';

const MINUTE = 60_000;

let app: TestApp;
let admin: Person;
let ops: Person;
let day: string;

/* A day on which nobody but this page has decided anything. */
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  app.clock.advance(40 * 24 * 60 * MINUTE);
  admin = await app.as('Admin');
  ops = await app.as('Ops');
  day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' }).format(app.clock.now());

  // Three posts wait 1, 3 and 10 minutes for Ops: approved, approved, rejected. Admin turns the second down.
  const [one, two, three] = [await newPost(admin), await newPost(admin), await newPost(admin)];
  app.clock.advance(MINUTE);
  await decide(ops, one.id, 'approved');
  app.clock.advance(2 * MINUTE);
  await decide(ops, two.id, 'approved');
  await decide(admin, two.id, 'rejected');
  app.clock.advance(7 * MINUTE);
  await decide(ops, three.id, 'rejected');

  // The first is rejected by mistake, and that taken back: the approval stands, and is counted once.
  await decide(ops, one.id, 'rejected');
  await decide(ops, one.id, 'approved');

  // What Ops took back is as if it had not been; the edit of somebody who may not decide overturns nothing.
  const four = await newPost(admin);
  await decide(ops, four.id, 'approved');
  await decide(ops, four.id, 'pending');
  await (await app.as('Agri Profile Agent')).put('/forum/post', { id: one.id, content: 'In other words.' });

  // Two reports of one post are one decision of Admin, after 5 minutes.
  const { id } = await newPost(ops);
  const report = await reportPost(app, ops, id);
  await reportPost(app, admin, id);
  app.clock.advance(5 * MINUTE);
  await admin.post(`/workflow/report/${report.id}/DISMISS`, {});
});
afterAll(() => app?.close());

async function decide(person: Person, id: string, status: string) {
  const { status: answer } = await person.put('/forum/status', { id, status });
  expect(answer).toBe(200);
}

const figures = async (query = '') => (await admin.get(`/stats/moderators?from=${day}&to=${day}${query}`)).body;

describe('the figures of moderators', () => {
  test('count what each decided by outcome, what it had waited, and what others overturned', async () => {
    const { items } = await figures();
    expect(items.map(({ person, ...more }: { person: { title: string } }) => [person.title, more])).toEqual([
      [
        'Bilal Aziz',
        {
          decided: 3,
          outcomes: [
            { entity: 'post', state: 'approved', count: 2 },
            { entity: 'post', state: 'rejected', count: 1 },
          ],
          medianSeconds: 180,
          overturned: 1,
          looked: 0,
          upheld: 0,
        },
      ],
      [
        expect.any(String),
        {
          decided: 1,
          outcomes: [{ entity: 'report', state: 'dismissed', count: 1 }],
          medianSeconds: 300,
          overturned: 0,
          looked: 0,
          upheld: 0,
        },
      ],
    ]);
  });

  test('are those of one queue where one is asked for', async () => {
    expect((await figures('&entity=post')).items.map(({ decided }: { decided: number }) => decided)).toEqual([3]);
    expect((await figures('&entity=badge')).items).toEqual([]);
  });

  test('are those of the days asked for, at most 92 of them', async () => {
    const { body } = await admin.get('/stats/moderators?from=2026-01-01&to=2026-01-31');
    expect(body).toMatchObject({ from: '2026-01-01', to: '2026-01-31', items: [] });
    expect((await admin.get('/stats/moderators?from=2026-01-01&to=2026-04-02')).status).toBe(200);
    expect((await admin.get('/stats/moderators?from=2026-01-01&to=2026-04-03')).status).toBe(422);
    expect((await admin.get('/stats/moderators?from=2026-02-01&to=2026-01-01')).status).toBe(422);
  });

  test('are for those who lead moderators', async () => {
    expect((await ops.get('/stats/moderators')).status).toBe(403);
    expect((await (await app.as('Super Admin')).get('/stats/moderators')).status).toBe(200);
  });
});
