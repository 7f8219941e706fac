import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { share } from '../support/many-streams.ts';
import { underLoad } from '../support/two-servers.ts';
import { workPlace } from '../support/workers.ts';

test('two servers and two workers go on through an upgrade and the loss of a worker', async () => {
  const place = await workPlace();
  const { reads, decisions, waits, movedOn, broken } = await underLoad(place, 60);
  console.log(
    `${reads} reads and ${decisions} decisions in 60 s, ${movedOn} sent on to the other server;` +
      ` reads took ${share(waits, 0.5).toFixed(0)} ms, 95 of 100 less than ${share(waits, 0.95).toFixed(0)} ms`,
  );
  expect(broken).toEqual([]);
  const { rows } = await sql<{ twice: number }>`
    select count(*)::int as twice from (
      select record_id from history where entity = 'loan' and event = 'ACCEPT' and at > now() - interval '1 hour'
      group by record_id having count(*) > 1) t`.execute(place.open.database);
  expect(rows[0]?.twice).toBe(0);
  expect(decisions).toBeGreaterThan(0);
  await place.clear();
});
