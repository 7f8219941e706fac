import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Caller } from '../../platform/feature.ts';
import { ESCALATE } from '../../records/escalations.ts';
import type { Records } from '../../records/registry.ts';

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
  about_ur: string | null;
  state_now: string;
  last_by_name: string;
}

/**
 * Steps that others took, newest first: on the applications that this person is the agent of, on what the person
 * wrote for the service or entered for a farmer, and on what the person reported; and what was handed on to them and not
 * taken back. Of records that they may not read, or not any more, they hear nothing.
 */
export async function listNotices(
  database: Database,
  records: Records,
  caller: Caller,
  page: { limit: number; offset: number },
): Promise<NoticeRow[]> {
  return await concerning(database, records, caller)
    .selectAll()
    .orderBy('position', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countNotices(
  database: Database,
  records: Records,
  caller: Caller,
  readUpTo: number,
): Promise<{ total: number; unread: number }> {
  return await concerning(database, records, caller)
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

function concerning(database: Database, records: Records, caller: Caller) {
  const personId = caller.id;
  const sources = records.all.flatMap(({ workflow: { name, policy, readPermission }, notices, within }) => {
    if (notices === null) return [];
    const isSeen = caller.permissions.has(readPermission) ? (within?.(caller) ?? sql`true`) : sql`false`;
    const step = sql`
      history.id as position, history.entity, history.event, history.to_state, history.reason,
        history.by_id, history.by_name, history.at, history.record_id,
        ${sql.raw(notices.label)} as label, ${sql.raw(notices.about)} as about,
        ${sql.raw(notices.aboutUr ?? 'null::text')} as about_ur,
        r.state as state_now, r.last_by_name as last_by_name`;
    const steps = sql`history on history.entity = ${name} and history.record_id = r.id::text`;
    const byOthers = sql`history.by_id is distinct from ${personId}`;
    const own = notices.person === null ? sql`false` : sql`${sql.ref(notices.person)} is not distinct from ${personId}`;
    return [
      ...(notices.person === null
        ? []
        : [
            sql`select ${step} from ${sql.table(notices.table)} as r join ${steps} where ${sql.ref(notices.person)} = ${personId} and ${byOthers} and ${isSeen}`,
          ]),
      ...(ESCALATE in policy
        ? [
            // What is decided together is handed on together, and told once.
            sql`(
              select distinct on (history.by_id, history.at) ${step} from history
              join ${sql.table(notices.table)} as r on r.id = history.record_id::uuid
              where history.entity = ${name} and history.event = 'ESCALATE' and history.facts->>'agentId' = ${personId}
                and ${byOthers} and not (${own}) and ${isSeen}
                and not exists (
                  select from history later where later.entity = history.entity and later.record_id = history.record_id
                    and later.event = 'TAKE_BACK' and later.id > history.id)
              order by history.by_id, history.at, history.id desc)`,
          ]
        : []),
    ];
  });
  return database.selectFrom(sql<NoticeRow>`(${sql.join(sources, sql` union all `)})`.as('notices'));
}
