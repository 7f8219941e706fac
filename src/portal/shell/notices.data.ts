import type { components } from '../../contract/generated/types.ts';
import { $api, api, invalidate } from '../api/client.ts';

export type NoticeRecord = components['schemas']['Notification'];

const NEWEST = { params: { query: { limit: 20 } } };

/** What happened lately to the records this person is concerned with, newest first. */
export function useNotices() {
  return $api.useQuery('get', '/notification/all', NEWEST, { staleTime: 10_000 });
}

/** Everything up to this notice counts as read; when that can't be said now, it stays unread and is said next time. */
export async function markRead(upTo: string): Promise<void> {
  await api.PUT('/notification/read', { body: { upTo } }).catch(() => undefined);
  await invalidate('/notification');
}
