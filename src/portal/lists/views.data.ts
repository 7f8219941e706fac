import { useQueryClient } from '@tanstack/react-query';
import type { components } from '../../contract/generated/types.ts';
import { answerOf } from '../api/answer.ts';
import { $api, api } from '../api/client.ts';

export type SavedView = components['schemas']['SavedView'];
type SavedViewInput = components['schemas']['SavedViewInput'];

/** The saved views of one list, and what can be done with them. */
export function useViews(screen: string) {
  const cache = useQueryClient();
  const asked = { params: { query: { screen } } };
  const { data } = $api.useQuery('get', '/views', asked);
  const refresh = () => cache.invalidateQueries({ queryKey: ['get', '/views'] });
  return {
    views: data?.items ?? [],
    async save(body: SavedViewInput): Promise<SavedView> {
      const view = await answerOf(api.POST('/views', { body }));
      await refresh();
      return view;
    },
    async change(view: SavedView, changes: Partial<SavedViewInput>): Promise<SavedView> {
      const { name, shared, query, columns } = view;
      const params = { path: { id: view.id }, header: { 'If-Match': `"${view.version}"` } };
      const body = { screen, name, shared, query, columns, ...changes };
      const changed = await answerOf(api.PUT('/views/{id}', { params, body }));
      await refresh();
      return changed;
    },
    async remove({ id, version }: SavedView): Promise<void> {
      await answerOf(api.DELETE('/views/{id}', { params: { path: { id }, header: { 'If-Match': `"${version}"` } } }));
      await refresh();
    },
  };
}
