import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Super Admin');
});
afterAll(() => app.close());

interface Figures {
  totals: object;
  days: { day: string }[];
  topics: { key: string; posts: number }[];
  languages: { key: string; posts: number }[];
  districts: { key: string; posts: number }[];
}

/** The posts themselves, counted one by one. */
async function counted(from: string, to: string) {
  const within = sql`(p.created_at at time zone 'Asia/Karachi')::date between ${from}::date and ${to}::date`;
  const by = async (column: string) => {
    const { rows } = await sql<{ key: string; posts: number }>`
      select ${sql.ref(`p.${column}`)}::text as key, count(*)::int as posts from posts p
      where ${within} and p.state <> 'deleted' and ${sql.ref(`p.${column}`)} is not null group by 1`.execute(
      app.database,
    );
    return new Map(rows.map(({ key, posts }) => [key, posts]));
  };
  const kinds = sql`
    count(*) filter (where p.parent_id is null and p.state <> 'deleted')::int as posts,
    count(*) filter (where p.parent_id is not null and p.state <> 'deleted')::int as replies,
    count(*) filter (where p.state = 'pending')::int as pending,
    count(*) filter (where p.state = 'approved')::int as approved,
    count(*) filter (where p.state = 'rejected')::int as rejected`;
  const { rows: totals } = await sql<object>`
    select ${kinds}, count(*) filter (where p.state = 'deleted')::int as deleted,
      count(distinct coalesce(p.farmer_id, p.created_by))::int as authors,
      coalesce(sum(p.likes), 0)::int as likes, coalesce(sum(p.dislikes), 0)::int as dislikes,
      coalesce(sum(p.open_reports), 0)::int as "openReports"
    from posts p where ${within}`.execute(app.database);
  const { rows: days } = await sql<{ day: string }>`
    select to_char(p.created_at at time zone 'Asia/Karachi', 'YYYY-MM-DD') as day, ${kinds}
    from posts p where ${within} and p.state <> 'deleted' group by 1`.execute(app.database);
  const [topics, languages, districts] = await Promise.all(['topic', 'language', 'district_id'].map(by));
  return { totals: totals[0], days: new Map(days.map((day) => [day.day, day])), topics, languages, districts };
}

async function mustAgree(from: string, to: string): Promise<void> {
  const { body, status } = await admin.get(`/stats/forum-stats?from=${from}&to=${to}`);
  expect(status).toBe(200);
  const told: Figures = body;
  const is = await counted(from, to);
  expect(told.totals).toEqual(is.totals);
  const empty = { posts: 0, replies: 0, pending: 0, approved: 0, rejected: 0 };
  expect(told.days).toEqual(told.days.map(({ day }) => is.days.get(day) ?? { day, ...empty }));
  for (const facet of ['topics', 'languages', 'districts'] as const) {
    expect(told[facet].map(({ posts }) => posts)).toEqual(told[facet].map(({ key }) => is[facet]?.get(key)));
  }
  expect(told.languages).toHaveLength(is.languages?.size ?? 0);
}

async function mustAgreeEverywhere(): Promise<void> {
  const { rows } = await sql<{ first: string; last: string }>`
    select to_char(min(created_at at time zone 'Asia/Karachi'), 'YYYY-MM-DD') as first,
      to_char(max(created_at at time zone 'Asia/Karachi'), 'YYYY-MM-DD') as last from posts`.execute(app.database);
  const { first = '', last = '' } = rows[0] ?? {};
  await mustAgree(last, last);
  await mustAgree(first, first);
  const { rows: year } = await sql<{ day: string }>`
    select to_char(greatest(${first}::date, ${last}::date - 399), 'YYYY-MM-DD') as day`.execute(app.database);
  await mustAgree(year[0]?.day ?? '', last);
}

test('the figures are those of the posts themselves, as they were seeded', () => mustAgreeEverywhere());

test('and after posts were decided, liked, moved to another day, deleted for good and written', async () => {
  const { body } = await admin.get('/forum/pending-posts?limit=3');
  const [one, two, three] = body.items.map(({ id }: { id: string }) => id);
  expect((await admin.put('/forum/status', { id: one, status: 'approved' })).status).toBe(200);
  expect((await admin.put('/forum/status', { id: two, status: 'rejected', reason: 'Says nothing' })).status).toBe(200);
  const posts = app.database.updateTable('posts');
  await posts.set({ state: 'deleted', before: 'pending' }).where('id', '=', three).execute();
  await posts.set({ likes: 7, dislikes: 2, open_reports: 3, topic: 'a new topic' }).where('id', '=', one).execute();
  await sql`update posts set created_at = created_at - interval '30 hours' where id = ${two}`.execute(app.database);
  await sql`
    delete from posts where id in (
      select id from posts p where parent_id is not null
        and not exists (select from posts c where c.parent_id = p.id) order by number limit 2)`.execute(app.database);
  await mustAgreeEverywhere();
});
