import { useQuery } from '@tanstack/react-query';
import type { MenuContext } from '../../../../../machines/ivr/draft/draft.ts';
import type { components } from '../../../../contract/generated/types.ts';
import { authorizedOnce } from '../../../api/authorized-fetch.ts';
import { $api, api } from '../../../api/client.ts';
import { openOutbox } from './outbox.ts';
import type { Batch } from './sync.ts';

/** The contract's types don't say `readonly`; what is sent is only read. */
type SentChanges = components['schemas']['MenuChanges']['changes'];

const DRAFT = { params: { query: { revision: 'draft' } } };
const LIVE = { params: { query: { revision: 'live' } } };

/** The draft as it was when the page opened; from then on the store keeps up by itself. */
export function useDraftSource() {
  return $api.useQuery('get', '/portal-adoptive-menu/source', DRAFT, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** What nodes name, as it is now. */
export async function readContext(): Promise<MenuContext | undefined> {
  const { data } = await api.GET('/portal-adoptive-menu/source', DRAFT);
  if (!data) return undefined;
  const { nodes: _nodes, boxes: _boxes, ...context } = data.source;
  return context;
}

/** What this person could not save at an earlier visit, read anew at each one; undefined until it is. */
export function useOutbox(person: string) {
  const { data } = useQuery({
    queryKey: ['menuOutbox', person],
    queryFn: () => openOutbox(person),
    enabled: person !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return data;
}

/** What callers hear; not asked for before the first publishing, when that is nothing. */
export function useLiveSource() {
  const { data } = useNewestRevision();
  return $api.useQuery('get', '/portal-adoptive-menu/source', LIVE, {
    enabled: data?.items[0] !== undefined,
    staleTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

export function useNewestRevision() {
  return $api.useQuery(
    'get',
    '/portal-adoptive-menu/revisions',
    { params: { query: { limit: 1 } } },
    { staleTime: 30_000 },
  );
}

export async function saveChanges({ key, sequence, changes }: Batch) {
  const { data } = await api.POST('/portal-adoptive-menu/draft/changes', {
    headers: { 'idempotency-key': key },
    body: { sequence, changes: changes as SentChanges },
    fetch: authorizedOnce,
  });
  return data;
}

export async function newsSince(since: number) {
  const { data } = await api.GET('/portal-adoptive-menu/draft', { params: { query: { since } } });
  return data;
}

export async function showPresence(node: string | null) {
  const { data } = await api.PUT('/portal-adoptive-menu/presence', { body: { node } });
  return data?.items ?? [];
}
