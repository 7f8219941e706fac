import type { components } from '../../contract/generated/types.ts';
import { $api } from '../api/client.ts';

export type NoticeRecord = components['schemas']['Notification'];

const NEWEST = { params: { query: { limit: 20 } } };

/** What happened lately to the records this person is concerned with, newest first. */
export function useNotices() {
  return $api.useQuery('get', '/notification/all', NEWEST, { staleTime: 10_000 });
}
