import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';

interface Queue {
  table: 'posts' | 'listings' | 'reports' | 'badges';
  /** Of a row: it waits for a decision. */
  waiting: string;
  /** Since when: the clock that the queue is ordered by and its rows show. A decision taken back does not set it anew. */
  since: string;
}

const queues: Record<components['schemas']['QueueName'], Queue> = {
  post: { table: 'posts', waiting: "state = 'pending'", since: 'created_at' },
  // An approved listing that was edited waits anew, so its birth says nothing.
  listing: { table: 'listings', waiting: "review = 'pending'", since: 'state_since' },
  report: { table: 'reports', waiting: "state = 'open'", since: 'created_at' },
  badge: { table: 'badges', waiting: "state = 'recommended'", since: 'created_at' },
};

/** How many things wait in a queue, several reports of one thing as one, and since when the longest of them does. */
export async function standing(
  database: Database,
  entity: keyof typeof queues,
  kinds?: readonly string[],
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { table, waiting, since } = queues[entity];
  const thing = sql.raw(entity === 'report' ? 'target_id' : 'id');
  const ofKind = entity === 'report' ? reportsOfKinds(kinds) : sql<boolean>`true`;
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    select count(distinct ${thing})::int as waiting, min(${sql.raw(since)}) as oldest
    from ${sql.table(table)} where ${sql.raw(waiting)} and ${ofKind}`.execute(database);
  return { waiting: rows[0]?.waiting ?? 0, oldestAt: rows[0]?.oldest ?? null };
}

/** Reports of some kinds of things are a queue of their own. */
export function reportsOfKinds(kinds: readonly string[] | undefined): RawBuilder<boolean> {
  return kinds === undefined || kinds.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`target_kind = any(${kinds}::text[])`;
}
