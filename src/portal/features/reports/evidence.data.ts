import { $api } from '../../api/client.ts';
import type { Reported } from './reports.data.ts';

const MAX = 10;

/** What a reported person wrote, the latest first; nothing is asked about other things. */
export function useWritten({ target }: Reported) {
  return $api.useQuery(
    'get',
    '/forum/post',
    { params: { query: { creator: target.id, sort: '-createdAt', limit: MAX } } },
    { enabled: target.kind === 'user' },
  );
}

/** The reported listing with its seller's record; nothing is asked about other things. */
export function useListingRecord({ target }: Reported) {
  const params = { path: { id: target.id } };
  return $api.useQuery('get', '/mandi/listing/{id}', { params }, { enabled: target.kind === 'listing' });
}

/** The reported post, or the latest one of a reported person: with its thread, and what is known of its author. */
export function usePostRecord(thing: Reported) {
  const latest = useWritten(thing).data?.items[0]?.id;
  const id = thing.target.kind === 'post' ? thing.target.id : thing.target.kind === 'user' ? latest : undefined;
  const params = { path: { id: id ?? '' } };
  return $api.useQuery('get', '/forum/post/{id}', { params }, { enabled: id !== undefined });
}
