import { Kysely, PostgresDialect } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readiness } from '../../../src/server/platform/metrics.ts';
import type { Schema } from '../../../src/server/schema.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a database that swallows what it is asked is away after two seconds, and is asked once', async () => {
  const connect = vi.fn(() => new Promise<never>(() => {}));
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => {}, options: {} } }),
  });
  const ready = readiness({ database });
  const answers = Promise.allSettled([ready(), ready()]);
  await vi.advanceTimersByTimeAsync(2_000);
  const away = { status: 'rejected', reason: { status: 503, code: 'databaseAway' } };
  expect(await answers).toMatchObject([away, away]);
  expect(connect).toHaveBeenCalledTimes(1);
});
