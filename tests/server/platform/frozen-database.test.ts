import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openServer } from '../../../src/server/platform/database.ts';
import { ownServer } from '../../support/postgres.ts';

const PATIENCE = { suspiciousMs: 200, askMs: 500 };

let postgres: Awaited<ReturnType<typeof ownServer>>;
let open: OpenDatabase;
let goOn = () => {};
beforeAll(async () => {
  postgres = await ownServer();
  await postgres.start();
  open = await openServer(postgres.url, { connections: 2, patience: PATIENCE });
});
afterAll(async () => {
  goOn();
  await open?.close();
  await postgres?.end();
});

const ask = () => sql<{ one: number }>`select 1 as one`.execute(open.database);
const away = { status: 503, code: 'databaseAway', headers: { 'retry-after': '2' } };

test('a database that freezes is away: who waits is refused, who asks is refused at once, and it comes back', async () => {
  const heard: (string | null)[] = [];
  const leave = await open.listen('news', (payload) => heard.push(payload));
  await ask();
  goOn = await postgres.freeze();
  const more = Array.from({ length: 4 }, ask);
  const begun = open.database.transaction().execute((trx) => sql`select 1`.execute(trx));
  const ofJobs = open.run('select 1');
  const outcomes = await Promise.allSettled([...more, begun, ofJobs]);
  expect(outcomes).toMatchObject(outcomes.map(() => ({ status: 'rejected', reason: away })));

  const at = performance.now();
  await expect(ask()).rejects.toMatchObject(away);
  expect(performance.now() - at).toBeLessThan(PATIENCE.suspiciousMs);

  goOn();
  goOn = () => {};
  await expect
    .poll(
      () =>
        ask().then(
          ({ rows }) => rows,
          () => null,
        ),
      { timeout: 10_000 },
    )
    .toEqual([{ one: 1 }]);
  // What was told meanwhile may be missing.
  await expect.poll(() => heard, { timeout: 10_000 }).toContain(null);
  await leave();
});

test('a long query and a long wait for a connection are no sign of that', async () => {
  const slow = () => sql<{ done: boolean }>`select pg_sleep(1.5) is null as done`.execute(open.database);
  const answers = await Promise.all([slow(), slow(), ask(), slow()]);
  expect(answers.map(({ rows }) => rows.length)).toEqual([1, 1, 1, 1]);
});
