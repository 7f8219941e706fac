import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postEntity } from '../../../src/server/features/forum/post.entity.ts';
import { listingEntity } from '../../../src/server/features/mandi/mandi.entity.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

const POSTS = 20_000;
const LISTINGS = 5_000;

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Admin');
  // Every post and listing has words of its own, and one in a thousand the words that are looked for.
  await sql`
    insert into posts (id, state, content, language, type, root_id, author_name, created_at, updated_at,
      state_since, last_event, last_by_name, last_at)
    select id, 'approved', 'گندم کی فصل ' || md5(n::text) || case when n % 1000 = 0 then ' جڑی بوٹی شلجم' else '' end, 'ur',
      'question', id, case when n % 1000 = 1 then 'Zulfiqar Khokhar' else 'Muhammad Aslam' end, now(), now(), now(), 'CREATE', 'Admin', now()
    from (select gen_random_uuid() as id, n from generate_series(1, ${sql.lit(POSTS)}) n) made`.execute(app.database);
  await sql`
    insert into listings (id, state, title, description, category_id, item_id, unit_price, unit, quantity, expiry,
      seller_name, contact, created_at, updated_at, state_since, last_event, last_by_name, last_at)
    select gen_random_uuid(), 'approved+active', 'Wheat ' || md5(n::text), case when n % 1000 = 0 then 'بھوسہ دستیاب' else 'Clean' end,
      one.category_id, one.item_id, 1, one.unit, 1, one.expiry, 'Muhammad Aslam', '923005550173', now(), now(), now(), 'CREATE', 'Admin', now()
    from generate_series(1, ${sql.lit(LISTINGS)}) n, (select * from listings limit 1) one`.execute(app.database);
  await app.open.maintain('VACUUM ANALYZE');
});
afterAll(async () => {
  await app.close();
});

/** How the database finds the posts, or listings, that this search matches. */
async function planFor(table: 'posts' | 'listings', search: string): Promise<string> {
  const { services } = app.app;
  const { list } = table === 'posts' ? postEntity(services) : listingEntity(services);
  const caller = { id: '', name: '', email: '', roles: [], permissions: new Set<string>(), institutionId: null };
  const matches = list.conditions({ search }, { db: app.database, caller, now: app.clock.now() });
  const { rows } = await sql`explain select r.id from ${sql.table(table)} as r where ${matches}`.execute(app.database);
  return JSON.stringify(rows);
}

test.each([
  ['posts', 'شلجم', 'posts_by_words'],
  ['posts', 'جڑی بوٹی', 'posts_by_words'],
  ['posts', 'khokhar', 'posts_by_words'],
  ['posts', '30017', 'posts_by_words'],
  ['listings', 'بھوسہ', 'listings_by_words'],
] as const)('a search of the %s for “%s” reads an index and not every row', async (table, search, index) => {
  const plan = await planFor(table, search);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test.each([
  ['/forum/post', 'شلجم', POSTS / 1000],
  ['/forum/post', 'بوٹی شل', POSTS / 1000],
  ['/forum/post', 'ZULFIQAR KHOK', POSTS / 1000],
  ['/forum/post', '100% no', 0],
  ['/mandi/listing/all', 'بھوسہ دستیاب', LISTINGS / 1000],
])('a search of %s finds “%s” anywhere in the words', async (path, search, total) => {
  const { body } = await admin.get(`${path}?search=${encodeURIComponent(search)}`);
  expect(body.total).toBe(total);
  expect(body.items).toHaveLength(total);
});

test('a search for one or two letters finds what a look at every row would find', async () => {
  const { body } = await admin.get(`/forum/post?limit=0&search=${encodeURIComponent('شل')}`);
  expect(body.total).toBeGreaterThanOrEqual(POSTS / 1000);
});
