import { keepPreviousData } from '@tanstack/react-query';
import type { components, operations } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { $api, api, fetchFile, invalidate } from '../../api/client.ts';
import { newKey } from '../../api/new-key.ts';
import type { ListPageOf, ListQuery, RowsResult } from '../../workflow/rows.ts';
import type { Post } from './posts.data.ts';

type Query = NonNullable<operations['listPosts']['parameters']['query']>;
export type PostChange = components['schemas']['PostChange'];
export type Sentiment = components['schemas']['Sentiment']['sentiment'];

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };
const MANY = ['type', 'topic', 'language', 'risk', 'district'] as const;

/** What the list narrows down to. It shows threads; replies are found when they are asked for. */
export function threadFilter({ search, status, filters }: ListQuery): Record<string, string | boolean | string[]> {
  const kinds = filters['kind'] ?? [];
  const reported = FLAGS[filters['reported']?.[0] ?? ''];
  const [media] = filters['media'] ?? [];
  const [from] = filters['postedFrom'] ?? [];
  const [to] = filters['postedTo'] ?? [];
  return {
    ...(search !== '' && { search }),
    ...(status.length > 0 && { status: [...status] }),
    ...(kinds.length < 2 && { kind: kinds[0] ?? 'post' }),
    ...Object.fromEntries(MANY.flatMap((name) => (filters[name] ? [[name, [...filters[name]]]] : []))),
    ...(media && { media }),
    ...(reported !== undefined && { reported }),
    ...(from && { postedFrom: from }),
    ...(to && { postedTo: to }),
  };
}

function threadQuery(query: ListQuery): Query {
  const { limit, offset } = query;
  // The list's description offers only orders and filters that the call knows.
  return { ...(threadFilter(query) as Query), sort: query.sort as Query['sort'], limit, offset, counts: true };
}

export function useThreads(query: ListQuery): RowsResult<Post> {
  return $api.useQuery(
    'get',
    '/forum/post',
    { params: { query: threadQuery(query) } },
    { placeholderData: keepPreviousData },
  );
}

export async function loadThreads(query: ListQuery): Promise<ListPageOf<Post>> {
  return await answerOf(api.GET('/forum/post', { params: { query: threadQuery(query) } }));
}

export function usePost(id: string) {
  return $api.useQuery('get', '/forum/post/{id}', { params: { path: { id } } });
}

export function useThread(id: string) {
  return $api.useQuery('get', '/forum/parent-post/{id}', { params: { path: { id } } });
}

export async function refreshForum(): Promise<void> {
  await invalidate('/forum', '/workflow', '/stats', '/dashboard');
}

export async function createPost(form: FormData): Promise<Post> {
  const response = await fetchFile('/forum/post', {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': newKey() },
  });
  const made: Post = await response.json();
  await refreshForum();
  return made;
}

export async function editPost(version: number, body: PostChange): Promise<void> {
  await answerOf(api.PUT('/forum/post', { params: { header: { 'If-Match': `"${version}"` } }, body }));
  await refreshForum();
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
  await refreshForum();
}

export function useForumStats(from: string, to: string) {
  return $api.useQuery('get', '/stats/forum-stats', { params: { query: { from, to } } }, { staleTime: 60_000 });
}
