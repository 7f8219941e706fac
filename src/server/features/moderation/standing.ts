import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import { inScopes } from '../../records/tallies.ts';

/** Since when the longest waits: the clock that the queue is ordered by and its rows show. A decision taken back does not set it anew. */
const oldest: Record<components['schemas']['QueueName'], (kinds?: readonly string[]) => RawBuilder<Date | null>> = {
  post: () => sql`(select created_at from posts where state = p.waiting order by created_at limit 1)`,
  // An approved listing that was edited waits anew, so its birth says nothing.
  listing: () => sql`(select state_since from listings where review = p.waiting order by state_since limit 1)`,
  badge: () => sql`(select created_at from badges where state = p.waiting order by created_at limit 1)`,
  report: (kinds = ['post', 'user', 'listing']) => sql`(
    select min(since) from unnest(${kinds}::text[]) as kind cross join lateral (
      select open_since as since from reported_things where target_kind = kind and open > 0 order by open_since limit 1
    ) longest)`,
};

/**
 * The step by which the record of the step `h` came to wait, as of then: `at` is when. What takes a decision or a deletion
 * back lets it wait again and sets nothing anew. Of the queue's `p`.
 */
export const arrival = sql`
  select b.at from history b
  where b.entity = h.entity and b.record_id = h.record_id and b.id < h.id
    and split_part(b.to_state, '+', 1) = p.waiting
    and split_part(b.from_state, '+', 1) is distinct from p.waiting
    and b.event not in (p.takes_back, 'RESTORE')
  order by b.id desc limit 1`;

/** How many things wait in a queue, several reports of one thing as one, and since when the longest of them does. */
export async function standing(
  database: Database,
  entity: keyof typeof oldest,
  kinds?: readonly string[],
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    select ${oldest[entity](kinds)} as oldest,
      (select coalesce(sum(n), 0)::int from tallies
        where entity = ${entity} and split_part(state, '+', 1) = p.waiting and ${inScopes(kinds)}) as waiting
    from queue_passages p where p.entity = ${entity}`.execute(database);
  return { waiting: rows[0]?.waiting ?? 0, oldestAt: rows[0]?.oldest ?? null };
}
