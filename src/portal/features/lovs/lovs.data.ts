import { keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryClient } from '../../api/cache.ts';
import { $api, api } from '../../api/client.ts';
import { useLive } from '../../api/live.ts';
import type { Item, ItemInput } from './item.form.ts';
import type { ListsAddress } from './lists.address.ts';

/** All lists with their counts. What a colleague changes meanwhile is read again. */
export function useLists() {
  useLive(
    'referenceItem',
    useCallback(() => void forgetItems(), []),
  );
  return $api.useQuery('get', '/lov/lists', {});
}

/** The page of items that the address asks for; the page before stays until it is there. */
export function useItems({ list, search, parentId, active, sort, limit, offset }: ListsAddress) {
  const query = {
    sort,
    limit,
    offset,
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(parentId !== null && { parentId }),
    ...(active !== null && { active }),
  };
  return $api.useQuery(
    'get',
    '/lov/{list}/items',
    { params: { path: { list }, query } },
    { placeholderData: keepPreviousData },
  );
}

/** Every item of the list that parents come from, in its order. */
export function useParents(list: string | null) {
  return $api.useQuery(
    'get',
    '/lov/{list}/items',
    { params: { path: { list: list ?? '' }, query: { limit: 1_000 } } },
    { enabled: list !== null, staleTime: 60_000 },
  );
}

export function useItem(list: string, id: string | null) {
  return $api.useQuery(
    'get',
    '/lov/{list}/items/{id}',
    { params: { path: { list, id: id ?? '' } } },
    { enabled: id !== null },
  );
}

export async function createItem(list: string, body: ItemInput): Promise<Item> {
  return settled(await api.POST('/lov/{list}/items', { params: { path: { list } }, body }));
}

export async function updateItem(list: string, { id, version }: Item, body: ItemInput): Promise<Item> {
  const params = { path: { list, id }, header: { 'If-Match': `"${version}"` } };
  return settled(await api.PUT('/lov/{list}/items/{id}', { params, body }));
}

async function settled({ data }: { data?: Item }): Promise<Item> {
  if (data === undefined) throw new Error('an answer without content');
  await forgetItems();
  return data;
}

export async function forgetItems(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/lov/'),
  });
}
