import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/server/platform/database.ts';
import { openTestDatabase } from '../../support/database.ts';

/* What is kept of each state and scope is what a look at every row would find, whatever was done to the rows meanwhile. */

const kept: Readonly<Record<string, { table: string; state?: string; scope?: string; states: readonly string[] }>> = {
  subscriber: {
    table: 'subscribers',
    state: "state || case when farmer_id is null then '+noProfile' else '' end",
    states: [],
  },
  farmer: { table: 'farmers', states: ['suspended', 'pending', 'closed', 'active'] },
  loan: {
    table: 'loan_applications',
    scope: 'partner_id::text',
    states: ['assigned', 'accepted', 'deferred', 'signed'],
  },
  listing: { table: 'listings', states: ['pending+active', 'approved+active', 'approved+inactive', 'rejected+active'] },
  post: {
    table: 'posts',
    scope: "case when parent_id is null then 'post' else 'reply' end",
    states: ['pending', 'approved', 'rejected', 'deleted'],
  },
  badge: { table: 'badges', scope: 'badge_id::text', states: ['rejected', 'revoked'] },
  report: { table: 'reported_things', state: 'states', scope: 'target_kind', states: [] },
  campaign: { table: 'campaigns', state: "'kept'", scope: 'campaign_category_id::text', states: [] },
};

describe.each(['pglite', 'postgres'] as const)('on %s', (engine) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase('small', engine);
  });
  afterAll(() => open?.close());

  async function differences(entity: string): Promise<unknown[]> {
    const { table, state = 'state', scope = "''" } = kept[entity] ?? { table: '' };
    const { rows } = await sql`
      select * from (select scope, state, sum(n)::int as n from tallies where entity = ${entity} group by 1, 2
        having sum(n) <> 0) told
      full join (select ${sql.raw(scope)} as scope, ${sql.raw(state)} as state, count(*)::int as n
        from ${sql.table(table)} where ${sql.raw(state)} is not null group by 1, 2) found using (scope, state)
      where told.n is distinct from found.n`.execute(open.database);
    return rows;
  }

  test.each(Object.keys(kept))('each %s of the demonstration is counted', async (entity) => {
    expect(await differences(entity)).toEqual([]);
  });

  test.each(Object.entries(kept).filter(([, { states }]) => states.length > 0))(
    'each %s stays counted while many move them back and forth',
    async (entity, { table, states }) => {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} limit 20`.execute(open.database);
      await Promise.all(
        rows.flatMap(({ id }, n) =>
          states.map((_, step) =>
            sql`update ${sql.table(table)} set state = ${states[(n + step) % states.length]} where id = ${id}`.execute(
              open.database,
            ),
          ),
        ),
      );
      expect(await differences(entity)).toEqual([]);
    },
  );

  test('everything reported is counted by the states of its reports, while they come, move and go', async () => {
    const { database } = open;
    const folded = async () => {
      const { rows } = await sql`
        select * from (
          select target_kind, target_id, open, agreed, dismissed, open_since, agreed_since, dismissed_since
          from reported_things where states is not null) told
        full join (
          select target_kind, target_id,
            (count(*) filter (where state = 'open'))::int as open,
            (count(*) filter (where state = 'agreed'))::int as agreed,
            (count(*) filter (where state = 'dismissed'))::int as dismissed,
            min(created_at) filter (where state = 'open') as open_since,
            min(created_at) filter (where state = 'agreed') as agreed_since,
            min(created_at) filter (where state = 'dismissed') as dismissed_since
          from reports group by 1, 2) found using (target_kind, target_id)
        where (told.open, told.agreed, told.dismissed, told.open_since, told.agreed_since, told.dismissed_since)
          is distinct from
          (found.open, found.agreed, found.dismissed, found.open_since, found.agreed_since, found.dismissed_since)`.execute(
        database,
      );
      return [...rows, ...(await differences('report'))];
    };
    expect(await folded()).toEqual([]);

    const again = () => sql`
      insert into reports (id, state, target_kind, target_id, reporter_id, reporter_kind, reporter_name, copy_title,
        copy_text, copy_version, created_at, state_since, last_event, last_by_name, last_at)
      select gen_random_uuid(), 'open', target_kind, target_id, gen_random_uuid(), 'farmer', reporter_name, copy_title,
        copy_text, 1, now(), now(), 'REPORT', reporter_name, now() from reports`;
    await Promise.all([again().execute(database), again().execute(database)]);
    expect(await folded()).toEqual([]);
    const states = ['agreed', 'open', 'dismissed'];
    const reports = await database.selectFrom('reports').select('id').limit(30).execute();
    await Promise.all(
      reports.flatMap(({ id }, n) =>
        states.map((_, step) =>
          sql`update reports set state = ${states[(n + step) % 3]} where id = ${id}`.execute(database),
        ),
      ),
    );
    expect(await folded()).toEqual([]);
    await sql`delete from reports where state = 'open'`.execute(database);
    expect(await folded()).toEqual([]);
  });
});
