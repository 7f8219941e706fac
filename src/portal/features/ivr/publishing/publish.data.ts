import { useQuery } from '@tanstack/react-query';
import type { MenuSource } from '../../../../../machines/ivr/menu.ts';
import type { components } from '../../../../contract/generated/types.ts';
import { answerOf } from '../../../api/answer.ts';
import { queryClient } from '../../../api/cache.ts';
import { $api, api, invalidate } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';

export type Revision = components['schemas']['MenuRevision'];

/** What people call a revision and say of it. */
export interface RevisionWords {
  name: string;
  note: string;
}
export const NAME_LENGTH = 80;
export const NOTE_LENGTH = 500;

const MAX = 100;

/** Every menu that was live, the newest first. */
export function useRevisions() {
  return $api.useQuery('get', '/portal-adoptive-menu/revisions', { params: { query: { limit: MAX } } });
}

/** Who has changed the draft since it was published, as of one of its changes. */
export function useChangers(sequence: number) {
  return useQuery({
    queryKey: ['menuChangers', sequence],
    queryFn: async () => {
      const query = { limit: 1 };
      const { changedBy } = await answerOf(api.GET('/portal-adoptive-menu/revisions', { params: { query } }));
      return changedBy;
    },
  });
}

/** The menu as one of them had it. */
export function useSource(revision: number) {
  return $api.useQuery('get', '/portal-adoptive-menu/source', { params: { query: { revision: String(revision) } } });
}

export async function loadSource(revision: number): Promise<MenuSource> {
  const { source } = await answerOf(
    api.GET('/portal-adoptive-menu/source', { params: { query: { revision: String(revision) } } }),
  );
  return source;
}

type Looked = Pick<components['schemas']['MenuPublish'], 'sequence' | 'live'>;

/** What has been looked at, of the draft and of what callers hear; a later change of either refuses the publishing. */
export async function publishDraft(looked: Looked, { name, note }: RevisionWords): Promise<Revision> {
  const body = { ...looked, ...(name !== '' && { name }), ...(note !== '' && { note }) };
  const made = await answerOf(api.POST('/portal-adoptive-menu/publish', { body }));
  await refreshPublished();
  return made;
}

/** `version`: what of the revision has been looked at; whoever named it since is not written over. */
export async function nameRevision(number: number, { name, note }: RevisionWords, version: number): Promise<void> {
  const body = { name: name || null, note: note || null, version };
  try {
    await answerOf(api.PUT('/portal-adoptive-menu/revisions/{number}/name', { params: { path: { number } }, body }));
  } finally {
    await invalidate('/portal-adoptive-menu/revisions');
  }
}

type RollingBack = components['schemas']['MenuRollBack'];

/** `live`: what callers heard when it was decided; another revision since then refuses the rolling back. */
export async function rollBack(number: number, { note, live }: RollingBack): Promise<Revision> {
  const body = { ...(note !== undefined && { note }), ...(live !== undefined && { live }) };
  const made = await answerOf(
    api.POST('/portal-adoptive-menu/revisions/{number}/roll-back', { params: { path: { number } }, body }),
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

const refreshing: ReadonlySet<string> = new Set(['PUBLISH', 'ROLL_BACK', 'NAME']);

/** What was published or named on another page, or by a change itself, is known here at once. */
export function useFreshRevisions(): void {
  const refresh = () => void refreshPublished();
  useLive('menu', ({ event }) => refreshing.has(event) && refresh(), refresh);
}

export function useMenuSettings() {
  const refresh = () => void invalidate('/portal-adoptive-menu/settings');
  useLive('menu', ({ event }) => event === 'SETTINGS' && refresh(), refresh);
  return $api.useQuery('get', '/portal-adoptive-menu/settings', {});
}

export async function setPublishEveryChange(publishEveryChange: boolean, version: number): Promise<void> {
  const params = { header: { 'If-Match': `"${version}"` } };
  await answerOf(api.PUT('/portal-adoptive-menu/settings', { params, body: { publishEveryChange } }));
  await invalidate('/portal-adoptive-menu/settings');
}
