import { sql } from 'kysely';
import { notFound } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services } from '../../platform/feature.ts';
import { transaction } from '../../platform/transaction.ts';

/** Gives, changes or takes back a person's sentiment; answers with those of the post. It is no step of its workflow. */
export async function giveSentiment(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { forumPostId, sentiment }: BodyOf<'giveSentiment'>,
  caller: Caller,
) {
  return await transaction(database, async (trx) => {
    const post = await trx
      .selectFrom('posts')
      .select('id')
      .where('id', '=', forumPostId)
      .where('state', '<>', 'deleted')
      .forUpdate()
      .executeTakeFirst();
    if (!post) throw notFound('post');
    const before = await trx
      .deleteFrom('post_sentiments')
      .where('post_id', '=', post.id)
      .where('person_id', '=', caller.id)
      .returning('sentiment')
      .executeTakeFirst();
    if (sentiment !== 'none') {
      await trx
        .insertInto('post_sentiments')
        .values({ post_id: post.id, person_id: caller.id, sentiment, given_at: clock() })
        .execute();
    }
    const change = (kind: 'like' | 'dislike') => Number(sentiment === kind) - Number(before?.sentiment === kind);
    const counted = await trx
      .updateTable('posts')
      .set({
        likes: sql<number>`greatest(0, likes + ${change('like')})`,
        dislikes: sql<number>`greatest(0, dislikes + ${change('dislike')})`,
      })
      .where('id', '=', post.id)
      .returning(['likes', 'dislikes'])
      .executeTakeFirstOrThrow();
    return { like: counted.likes, dislike: counted.dislikes, yours: sentiment === 'none' ? null : sentiment };
  });
}
