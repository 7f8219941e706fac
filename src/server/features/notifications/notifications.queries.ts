import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import type { Caller } from '../../platform/feature.ts';
import { ESCALATE, isStillHanded } from '../../records/escalations.ts';
import { NOTE } from '../../records/notes.ts';
import type { Records } from '../../records/registry.ts';

/** Why a person is told: the record is theirs, it was handed on to them or by them, or they had decided on it. */
type Why = NonNullable<components['schemas']['Notification']['why']>;

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
  item_id: string | null;
  item_kind: NonNullable<components['schemas']['Notification']['item']>['kind'] | null;
  last_by_name: string;
  why: Why;
}

/**
 * Steps that others took, newest first: on the applications that this person is the agent of, on what the person
 * wrote for the service or entered for a farmer, and on what the person reported; what was handed on to them and not taken
 * back, and what others decided and noted on what they handed on; and what overturned a decision of theirs, wherever that
 * was done. Of records that they may not read, or not any more, they hear nothing.
 */
export async function listNotices(
  database: Database,
  records: Records,
  caller: Caller,
  now: Date,
  page: { limit: number; offset: number },
): Promise<NoticeRow[]> {
  return await concerning(database, records, caller, now)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('position', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countNotices(
  database: Database,
  records: Records,
  caller: Caller,
  now: Date,
  readUpTo: number,
): Promise<{ total: number; unread: number; newest: number | null }> {
  return await concerning(database, records, caller, now)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where position > ${readUpTo}))::int`.as('unread'),
      sql<number | null>`max(position)`.as('newest'),
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

/** Whoever decided longer ago than so many days is told no more of what overturns it. */
const DAYS_ANSWERED_FOR = 14;

function concerning(database: Database, records: Records, caller: Caller, now: Date) {
  const personId = caller.id;
  const since = subDays(now, DAYS_ANSWERED_FOR);
  const sources = records.all.flatMap(({ workflow: { name, policy, readPermission, events }, notices, within }) => {
    if (notices === null) return [];
    const bySystem = Object.keys(events).filter((event) => events[event]?.system);
    const isSeen = caller.permissions.has(readPermission) ? (within?.(caller) ?? sql`true`) : sql`false`;
    const record = sql`
        ${sql.raw(notices.label)} as label, ${sql.raw(notices.about)} as about,
        ${sql.raw(notices.aboutUr ?? 'null::text')} as about_ur,
        ${sql.raw(notices.item?.id ?? 'null::uuid')} as item_id, ${sql.raw(notices.item?.kind ?? 'null::text')} as item_kind,
        r.state as state_now, r.last_by_name as last_by_name`;
    const stepOf = (why: Why) => sql`
      history.id as position, history.entity, history.event, history.to_state, history.reason,
        history.by_id, history.by_name, history.at, history.record_id, ${record}, ${why} as why`;
    const table = sql.table(notices.table);
    const steps = sql`history on history.entity = ${name} and history.record_id = r.id::text`;
    const byOthers = sql`history.by_id is distinct from ${personId}`;
    const own = notices.person === null ? sql`false` : sql`${sql.ref(notices.person)} is not distinct from ${personId}`;
    const handedBy = sql`handed.entity = ${name} and handed.event = ${ESCALATE} and handed.by_id = ${personId} and ${isStillHanded('handed')}`;
    return [
      ...(notices.person === null
        ? []
        : [
            sql`select ${stepOf('own')} from ${table} as r join ${steps} where ${sql.ref(notices.person)} = ${personId} and ${byOthers} and ${isSeen}
              and ${isLatestOf('history', bySystem)}`,
          ]),
      ...(ESCALATE in policy
        ? [
            // What is decided together is handed on together, and told once.
            sql`(
              select distinct on (history.by_id, history.at) ${stepOf('handedTo')} from history
              join ${table} as r on r.id = history.record_id::uuid
              where history.entity = ${name} and history.event = ${ESCALATE} and history.facts->>'agentId' = ${personId}
                and ${byOthers} and not (${own}) and ${isSeen}
                and ${isStillHanded('history')}
              order by history.by_id, history.at, history.id desc)`,
            // What others decided on what this person handed on, and what they noted on it.
            sql`(
              select distinct on (history.by_id, history.at) ${stepOf('handedBy')} from history handed
              join ${table} as r on r.id = handed.record_id::uuid
              cross join lateral (
                select next.* from history next
                where next.entity = handed.entity and next.record_id = handed.record_id and next.id > handed.id
                  and split_part(next.to_state, '+', 1) <> split_part(next.from_state, '+', 1)
                order by next.id limit 1) history
              where ${handedBy} and ${byOthers} and not (${own}) and ${isSeen}
              order by history.by_id, history.at, history.id desc)`,
            sql`
              select note.position, note.entity, ${NOTE} as event, r.state as to_state, left(note.text, 1000) as reason,
                note.by_id, note.by_name, note.at, note.record_id, ${record}, 'handedBy' as why
              from (select record_id, min(at) as at from history handed where ${handedBy} group by record_id) as handed
              join record_notes note on note.entity = ${name} and note.record_id = handed.record_id and note.at >= handed.at
              join ${table} as r on r.id = note.record_id::uuid
              where note.position is not null and note.by_id <> ${personId} and ${isSeen}`,
            // The first step after a decision that moves the record on: another's, and from where the decision had left it.
            sql`(
              select distinct on (history.by_id, history.at) ${stepOf('decision')} from history decided
              join queue_passages passage on passage.entity = decided.entity
              join ${table} as r on r.id = decided.record_id::uuid
              cross join lateral (
                select next.* from history next
                where next.entity = decided.entity and next.record_id = decided.record_id and next.id > decided.id
                  and next.by_id is not null and next.event not in ('EDIT', 'IMAGES', 'DELETE', 'RESTORE')
                  and split_part(next.to_state, '+', 1) <> split_part(next.from_state, '+', 1)
                order by next.id limit 1) history
              where decided.entity = ${name} and decided.by_id = ${personId} and decided.at > ${since}
                and split_part(decided.from_state, '+', 1) = passage.waiting
                and split_part(decided.to_state, '+', 1) not in (passage.waiting, 'deleted')
                and split_part(history.from_state, '+', 1) <> passage.waiting
                and ${byOthers} and not (${own}) and ${isSeen}
              order by history.by_id, history.at, history.id desc)`,
          ]
        : []),
    ];
  });
  return database.selectFrom(sql<NoticeRow>`(${sql.join(sources, sql` union all `)})`.as('notices'));
}

/** What goes by itself goes again and again: of each record the latest is told. */
const isLatestOf = (step: string, bySystem: readonly string[]) =>
  bySystem.length === 0
    ? sql`true`
    : sql`(${sql.ref(`${step}.event`)} <> all(${bySystem}::text[]) or not exists (
        select from history later where later.entity = ${sql.ref(`${step}.entity`)} and later.record_id = ${sql.ref(`${step}.record_id`)}
          and later.event = any(${bySystem}::text[]) and later.id > ${sql.ref(`${step}.id`)}))`;
