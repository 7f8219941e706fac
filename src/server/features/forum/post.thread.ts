import { sql } from 'kysely';
import type { Reading, RecordList } from '../../records/list.ts';
import type { Post } from './post.list.ts';

/** A whole thread but for what was deleted, the post that opened it first, then as they were written: two in one millisecond by their number. */
export async function listThread(
  posts: RecordList<Post>,
  rootId: string,
  { limit, offset }: { limit: number; offset: number },
  reading: Reading,
) {
  const thread = reading.db.selectFrom('posts as p').where('p.root_id', '=', rootId).where('p.state', '<>', 'deleted');
  const { total } = await thread.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const page = await thread
    .select('p.id')
    .orderBy(sql`(p.id = p.root_id) desc, p.created_at, p.number`)
    .limit(limit)
    .offset(offset)
    .execute();
  const items = await posts.items(
    page.map(({ id }) => id),
    reading,
  );
  return { total, items };
}
