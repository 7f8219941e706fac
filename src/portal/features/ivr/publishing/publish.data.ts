import type { MenuSource } from '../../../../../machines/ivr/menu.ts';
import type { components } from '../../../../contract/generated/types.ts';
import { answerOf } from '../../../api/answer.ts';
import { queryClient } from '../../../api/cache.ts';
import { $api, api, invalidate } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';

export type Revision = components['schemas']['MenuRevision'];

const MAX = 100;

/** Every menu that was live, the newest first. */
export function useRevisions() {
  return $api.useQuery('get', '/portal-adoptive-menu/revisions', { params: { query: { limit: MAX } } });
}

export async function loadSource(revision: number): Promise<MenuSource> {
  const { source } = await answerOf(
    api.GET('/portal-adoptive-menu/source', { params: { query: { revision: String(revision) } } }),
  );
  return source;
}

/** `sequence`: what of the draft has been looked at; a later change refuses the publishing. */
export async function publishDraft(sequence: number, note: string): Promise<Revision> {
  const body = { sequence, ...(note !== '' && { note }) };
  const made = await answerOf(api.POST('/portal-adoptive-menu/publish', { body }));
  await refreshPublished();
  return made;
}

export async function rollBack(number: number, note: string | undefined, draft: boolean): Promise<Revision> {
  const made = await answerOf(
    api.POST('/portal-adoptive-menu/revisions/{number}/roll-back', {
      params: { path: { number } },
      body: { ...(note !== undefined && { note }), draft },
    }),
  );
  await refreshPublished();
  return made;
}

/** All but the draft, which the page keeps up to date by itself. */
async function refreshPublished(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => {
      const [, path] = queryKey;
      const isDraft = JSON.stringify(queryKey).includes('"revision":"draft"');
      return typeof path === 'string' && path.startsWith('/portal-adoptive-menu/') && !isDraft;
    },
  });
}

/** What was published on another page, or by a change itself, is known here at once. */
export function useFreshRevisions(): void {
  const refresh = () => void refreshPublished();
  useLive('menu', ({ event }) => (event === 'PUBLISH' || event === 'ROLL_BACK') && refresh(), refresh);
}

export function useMenuSettings() {
  return $api.useQuery('get', '/portal-adoptive-menu/settings', {});
}

export async function setPublishEveryChange(publishEveryChange: boolean, version: number): Promise<void> {
  const params = { header: { 'If-Match': `"${version}"` } };
  await answerOf(api.PUT('/portal-adoptive-menu/settings', { params, body: { publishEveryChange } }));
  await invalidate('/portal-adoptive-menu/settings');
}
