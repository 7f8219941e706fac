import { useMemo } from 'react';
import type { Actor } from '../../../machines/shared/workflow.ts';
import { $api } from '../api/client.ts';

const nobody: Actor = { id: '', name: '', permissions: new Set() };

/** The person signed in, as the machines see them; nobody until the server has said who it is. */
export function useViewer(): Actor {
  const { data } = $api.useQuery('get', '/auth/profile', {}, { staleTime: 60_000 });
  return useMemo(
    () => (data ? { id: data.id, name: data.name, permissions: new Set(data.permissions) } : nobody),
    [data],
  );
}
