import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenDatabase, openServer } from '../../../src/server/platform/database.ts';
import { freshDatabase } from '../../support/postgres.ts';

describe('statements on a PostgreSQL server', () => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  let open: OpenDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(inject('postgresFolder'), 'none');
    open = await openServer(fresh.url, { connections: 1 });
    await sql`create table kept_plans (id integer, word text)`.execute(open.database);
    await sql`insert into kept_plans values (1, 'one')`.execute(open.database);
  });
  afterAll(async () => {
    await open.close();
    await fresh.drop();
  });

  const read = async () => (await sql<object>`select * from kept_plans where id = ${1}`.execute(open.database)).rows;
  const plans = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_prepared_statements where statement like ${'select * from kept_plans%'}`.execute(
      open.database,
    );
    return rows[0]?.n;
  };

  test('are prepared from their second use on, once a connection', async () => {
    await read();
    expect(await plans()).toBe(0);
    expect(await read()).toEqual([{ id: 1, word: 'one' }]);
    await read();
    expect(await plans()).toBe(1);
  });

  test('are prepared anew after a migration changed what they answer', async () => {
    await sql`alter table kept_plans add column more text`.execute(open.database);
    await expect(read()).rejects.toThrow('cached plan must not change result type');
    expect(await read()).toEqual([{ id: 1, word: 'one', more: null }]);
    expect(await read()).toEqual([{ id: 1, word: 'one', more: null }]);
  });

  test.each(['UTC', 'Asia/Karachi', 'Asia/Kathmandu'])(
    'write moments in the zone %s and are read alike',
    async (zone) => {
      await sql`select set_config('timezone', ${zone}, false)`.execute(open.database);
      const moments = ['2026-03-31T12:00:00.123Z', '2026-03-31T23:59:59.000Z', '0099-01-02T03:04:05.600Z'];
      const { rows } = await sql<{ at: Date }>`
      select at from unnest(${moments}::timestamptz[]) with ordinality as t (at, place) order by place`.execute(
        open.database,
      );
      expect(rows.map(({ at }) => at.toISOString())).toEqual(moments);
      await sql`reset timezone`.execute(open.database);
    },
  );
});
