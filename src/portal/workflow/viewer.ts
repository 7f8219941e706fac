import { useMemo } from 'react';
import type { Actor } from '../../../machines/shared/workflow.ts';
import { $api } from '../api/client.ts';
import { useSession } from '../shell/session.ts';

const nobody: Actor = { id: '', name: '', permissions: new Set() };

/** The person signed in, as the machines see them: as the session knows them, until the server has said it afresh. */
export function useViewer(): Actor {
  const { user } = useSession();
  const said = { initialData: user?.profile, initialDataUpdatedAt: user?.saidAt };
  const { data } = $api.useQuery('get', '/auth/profile', {}, { staleTime: 60_000, ...said });
  return useMemo(
    () => (data ? { id: data.id, name: data.name, permissions: new Set(data.permissions) } : (user ?? nobody)),
    [data, user],
  );
}
