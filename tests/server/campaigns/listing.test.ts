import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { readsOf } from '../../support/reads.ts';
import { watchStatements } from '../../support/statements.ts';

const MANY = 2000;
const PAGE = 50;

const watch = watchStatements();
let app: TestApp;
let ops: Person;
let category: string;
beforeAll(async () => {
  app = await testApp({ seed: 'small', engine: 'postgres' });
  ops = await app.as('Ops');
  const { rows } = await sql<{ columns: string; category: string }>`
    select (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
      where table_name = 'campaigns' and column_name <> 'id') as columns,
      (select campaign_category_id from campaigns limit 1) as category`.execute(app.database);
  const columns = sql.raw(rows[0]?.columns ?? '');
  category = rows[0]?.category ?? '';
  await sql`insert into campaigns (id, ${columns}) select gen_random_uuid(), ${columns}
    from (select * from campaigns where campaign_category_id = ${category} limit 1) one, generate_series(1, ${MANY})`.execute(
    app.database,
  );
  await app.open.maintain('VACUUM ANALYZE');
});
afterAll(() => app?.close());

test.each([
  ['of all', () => '/campaign/', 'true'],
  ['of a category', () => `/campaign/by-category?category=${category}`, "campaign_category_id = '{category}'"],
])('a page %s says how many there are, and reads no more of them than it shows', async (_what, path, condition) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from campaigns where ${sql.raw(condition.replace('{category}', category))}`.execute(
    app.database,
  );
  const address = new URL(path(), 'http://here');
  address.searchParams.set('limit', String(PAGE));
  watch.begin();
  const { status, body } = await ops.get(`${address.pathname}${address.search}`);
  const statements = watch.end();
  expect({ status, total: body.total }).toEqual({ status: 200, total: rows[0]?.n });
  const reads = await readsOf(app.database, statements);
  expect(reads.rows.campaigns).toBeLessThanOrEqual(2 * PAGE);
});
