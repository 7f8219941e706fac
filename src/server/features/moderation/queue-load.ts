import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Caller, QueryOf, Services } from '../../platform/feature.ts';
import { ZONE } from '../../records/conditions.ts';
import { reportsOfKinds, standing } from './standing.ts';

type QueueLoad = components['schemas']['QueueLoad'];

interface Passage {
  /** Of a step in the history: with it a record arrived in the queue, or left it. */
  arrives: string;
  leaves: string;
  /** Of a step that arrives: it takes a decision back, which then was none. */
  undoes: string;
}

const passages: Record<QueueLoad['entity'], Passage> = {
  post: {
    arrives: "h.to_state = 'pending' and h.from_state is distinct from 'pending'",
    leaves: "h.from_state = 'pending' and h.to_state <> 'pending'",
    undoes: "h.event = 'SET_STATUS'",
  },
  listing: {
    arrives: "h.to_state like 'pending+%' and coalesce(h.from_state, '') not like 'pending+%'",
    leaves: "h.from_state like 'pending+%' and h.to_state not like 'pending+%'",
    undoes: "h.event = 'RETURN_TO_PENDING'",
  },
  report: {
    arrives: "h.to_state = 'open' and h.from_state is distinct from 'open'",
    leaves: "h.from_state = 'open' and h.to_state <> 'open'",
    undoes: "h.event = 'REOPEN'",
  },
  badge: {
    arrives: "h.to_state = 'recommended' and h.from_state is distinct from 'recommended'",
    leaves: "h.from_state = 'recommended' and h.to_state <> 'recommended'",
    undoes: "h.event = 'RETURN'",
  },
};

const HOUR_MS = 3_600_000;

/** How much waits, since when, and what arrived and was decided hour by hour. */
export async function queueLoad(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { entity, target, hours = 12 }: QueryOf<'getQueueLoad'>,
  caller: Caller,
): Promise<QueueLoad> {
  const now = clock();
  const passage = passages[entity];
  const since = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - (hours - 1) * HOUR_MS);
  const { waiting, oldestAt } = await standing(database, entity, target);
  const { ofKind, from, thing, isFirst } = narrowed(entity, target);
  const { rows: hourly } = await sql<{ hour: Date; arrived: number; decided: number }>`
    select date_trunc('hour', h.at) as hour,
      (count(*) filter (where ${arrived(passage)} and ${isFirst}))::int as arrived,
      (count(distinct (${thing}, h.at)) filter (where ${decided(passage)}))::int as decided
    from ${from} where h.entity = ${entity} and h.at >= ${since} and ${ofKind} group by 1`.execute(database);
  const { rows: today } = await sql<{ decided: number; yours: number; median: number | null }>`
    select count(*)::int as decided, (count(*) filter (where by_id = ${caller.id}))::int as yours,
      percentile_cont(0.5) within group (order by waited) as median
    from (
      select ${thing} as thing, h.at, h.by_id, max(extract(epoch from h.at - before.at)) as waited
      from ${from}
      left join lateral (
        select b.at from history b where b.entity = h.entity and b.record_id = h.record_id and b.id < h.id
        order by b.id desc limit 1) before on true
      where h.entity = ${entity} and ${decided(passage)} and ${ofKind}
        and h.at >= date_trunc('day', ${now}::timestamptz at time zone ${ZONE}) at time zone ${ZONE}
      group by 1, 2, 3) decisions`.execute(database);
  return {
    entity,
    at: now.toISOString(),
    waiting,
    oldestAt: oldestAt?.toISOString() ?? null,
    decidedToday: today[0]?.decided ?? 0,
    decidedByYou: today[0]?.yours ?? 0,
    medianSeconds:
      today[0]?.median === null || today[0] === undefined ? null : Math.max(0, Math.round(today[0].median)),
    hours: hoursOf(
      since,
      hours,
      waiting,
      new Map(hourly.map((row) => [row.hour.getTime(), row])),
      entity === 'report' ? await reportedByHour(database, since, now, ofKind) : new Map(),
    ),
  };
}

/** A step that brought something to do; what came back because a decision was undone had come before. */
function arrived({ arrives, undoes }: Passage): RawBuilder<boolean> {
  return sql<boolean>`(${sql.raw(arrives)}) and not coalesce(h.from_state is not null and (${sql.raw(undoes)}), false)`;
}

/** A decision that stands: the record has not come back since by its undoing. */
function decided({ leaves, arrives, undoes }: Passage): RawBuilder<boolean> {
  return sql<boolean>`(${sql.raw(leaves)}) and not coalesce((
    select ${sql.raw(undoes.replaceAll('h.', 'back.'))} from history back
    where back.entity = h.entity and back.record_id = h.record_id and back.id > h.id
      and ${sql.raw(arrives.replaceAll('h.', 'back.'))}
    order by back.id limit 1), false)`;
}

/**
 * How many things had open reports at the end of each hour. It cannot be counted back from the reports that came and
 * were decided: the second report of a thing makes no more to do. One that was reopened waited all along.
 */
async function reportedByHour(
  database: Services['database'],
  since: Date,
  now: Date,
  ofKind: RawBuilder<boolean>,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ hour: Date; waiting: number }>`
    select hour, count(distinct target_id)::int as waiting
    from generate_series(${since}::timestamptz, ${now}::timestamptz, interval '1 hour') hour
    left join reports on ${ofKind} and created_at < hour + interval '1 hour'
      and (state = 'open' or state_since >= hour + interval '1 hour')
    group by 1`.execute(database);
  return new Map(rows.map(({ hour, waiting }) => [hour.getTime(), waiting]));
}

/**
 * What is decided, by which steps are counted: of reports the thing, however many reports of it one decision took along,
 * and whichever of them came first.
 */
function narrowed(entity: QueueLoad['entity'], kinds: readonly string[] | undefined) {
  if (entity !== 'report') {
    const all = sql<boolean>`true`;
    return { ofKind: all, isFirst: all, from: sql`history h`, thing: sql`h.record_id` };
  }
  return {
    ofKind: reportsOfKinds(kinds),
    from: sql`history h join reports on reports.id::text = h.record_id`,
    thing: sql`target_id`,
    isFirst: sql<boolean>`not exists (
      select from reports other where other.target_kind = reports.target_kind and other.target_id = reports.target_id
        and (other.created_at, other.id) < (reports.created_at, reports.id)
        and (other.state = 'open' or other.state_since > h.at))`,
  };
}

/** Counted back from what waits now where nothing better is known, so that the line ends where the queue stands. */
function hoursOf(
  since: Date,
  hours: number,
  waitingNow: number,
  known: Map<number, { arrived: number; decided: number }>,
  counted: Map<number, number>,
): QueueLoad['hours'] {
  const all: QueueLoad['hours'] = [];
  let waiting = waitingNow;
  for (let index = hours - 1; index >= 0; index--) {
    const at = since.getTime() + index * HOUR_MS;
    const { arrived, decided } = known.get(at) ?? { arrived: 0, decided: 0 };
    all.unshift({ at: new Date(at).toISOString(), arrived, decided, waiting: counted.get(at) ?? Math.max(0, waiting) });
    waiting += decided - arrived;
  }
  return all;
}
