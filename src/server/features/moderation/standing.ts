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
