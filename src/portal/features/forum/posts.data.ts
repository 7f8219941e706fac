import type { components, operations } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { api } from '../../api/client.ts';
import type { QueueQuery } from '../../queues/queue.ts';
import type { Sending } from '../../workflow/sending.ts';
import { sendWorkflowEvent } from '../../workflow/workflow.data.ts';

export type Post = components['schemas']['Post'];
export type PostRecord = components['schemas']['PostRecord'];
type Status = components['schemas']['PostStatus'];
type Query = NonNullable<operations['listPendingPosts']['parameters']['query']>;

const paths = {
  pending: '/forum/pending-posts',
  approved: '/forum/approved-posts',
  rejected: '/forum/rejected-posts',
} as const;

export function pathOf(status: Status) {
  return paths[status];
}

export async function loadPosts(status: Status, { search, limit }: QueueQuery, more: Query = {}) {
  const query: Query = { ...more, limit, ...(search !== '' && { search }) };
  return await answerOf(api.GET(paths[status], { params: { query } }));
}

export async function readPost(id: string): Promise<PostRecord> {
  return await answerOf(api.GET('/forum/post/{id}', { params: { path: { id } } }));
}

/** A status by its own call; deleting and restoring by theirs. */
export async function sendPostEvent(sending: Sending): Promise<unknown> {
  const { id, version, event, payload } = sending;
  const header = { 'If-Match': `"${version}"` };
  const { status, reason } = payload;
  if (event === 'DELETE') return answerOf(api.DELETE('/forum/post/{id}', { params: { path: { id }, header } }));
  if (event !== 'SET_STATUS' || !isStatus(status)) return sendWorkflowEvent('post', sending);
  const body = { id, status, ...(typeof reason === 'string' && reason !== '' && { reason }) };
  return answerOf(api.PUT('/forum/status', { params: { header }, body }));
}

function isStatus(value: unknown): value is Status {
  return value === 'pending' || value === 'approved' || value === 'rejected';
}

/** The language of a post as a page says it; Urdu in Latin letters runs from left to right. */
export function langOf({ language }: Pick<Post, 'language'>): string {
  return language === 'roman' ? 'ur-Latn' : language;
}
