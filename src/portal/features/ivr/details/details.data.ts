import { useCallback } from 'react';
import type { components } from '../../../../contract/generated/types.ts';
import { queryClient } from '../../../api/cache.ts';
import { $api, api } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';

type Schemas = components['schemas'];
export type ApiCallDetail = Schemas['StoredApiCallDetail'];
export type TrunkCallDetail = Schemas['TrunkCallDetail'];
type ApiInput = Schemas['NewApiCallDetail'];
type TrunkInput = Schemas['NewTrunkCallDetail'];
export type ApiTried = Schemas['ApiCallTried'];

const versionOf = (version: number) => ({ header: { 'If-Match': `"${version}"` } });

/** All of them; what a colleague changes meanwhile is read again. */
export function useApiDetails() {
  useDetailNews();
  const { data, error, isPending, refetch } = $api.useQuery('get', '/portal-adoptive-menu/api-call-details', {});
  return { data: data?.items, error, isPending, refetch };
}

export function useTrunkDetails() {
  useDetailNews();
  const { data, error, isPending, refetch } = $api.useQuery('get', '/portal-adoptive-menu/trunk-call-details', {});
  return { data: data?.items, error, isPending, refetch };
}

function useDetailNews() {
  const forget = useCallback(() => void forgetDetails(), []);
  useLive('menu', forget, forget);
}

export async function forgetDetails(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.endsWith('-call-details'),
  });
}

export async function createApiDetail(body: ApiInput): Promise<ApiCallDetail> {
  return settled(await api.POST('/portal-adoptive-menu/api-call-details', { body }));
}

export async function updateApiDetail(row: ApiCallDetail, input: ApiInput): Promise<ApiCallDetail> {
  const body = { id: row.id, ...input };
  return settled(await api.PUT('/portal-adoptive-menu/api-call-details', { params: versionOf(row.version), body }));
}

export async function setApiDetailActive(row: ApiCallDetail, active: 0 | 1): Promise<ApiCallDetail> {
  const body = { id: row.id, active };
  return settled(await api.PUT('/portal-adoptive-menu/api-call-details', { params: versionOf(row.version), body }));
}

export async function removeApiDetail(id: string): Promise<void> {
  await api.DELETE('/portal-adoptive-menu/api-call-details/{id}', { params: { path: { id } } });
  await forgetDetails();
}

export async function createTrunkDetail(body: TrunkInput): Promise<TrunkCallDetail> {
  return settled(await api.POST('/portal-adoptive-menu/trunk-call-details', { body }));
}

export async function updateTrunkDetail(row: TrunkCallDetail, input: TrunkInput): Promise<TrunkCallDetail> {
  const body = { id: row.id, ...input };
  return settled(await api.PUT('/portal-adoptive-menu/trunk-call-details', { params: versionOf(row.version), body }));
}

export async function setTrunkDetailActive(row: TrunkCallDetail, active: 0 | 1): Promise<TrunkCallDetail> {
  const body = { id: row.id, active };
  return settled(await api.PUT('/portal-adoptive-menu/trunk-call-details', { params: versionOf(row.version), body }));
}

export async function removeTrunkDetail(id: string): Promise<void> {
  await api.DELETE('/portal-adoptive-menu/trunk-call-details/{id}', { params: { path: { id } } });
  await forgetDetails();
}

async function settled<Row>({ data }: { data?: Row }): Promise<Row> {
  if (data === undefined) throw new Error('an answer without content');
  await forgetDetails();
  return data;
}

/** Asks the other system as a call would, for a farmer or for nobody. */
export async function tryApiDetail(id: string, msisdn: string, values: Record<string, string>): Promise<ApiTried> {
  const caller = msisdn === '' ? undefined : await findCaller(msisdn);
  const { data } = await api.POST('/portal-adoptive-menu/api-call-details/{id}/try', {
    params: { path: { id } },
    body: { ...(caller && { caller }), values },
  });
  if (data === undefined) throw new Error('an answer without content');
  return data;
}

async function findCaller(msisdn: string) {
  const { data } = await api.GET('/portal-adoptive-menu/caller/{msisdn}', { params: { path: { msisdn } } });
  return data;
}

/** The recordings that can be played outside the times of a trunk. */
export function useContentFiles() {
  return $api.useQuery('get', '/get-lov/content-files', {}, { staleTime: 300_000 });
}
