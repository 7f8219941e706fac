import { sql } from 'kysely';
import type { Executor } from '../../platform/transaction.ts';
import type { Written } from '../moderation/writer.ts';

export const writtenPosts: Written = {
  table: 'posts',
  state: 'state',
  authorName: 'author_name',
  title: null,
  decisions: ['SET_STATUS'],
};

/** Whether this farmer has written the same before. */
export async function wroteBefore(db: Executor, farmerId: string, content: string): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('farmer_id', '=', farmerId)
    .where(sql<boolean>`(text_mark = mark_of_text(${content}) or content = ${content})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
