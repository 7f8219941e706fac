import { useQueryClient } from '@tanstack/react-query';
import type { Entity } from '../../../machines/workflows.ts';
import { answerOf } from '../api/answer.ts';
import { $api, api } from '../api/client.ts';
import { useLive } from '../api/live.ts';
import { NOTE } from './live-step.ts';

/** What colleagues noted on a record, also while it is open; and the way to add to it. */
export function useNotes(entity: Entity, id: string) {
  const cache = useQueryClient();
  const params = { path: { entity, id } };
  const { data } = $api.useQuery('get', '/workflow/{entity}/{id}/notes', { params });
  const refresh = () => cache.invalidateQueries({ queryKey: ['get', '/workflow/{entity}/{id}/notes'] });
  useLive(
    entity,
    (step) => {
      if (step.id === id && step.event === NOTE) void refresh();
    },
    () => void refresh(),
  );
  return {
    notes: data?.items ?? [],
    async add(text: string): Promise<void> {
      await answerOf(api.POST('/workflow/{entity}/{id}/notes', { params, body: { text } }));
      await refresh();
    },
  };
}
