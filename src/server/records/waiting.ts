import { millisecondsInHour } from 'date-fns/constants';
import { type RawBuilder, sql } from 'kysely';
import type { Workflow } from '../../../machines/shared/workflow.ts';
import type { Caller } from '../platform/feature.ts';
import type { Queue, WaitingAges, WaitingRecord, WaitingState } from './entity.ts';
import type { ListOwner } from './list.ts';
import { passagesIn } from './passages.ts';
import { inScopes } from './tallies.ts';

/** A queue: records in some states wait there for somebody. */
export interface Waiting {
  screen: string;
  title: string;
  permission: string;
  /** The first of a record's states, where it has several. */
  states: readonly string[];
  /** The column of these states; default: `r.state`. */
  column?: string;
  /** Since when a record waits: the clock that the queue is ordered by and its rows show; default: `r.state_since`. */
  since?: string;
  /** The columns of the moment by which a record's next step is due and of the seconds that it may take, where it has such a clock. */
  due?: { at: string; allowed: string };
  /** Hours within which its next step is to be taken, where it has none. */
  target?: number;
  /** Of what is tallied of these records, what waits in this queue; default: what the person sees. */
  scopes?: readonly string[];
  /** Where several records wait as one: the rows that stand for them. */
  things?: Things;
  /** What comes and is decided is counted by the hour as it happens, and need not be read again from its steps. */
  hourly?: true;
  elsewhere?: readonly string[];
  /** How those that have waited longest are named; without it none is. */
  named?: { number: string; title: string };
}

/** A row `r` for what several records are about, of each of the queue's scopes. */
interface Things {
  table: string;
  scope: string;
  /** Since when the first of its records waits. */
  since: string;
  waits: RawBuilder<boolean>;
}

const MAX_NAMED = 8;
/** However many are late, no more are counted. */
const MAX_OVERDUE = 1_000;
const MAX_AGED = 300;
const MAX_AT_IT = 6;
/** Of its target a record has waited for half, and is close to it. */
const [HALF, CLOSE] = [0.5, 0.75];

export function queueOf(owner: ListOwner, waiting: Waiting, events: Workflow<never>['events']): Queue {
  const { screen, title, permission, states, elsewhere = [], target = null, named, things } = waiting;
  const column = sql.ref(waiting.column ?? 'r.state');
  const since = sql.ref(things?.since ?? waiting.since ?? 'r.state_since');
  const records = sql`${sql.table(owner.table)} as r`;
  const here = states.filter((state) => !elsewhere.includes(state));
  const ownOf = (caller: Caller) => {
    const scope = owner.scope(caller);
    return scope ? sql`and ${scope.condition}` : sql``;
  };
  /** Since when each waits, the longest first: no more than so many of a state or scope, and none that began later. */
  const waits = (caller: Caller, limit: number, before?: Date) => sql`(
    select one.since from unnest(${things ? waiting.scopes : here}::text[]) as k (key) cross join lateral (
      select ${since} as since from ${things ? sql`${sql.table(things.table)} as r` : records}
      where ${things ? sql.ref(things.scope) : column} = k.key
        ${before ? sql`and ${since} < ${before}` : sql``} ${things ? sql`and ${things.waits}` : ownOf(caller)}
      order by ${since} limit ${limit}) one) waits`;
  return {
    screen,
    title,
    permission,
    elsewhere,
    target,

    async count(db, caller) {
      const scope = owner.scope(caller);
      const oldest = things
        ? sql`(select min(since) from ${waits(caller, 1)})`
        : sql`(select ${since} from ${records} where ${column} = w.state ${ownOf(caller)} order by ${since} limit 1)`;
      const { rows } = await sql<WaitingState>`
        select w.state, w.n as count, ${oldest} as "oldestAt"
        from (
          select split_part(state, '+', 1) as state, sum(n)::int as n from tallies
          where entity = ${owner.name} and ${inScopes(waiting.scopes ?? (scope ? [scope.value] : undefined))}
          group by 1 having sum(n) > 0) w
        where w.state = any(${states}::text[])`.execute(db);
      return rows;
    },

    async overdue(db, caller, now) {
      if (!waiting.due) return null;
      const [at, allowed] = [sql.ref(waiting.due.at), sql.ref(waiting.due.allowed)];
      const due = sql`select ${at} as at, ${allowed} as allowed from ${records}`;
      const { rows } = await sql<{ n: number; used: number | null }>`
        with late as (
          ${due} where ${column} = any(${here}::text[]) and ${at} < ${now} ${ownOf(caller)} limit ${MAX_OVERDUE}),
        next as (
          select one.* from unnest(${here}::text[]) as k (key) cross join lateral (
            ${due} where ${column} = k.key and ${at} is not null ${ownOf(caller)} order by ${at} limit ${MAX_NAMED}) one)
        select (select count(*)::int from late) as n, (
          select max(1 + extract(epoch from ${now}::timestamptz - at) / greatest(allowed, 1))::float8
          from (select * from late union all select * from next) each_due) as used`.execute(db);
      return { count: rows[0]?.n ?? 0, used: rows[0]?.used ?? null };
    },

    passages: (caller, since) => passagesIn(owner, { ...waiting, here, events }, caller, since),

    async aged(db, caller, now) {
      if (target === null) return null;
      const waitedFor = (part: number) => new Date(now.getTime() - target * part * millisecondsInHour);
      const { rows } = await sql<WaitingAges>`
        select count(*) filter (where since < ${waitedFor(1)})::int as past,
          count(*) filter (where since >= ${waitedFor(1)} and since < ${waitedFor(CLOSE)})::int as close,
          count(*) filter (where since >= ${waitedFor(CLOSE)})::int as half
        from (select since from ${waits(caller, MAX_AGED, waitedFor(HALF))} limit ${MAX_AGED}) late`.execute(db);
      return rows[0] ?? null;
    },

    async atIt(db, caller, now) {
      // Who looks at what others may see alone is not told, nor in which of several queues somebody has one open.
      if (things || owner.scope(caller)) return [];
      return await db
        .selectFrom('claims')
        .select(['person_id as id', 'person_name as name'])
        .distinct()
        .where('entity', '=', owner.name)
        .where('until', '>', now)
        .orderBy('person_name')
        .orderBy('person_id')
        .limit(MAX_AT_IT)
        .execute();
    },

    async longest(db, caller) {
      if (!named) return [];
      const { rows } = await sql<WaitingRecord>`
        select longest.* from unnest(${here}::text[]) as w (state) cross join lateral (
          select r.id, ${sql.raw(named.number)} as number, ${sql.raw(named.title)} as title, ${column} as state, ${since} as since
          from ${records} where ${column} = w.state ${ownOf(caller)} order by ${since}, r.id limit ${MAX_NAMED}) longest
        order by since, id limit ${MAX_NAMED}`.execute(db);
      return rows;
    },
  };
}
