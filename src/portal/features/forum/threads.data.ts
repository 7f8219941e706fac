import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { $api, api, fetchFile, invalidate } from '../../api/client.ts';
import { refresh } from '../../workflow/entity.data.ts';
import { posts } from './post.entity.ts';
import type { Post } from './posts.data.ts';

export type PostChange = components['schemas']['PostChange'];
export type Sentiment = components['schemas']['Sentiment']['sentiment'];

export function useThread(id: string) {
  return $api.useQuery('get', '/forum/parent-post/{id}', { params: { path: { id } } });
}

export async function createPost(form: FormData): Promise<Post> {
  const response = await fetchFile('/forum/post', {
    method: 'POST',
    body: form,
  });
  const made: Post = await response.json();
  await refresh(posts);
  return made;
}

export async function editPost(version: number, body: PostChange): Promise<void> {
  await answerOf(api.PUT('/forum/post', { params: { header: { 'If-Match': `"${version}"` } }, body }));
  await refresh(posts);
}

export async function giveSentiment(forumPostId: string, sentiment: Sentiment): Promise<void> {
  await answerOf(api.POST('/forum/post/sentiment', { body: { forumPostId, sentiment } }));
  await invalidate('/forum');
}

/** A report of a post, or of the farmer who wrote it. */
export async function sendReport(of: { post: string } | { user: string }, reasonId: string, note: string) {
  const more = note === '' ? {} : { note };
  if ('post' in of) await answerOf(api.PUT('/forum/post/report', { body: { postId: of.post, reasonId, ...more } }));
  else await answerOf(api.PUT('/forum/user/report', { body: { userId: of.user, reasonId, ...more } }));
  await refresh(posts);
}

export function useForumStats(from: string, to: string) {
  return $api.useQuery('get', '/stats/forum-stats', { params: { query: { from, to } } }, { staleTime: 60_000 });
}
