import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Caller, QueryOf, Services } from '../../platform/feature.ts';
import { ZONE } from './conditions.ts';

type QueueLoad = components['schemas']['QueueLoad'];

interface Queue {
  table: 'posts' | 'listings' | 'reports' | 'badges';
  /** Of a row: it waits for a decision. */
  waiting: string;
  /** Of a step in the history: with it a record arrived in the queue, or left it. */
  arrives: string;
  leaves: string;
}

const queues: Record<QueueLoad['entity'], Queue> = {
  post: {
    table: 'posts',
    waiting: "state = 'pending'",
    arrives: "h.to_state = 'pending' and h.from_state is distinct from 'pending'",
    leaves: "h.from_state = 'pending' and h.to_state <> 'pending'",
  },
  listing: {
    table: 'listings',
    waiting: "review = 'pending'",
    arrives: "h.to_state like 'pending+%' and coalesce(h.from_state, '') not like 'pending+%'",
    leaves: "h.from_state like 'pending+%' and h.to_state not like 'pending+%'",
  },
  report: {
    table: 'reports',
    waiting: "state = 'open'",
    arrives: "h.to_state = 'open' and h.from_state is distinct from 'open'",
    leaves: "h.from_state = 'open' and h.to_state <> 'open'",
  },
  badge: {
    table: 'badges',
    waiting: "state = 'recommended'",
    arrives: "h.to_state = 'recommended'",
    leaves: "h.from_state = 'recommended'",
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
  const queue = queues[entity];
  const since = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - (hours - 1) * HOUR_MS);
  const { ofKind, inHistory, thing } = narrowed(entity, target);
  const { rows: standing } = await sql<{ waiting: number; oldest: Date | null }>`
    select count(distinct ${thing})::int as waiting, min(state_since) as oldest
    from ${sql.table(queue.table)} where ${sql.raw(queue.waiting)} and ${ofKind}`.execute(database);
  const { rows: hourly } = await sql<{ hour: Date; arrived: number; decided: number }>`
    select date_trunc('hour', h.at) as hour,
      (count(*) filter (where ${sql.raw(queue.arrives)}))::int as arrived,
      (count(*) filter (where ${sql.raw(queue.leaves)}))::int as decided
    from history h where h.entity = ${entity} and h.at >= ${since} and ${inHistory} group by 1`.execute(database);
  const { rows: today } = await sql<{ decided: number; yours: number; median: number | null }>`
    select count(*)::int as decided, (count(*) filter (where h.by_id = ${caller.id}))::int as yours,
      percentile_cont(0.5) within group (order by extract(epoch from h.at - before.at)) as median
    from history h
    left join lateral (
      select b.at from history b where b.entity = h.entity and b.record_id = h.record_id and b.id < h.id
      order by b.id desc limit 1) before on true
    where h.entity = ${entity} and ${sql.raw(queue.leaves)} and ${inHistory}
      and h.at >= date_trunc('day', ${now}::timestamptz at time zone ${ZONE}) at time zone ${ZONE}`.execute(database);
  const waiting = standing[0]?.waiting ?? 0;
  return {
    entity,
    at: now.toISOString(),
    waiting,
    oldestAt: standing[0]?.oldest?.toISOString() ?? null,
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

/**
 * How many things had open reports at the end of each hour. It cannot be counted back from the reports that came and
 * were decided: the second report of a thing makes no more to do. A report that was reopened counts from then on.
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
      and (state_since < hour + interval '1 hour') = (state = 'open')
    group by 1`.execute(database);
  return new Map(rows.map(({ hour, waiting }) => [hour.getTime(), waiting]));
}

/** Reports of some kinds of things are a queue of their own; several reports of one thing wait as one. */
function narrowed(entity: QueueLoad['entity'], kinds: readonly string[] | undefined) {
  const all = sql<boolean>`true`;
  if (entity !== 'report') return { ofKind: all, inHistory: all, thing: sql`id` };
  if (kinds === undefined || kinds.length === 0) return { ofKind: all, inHistory: all, thing: sql`target_id` };
  return {
    ofKind: sql<boolean>`target_kind = any(${kinds}::text[])`,
    inHistory: sql<boolean>`exists (
      select from reports r where r.id::text = h.record_id and r.target_kind = any(${kinds}::text[]))`,
    thing: sql`target_id`,
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
