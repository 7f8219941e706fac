import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '../../../../contract/generated/types.ts';
import { answerOf } from '../../../api/answer.ts';
import { $api, api, invalidate } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';

type Schemas = components['schemas'];
export type Pair = Schemas['FarmerPair'];
export type PairReason = Schemas['PairReason'];
export type Both = Schemas['FarmerMerge'];
export type MergeField = Schemas['MergeField'];
export type MergeCounts = Schemas['MergeCounts'];
export type Unmerged = Schemas['FarmerUnmerged'];

const shown = () => invalidate('/farmer', '/subscription', '/workflow');

/** The first pairs, those most likely before all, also while others work on them. */
export function usePairs(apart: boolean, limit: number) {
  const query = { apart, limit };
  const options = { placeholderData: keepPreviousData };
  const found = $api.useQuery('get', '/farmer/duplicates', { params: { query } }, options);
  useLive(
    'farmer',
    () => void found.refetch(),
    () => void found.refetch(),
  );
  return found;
}

/** Two records beside each other, also while others change them. */
export function useBoth(id: string, otherId: string) {
  const params = { path: { id, otherId } };
  const found = $api.useQuery(
    'get',
    '/farmer/merge/{id}/{otherId}',
    { params },
    { retry: false, enabled: otherId !== '' },
  );
  useLive(
    'farmer',
    () => void found.refetch(),
    () => void found.refetch(),
  );
  return found;
}

interface Merging {
  id: string;
  version: number;
  into: string;
  intoVersion: number;
  takes: MergeField[];
}

export async function merge({ id, version, into, intoVersion, takes }: Merging) {
  const params = { header: { 'If-Match': `"${version}"` } };
  const merged = await answerOf(api.POST('/farmer/merge', { params, body: { id, into, takes, intoVersion } }));
  await shown();
  return merged;
}

export async function unmerge(id: string, reason?: string): Promise<Unmerged> {
  const back = await answerOf(api.PUT('/farmer/unmerge', { body: { id, ...(reason !== undefined && { reason }) } }));
  await shown();
  return back;
}

export async function setApart(id: string, otherId: string, apart: boolean): Promise<void> {
  await answerOf(api.PUT('/farmer/duplicates/apart', { body: { id, otherId, apart } }));
  await shown();
}
