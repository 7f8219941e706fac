import { type RawBuilder, sql } from 'kysely';
import type { Workflow } from '../../../machines/shared/workflow.ts';
import type { Caller } from '../platform/feature.ts';
import type { Passages, Queue } from './entity.ts';
import type { ListOwner } from './list.ts';
import { inScopes } from './tallies.ts';

interface Passing {
  /** The states in which a record waits there. */
  here: readonly string[];
  scopes?: readonly string[];
  hourly?: true;
  events: Workflow<never>['events'];
}

/**
 * What came to a queue since then and what was decided, as one row: from the hours where they are counted as they pass, else from
 * the steps since then. A decision that was taken back was none, and what came back by that did not come.
 */
export function passagesIn(owner: ListOwner, passing: Passing, caller: Caller, since: Date): RawBuilder<Passages> {
  const { here, scopes, hourly, events } = passing;
  if (hourly) {
    return sql`select coalesce(sum(arrived), 0)::int as arrived, coalesce(sum(decided), 0)::int as decided
      from queue_hours where entity = ${owner.name} and hour >= ${since} and ${inScopes(scopes)}`;
  }
  const scope = owner.scope(caller);
  const own = scope
    ? sql`and exists (select from ${sql.table(owner.table)} as r where r.id = h.record_id::uuid and ${scope.condition})`
    : sql``;
  const waits = (state: RawBuilder<unknown>) => sql<boolean>`coalesce(${first(state)} = any(${here}::text[]), false)`;
  const [left, came] = [waits(sql`h.from_state`), waits(sql`h.to_state`)];
  // What begins anew did not wait all the while.
  const backs = Object.entries(events).flatMap(([event, { undo }]) =>
    undo === undefined || events[undo]?.beginsAnew ? [] : [`${event} ${undo}`],
  );
  const moved = sql`b.entity = h.entity and b.record_id = h.record_id and b.from_state is distinct from b.to_state`;
  return sql`
    select count(*) filter (where not s.left_it and not s.takes_back)::int as arrived,
      count(*) filter (where s.left_it and s.by_id is not null and not s.is_taken_back)::int as decided
    from (
      select ${left} as left_it, h.by_id,
        coalesce(before.event || ' ' || h.event = any(${backs}::text[])
          and ${first(sql`before.from_state`)} = ${first(sql`h.to_state`)}, false) as takes_back,
        coalesce(h.event || ' ' || after.event = any(${backs}::text[])
          and ${first(sql`after.to_state`)} = ${first(sql`h.from_state`)}, false) as is_taken_back
      from history h
        left join lateral (
          select b.event, b.from_state from history b where ${moved} and b.id < h.id order by b.id desc limit 1) before
          on ${came}
        left join lateral (
          select b.event, b.to_state from history b where ${moved} and b.id > h.id order by b.id limit 1) after
          on ${left}
      where h.entity = ${owner.name} and h.at >= ${since} and ${left} <> ${came} ${own}) s`;
}

/** Of several states at once, that of the first part. */
const first = (state: RawBuilder<unknown>) => sql`split_part(${state}, '+', 1)`;

/** The same of several queues in one statement, each by its screen. */
export function passagesOf(
  queues: readonly Pick<Queue, 'screen' | 'passages'>[],
  caller: Caller,
  since: Date,
): RawBuilder<Passages & { screen: string }> {
  const each = queues.map(
    ({ screen, passages }) =>
      sql`select ${screen}::text as screen, of_queue.* from (${passages(caller, since)}) of_queue`,
  );
  return sql`${sql.join(each, sql` union all `)}`;
}
