import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Caller, QueryOf, Services } from '../../platform/feature.ts';
import { ZONE } from '../../records/conditions.ts';
import { inScopes } from '../../records/tallies.ts';
import { arrival, standing } from './standing.ts';

type QueueLoad = components['schemas']['QueueLoad'];
type Reading = Pick<Services, 'database'> & { entity: QueueLoad['entity']; kinds?: readonly string[]; now: Date };

const HOUR_MS = 3_600_000;
/** So many of today's decisions say how long one takes. */
const MEDIAN_OF = 200;

/** How much waits, since when, and what arrived and was decided hour by hour. */
export async function queueLoad(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { entity, target, hours = 12 }: QueryOf<'getQueueLoad'>,
  caller: Caller,
): Promise<QueueLoad> {
  const now = clock();
  const since = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - (hours - 1) * HOUR_MS);
  // Reports of some kinds of things are a queue of their own.
  const kinds = entity === 'report' && target && target.length > 0 ? target : undefined;
  const { waiting, oldestAt } = await standing(database, entity, kinds);
  const hourly = await database
    .selectFrom('queue_hours')
    .select([
      'hour',
      sql<number>`sum(arrived)::int`.as('arrived'),
      sql<number>`sum(decided)::int`.as('decided'),
      sql<number>`sum(again)::int`.as('again'),
    ])
    .where('entity', '=', entity)
    .where('hour', '>=', since)
    .where(inScopes(kinds))
    .groupBy('hour')
    .execute();
  const today = await database
    .selectFrom('queue_hours')
    .select([
      sql<number>`coalesce(sum(decided + again), 0)::int`.as('decided'),
      sql<number>`coalesce(sum(decided + again) filter (where person = ${caller.id}), 0)::int`.as('yours'),
    ])
    .where('entity', '=', entity)
    .where('hour', '>=', startOfDay(now))
    .where(inScopes(kinds))
    .executeTakeFirst();
  const marked = await markedIn(database, { entity, kinds, caller });
  const median = await medianOfToday({ database, entity, kinds, now });
  return {
    entity,
    at: now.toISOString(),
    waiting,
    ...marked,
    oldestAt: oldestAt?.toISOString() ?? null,
    decidedToday: today?.decided ?? 0,
    decidedByYou: today?.yours ?? 0,
    medianSeconds: median === null ? null : Math.max(0, Math.round(median)),
    hours: hoursOf(since, hours, waiting, new Map(hourly.map((row) => [row.hour.getTime(), row]))),
  };
}

/** What of the queue was handed on, several reports of one thing as one, and what this person may look at again. */
async function markedIn(
  database: Services['database'],
  { entity, kinds, caller }: Pick<Reading, 'entity' | 'kinds'> & { caller: Caller },
): Promise<Pick<QueueLoad, 'escalated' | 'secondLooks'>> {
  // Looked up one by one: joined, every report would be read for the few that were handed on.
  const things =
    entity === 'report'
      ? sql`select count(distinct thing.target_id)::int from escalations e
          cross join lateral (
            select reports.target_id from reports
            where reports.id = e.record_id::uuid and ${ofKinds(kinds)} limit 1) thing
          where e.entity = 'report'`
      : sql`select count(*)::int from escalations e where e.entity = ${entity}`;
  const { rows } = await sql<{ escalated: number; looks: number }>`
    select
      (${things}) as escalated,
      (select count(*)::int from second_looks s
        where s.entity = ${entity} and s.outcome is null and s.decided_by <> ${caller.id}) as looks`.execute(database);
  return { escalated: rows[0]?.escalated ?? 0, secondLooks: rows[0]?.looks ?? 0 };
}

/** Midnight there falls on an hour. */
const startOfDay = (now: Date) =>
  sql<Date>`date_trunc('day', ${now}::timestamptz at time zone ${ZONE}) at time zone ${ZONE}`;

/** Seconds from arrival to decision, of the latest decisions of today that stand; of reports a thing, from the oldest of them. */
async function medianOfToday({ database, entity, kinds, now }: Reading): Promise<number | null> {
  const isReport = entity === 'report';
  const reports = isReport ? sql`join reports on reports.id = h.record_id::uuid and ${ofKinds(kinds)}` : sql``;
  const { rows } = await sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by waited) as median
    from (
      select max(extract(epoch from h.at - began.at)) as waited
      from (
        select h.id, h.entity, h.record_id, h.at, h.by_id, p.waiting, p.takes_back,
          ${isReport ? sql`reports.target_id::text` : sql`h.record_id`} as thing
        from queue_passages p join history h on h.entity = p.entity ${reports}
        where p.entity = ${entity} and h.entity = ${entity} and h.at >= ${startOfDay(now)}
          and split_part(h.from_state, '+', 1) = p.waiting and split_part(h.to_state, '+', 1) <> p.waiting
          and not coalesce((
            select back.event = p.takes_back from history back
            where back.entity = h.entity and back.record_id = h.record_id and back.id > h.id
              and split_part(back.to_state, '+', 1) = p.waiting
            order by back.id limit 1), false)
        order by h.at desc limit ${sql.lit(MEDIAN_OF)}) h
      cross join lateral (select h.waiting, h.takes_back) p
      left join lateral (${arrival}) began on true
      group by h.thing, h.at, h.by_id) decisions`.execute(database);
  return rows[0]?.median ?? null;
}

const ofKinds = (kinds: readonly string[] | undefined) =>
  kinds === undefined ? sql`true` : sql`reports.target_kind = any(${kinds}::text[])`;

/** Counted back from what waits now, so that the line ends where the queue stands. */
function hoursOf(
  since: Date,
  hours: number,
  waitingNow: number,
  known: Map<number, { arrived: number; decided: number; again: number }>,
): QueueLoad['hours'] {
  const all: QueueLoad['hours'] = [];
  let waiting = waitingNow;
  for (let index = hours - 1; index >= 0; index--) {
    const at = since.getTime() + index * HOUR_MS;
    const { arrived, decided, again } = known.get(at) ?? { arrived: 0, decided: 0, again: 0 };
    all.unshift({ at: new Date(at).toISOString(), arrived, decided, again, waiting: Math.max(0, waiting) });
    waiting += decided - arrived;
  }
  return all;
}
