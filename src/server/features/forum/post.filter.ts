import { sql } from 'kysely';
import type { Executor } from '../../platform/transaction.ts';
import { anyOf, type Condition, contains, fromDay, given, toDay } from '../../records/conditions.ts';

export interface PostFilter {
  status?: string[];
  kind?: 'post' | 'reply';
  type?: string[];
  topic?: string[];
  language?: string[];
  risk?: string[];
  district?: string[];
  creator?: string;
  media?: 'image' | 'audio' | 'video';
  reported?: boolean;
  postedFrom?: string;
  postedTo?: string;
  search?: string;
}

export const EVERY_STATE = ['pending', 'approved', 'rejected', 'deleted'];
const NOT_DELETED = ['pending', 'approved', 'rejected'];

/** The states that a list without a wish of its own shows. */
export function statesWanted({ status }: PostFilter): string[] {
  return status === undefined || status.length === 0 ? NOT_DELETED : [...new Set(status)];
}

export function postConditions(filter: PostFilter): Condition[] {
  return [
    ...anyOf('p.state', statesWanted(filter), 'text'),
    ...given(filter.kind, (kind) => sql<boolean>`(p.parent_id is null) = ${kind === 'post'}`),
    ...anyOf('p.type', filter.type, 'text'),
    ...anyOf('p.topic', filter.topic, 'text'),
    ...anyOf('p.language', filter.language, 'text'),
    ...anyOf('p.risk', filter.risk, 'text'),
    ...anyOf('p.district_id', filter.district, 'uuid'),
    ...given(
      filter.creator,
      (id) => sql<boolean>`(p.farmer_id = ${id} or (p.farmer_id is null and p.created_by = ${id}))`,
    ),
    ...given(
      filter.media,
      (kind) => sql<boolean>`exists (select from attachments a where a.owner_id = p.id and a.kind = ${kind})`,
    ),
    ...given(filter.reported, (reported) => sql<boolean>`(p.open_reports > 0) = ${reported}`),
    ...given(filter.postedFrom, (day) => fromDay('p.created_at', day)),
    ...given(filter.postedTo, (day) => toDay('p.created_at', day)),
    ...given(filter.search?.trim() || undefined, (text) => contains(['p.content', 'p.author_name'], text, 'p.number')),
  ];
}

/** How many posts match, by state; the filter's own states are not looked at. */
export async function countPosts(db: Executor, filter: PostFilter): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('posts as p')
    .select(['p.state', sql<number>`count(*)::int`.as('n')])
    .where((eb) => eb.and(postConditions({ ...filter, status: EVERY_STATE })))
    .groupBy('p.state')
    .execute();
  const counts = Object.fromEntries(EVERY_STATE.map((state) => [state, 0]));
  for (const { state, n } of rows) counts[state] = n;
  return counts;
}

export async function matchingPostIds(db: Executor, filter: PostFilter, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('posts as p')
    .select('p.id')
    .where((eb) => eb.and(postConditions(filter)))
    .orderBy('p.state_since')
    .orderBy('p.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
