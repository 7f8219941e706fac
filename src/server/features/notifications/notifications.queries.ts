import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

export interface NoticeRow {
  position: number;
  entity: string;
  event: string;
  to_state: string;
  reason: string | null;
  by_id: string | null;
  by_name: string;
  at: Date;
  record_id: string;
  /** What people call the record. */
  label: string;
  /** Whom or what it is about. */
  about: string;
}

/**
 * Steps that others took, newest first: on the applications that this person is the agent of, on what the person
 * wrote for the service or entered for a farmer, and on what the person reported.
 */
export async function listNotices(
  database: Database,
  personId: string,
  page: { limit: number; offset: number },
): Promise<NoticeRow[]> {
  return await concerning(database, personId)
    .selectAll()
    .orderBy('position', 'desc')
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
      sql<number>`(count(*) filter (where position > ${readUpTo}))::int`.as('unread'),
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
  const step = sql`history.id as position, history.entity, history.event, history.to_state, history.reason,
    history.by_id, history.by_name, history.at, history.record_id`;
  const byOthers = sql`history.by_id is distinct from ${personId}`;
  return database.selectFrom(
    sql<NoticeRow>`(
      select ${step}, 'LN-' || loan.number as label, loan.farmer_name as about
      from loan_applications loan join history on history.entity = 'loan' and history.record_id = loan.id::text
      where loan.agent_id = ${personId} and ${byOthers}
      union all
      select ${step}, 'Post ' || post.number, post.author_name
      from posts post join history on history.entity = 'post' and history.record_id = post.id::text
      where post.created_by = ${personId} and ${byOthers}
      union all
      select ${step}, 'Listing ' || listing.number, listing.title
      from listings listing join history on history.entity = 'listing' and history.record_id = listing.id::text
      where listing.created_by = ${personId} and ${byOthers}
      union all
      select ${step}, 'Report', report.copy_title
      from reports report join history on history.entity = 'report' and history.record_id = report.id::text
      where report.reporter_id = ${personId} and ${byOthers}
    )`.as('notices'),
  );
}
