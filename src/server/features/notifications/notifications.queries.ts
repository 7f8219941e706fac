import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

export interface NoticeRow {
  position: number;
  event: string;
  to_state: string;
  reason: string | null;
  by_id: string | null;
  by_name: string;
  at: Date;
  loan_id: string;
  loan_number: number;
  farmer_name: string;
}

/** Steps that others took on the applications that this person is the agent of, newest first. */
export async function listNotices(
  database: Database,
  personId: string,
  page: { limit: number; offset: number },
): Promise<NoticeRow[]> {
  return await concerning(database, personId)
    .select([
      'history.id as position',
      'history.event',
      'history.to_state',
      'history.reason',
      'history.by_id',
      'history.by_name',
      'history.at',
      'loan.id as loan_id',
      'loan.number as loan_number',
      'loan.farmer_name',
    ])
    .orderBy('history.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countNotices(
  database: Database,
  personId: string,
  readUpTo: number,
): Promise<{ total: number; unread: number }> {
  return await concerning(database, personId)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where history.id > ${readUpTo}))::int`.as('unread'),
    ])
    .executeTakeFirstOrThrow();
}

export async function readUpTo(database: Database, personId: string): Promise<number> {
  const row = await database
    .selectFrom('notices_read')
    .select('up_to')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.up_to ?? 0;
}

/** What was read once stays read. */
export async function markRead(database: Database, personId: string, upTo: number): Promise<void> {
  await database
    .insertInto('notices_read')
    .values({ person_id: personId, up_to: upTo })
    .onConflict((known) =>
      known.column('person_id').doUpdateSet({ up_to: sql`greatest(notices_read.up_to, excluded.up_to)` }),
    )
    .execute();
}

function concerning(database: Database, personId: string) {
  return database
    .selectFrom('loan_applications as loan')
    .innerJoin('history', (on) =>
      on.on('history.entity', '=', 'loan').on(sql<boolean>`history.record_id = loan.id::text`),
    )
    .where('loan.agent_id', '=', personId)
    .where('history.by_id', 'is distinct from', personId);
}
