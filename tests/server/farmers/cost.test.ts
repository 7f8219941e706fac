// @module-tag further
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookFurther } from '../../../src/server/features/farmers/merge/pairs.search.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { makeMany } from '../../support/many.ts';
import { readsOf } from '../../support/reads.ts';
import { type Statement, watchStatements } from '../../support/statements.ts';
import { newFarmer } from '../workflow/farmer.driver.ts';

const MANY = 20_000;
/** The session is one of them. */
const MOST = 3;
/** Each of the records that are looked at has seven ways of at most ten others, and few numbers that are a slip away. */
const LOOKED_AT = 200;
const OTHERS = 7 * 10;

const watch = watchStatements();
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small', engine: 'postgres' });
  admin = await app.as('Super Admin');
  await makeMany(app.database, MANY);
  await sql`
    insert into text_messages (id, farmer_id, addressee, entity, record_id, event, recipient, language, text, outcome, sent_at,
      next_try_at, created_at)
    select gen_random_uuid(), f.id, 'farmer', 'farmer', f.id, 'BULK_STATUS', '92' || f.msisdn, 'en', 'Frost is near.', 'sent',
      now(), now(), now()
    from farmers f`.execute(app.database);
  await app.open.maintain('VACUUM ANALYZE');
}, 240_000);
afterAll(() => app?.close());

async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  watch.begin();
  await work();
  return watch.end();
}

describe('what is asked with somebody on the line', () => {
  test.each([
    ['the profile', '/farmer/profile/923004417826'],
    ['the quick profile', '/farmer/caller/923004417826'],
    ['the quick profile of a number that nobody has', '/farmer/caller/923899999999'],
  ])('%s takes three statements at most, and reads no table from end to end', async (_what, path) => {
    // The secret of addresses of pictures is read once a process.
    await admin.get(path);
    const statements = await statementsOf(async () => expect((await admin.get(path)).status).toBe(200));
    expect(statements.length).toBeLessThanOrEqual(MOST);
    const { scanned } = await readsOf(app.database, statements);
    expect(
      scanned.filter((table) =>
        ['farmers', 'subscribers', 'do_not_call', 'history', 'farms', 'text_messages'].includes(table),
      ),
    ).toEqual([]);
  });

  test('the profile is planned once a connection, as planning costs more than answering', async () => {
    const path = '/farmer/profile/923004417826';
    const statements = await statementsOf(async () => expect((await admin.get(path)).status).toBe(200));
    await app.database.connection().execute(async (connection) => {
      for (const { text, values } of statements) {
        const again = CompiledQuery.raw(text, [...values]);
        // The driver prepares what it sends again; five plans for the values at hand come before the one for all.
        for (let time = 0; time < 10; time++) await connection.executeQuery(again);
        const { rows } = await sql<{ planned: boolean }>`
          select generic_plans > 0 as planned from pg_prepared_statements where statement = ${text}`.execute(
          connection,
        );
        expect(rows, text).toEqual([{ planned: true }]);
      }
    });
  });

  test('a profile into which others were merged takes no more', async () => {
    const [one, other] = [await newFarmer(admin), await newFarmer(admin)];
    await admin.post('/farmer/merge', { id: one.id, into: other.id });
    const statements = await statementsOf(() => admin.get(`/farmer/profile/${one.id}`));
    expect(statements.length).toBeLessThanOrEqual(MOST);
  });
});

test('finding who was entered twice looks at a few others of each, however many there are', async () => {
  await newFarmer(admin);
  app.clock.advance(60_000);
  const services = { database: app.database, clock: () => app.clock.now() };
  const statements = await statementsOf(() => lookFurther(services));
  const search = statements.filter(({ text }) => text.includes('like_it'));
  expect(search).toHaveLength(1);
  const { scanned, rows } = await readsOf(app.database, search);
  expect(scanned).toEqual([]);
  expect(rows['farmers'] ?? 0).toBeLessThanOrEqual(LOOKED_AT * OTHERS);
});
