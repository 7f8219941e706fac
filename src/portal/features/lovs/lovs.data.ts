import { keepPreviousData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryClient } from '../../api/cache.ts';
import { $api } from '../../api/client.ts';
import { useLive } from '../../api/live.ts';
import { ProblemError } from '../../api/problem.ts';
import { useSession } from '../../shell/session.ts';
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

export function useCreateItem() {
  return $api.useMutation('post', '/lov/{list}/items', { onSuccess: forgetItems });
}

export function useUpdateItem() {
  return $api.useMutation('put', '/lov/{list}/items/{id}', { onSuccess: forgetItems });
}

async function forgetItems(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/lov/'),
  });
}

/** Whether this person may add items and change them; the permission that is missing where not. */
export function useMissingPermission(method: 'post' | 'put'): string | undefined {
  const { user } = useSession();
  const permission = `lov:items:${method}`;
  return user?.permissions.has(permission) ? undefined : permission;
}

/** What went wrong, in the server's words. The client throws `ProblemError`, whatever the type of the query says. */
export function wordsOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}

export function problemIn(error: unknown): ProblemError | undefined {
  return error instanceof ProblemError ? error : undefined;
}
