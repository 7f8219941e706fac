import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MenuSource } from '../../../../../machines/ivr/menu.ts';
import { type DetailUsed, type Use, usesOf } from '../../../../../machines/ivr/uses.ts';
import { answerOf } from '../../../api/answer.ts';
import { queryClient } from '../../../api/cache.ts';
import { api } from '../../../api/client.ts';
import { ProblemError } from '../../../api/problem.ts';
import { titleParts } from '../node/node.words.ts';

type Uses = ReturnType<typeof usesOf>;

const asked = (kind: DetailUsed, id: string) => ({
  queryKey: ['menuDetailUses', kind, id],
  queryFn: async () => usesOf(kind, id, { live: await liveMenu(), draft: await menuOf('draft') }),
  staleTime: 0,
});

async function menuOf(revision: 'live' | 'draft'): Promise<MenuSource> {
  const params = { query: { revision } };
  return (await answerOf(api.GET('/portal-adoptive-menu/source', { params }))).source;
}

async function liveMenu(): Promise<MenuSource | null> {
  try {
    return await menuOf('live');
  } catch (error) {
    // Nothing has been published yet.
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  }
}

/** Which nodes and boxes would go on as after a failure without a detail, as it is now. */
export function readUses(kind: DetailUsed, id: string): Promise<Uses> {
  return queryClient.fetchQuery(asked(kind, id));
}

/** The same, for as long as it is drawn; of none where nothing is to be known. */
export function useUses(kind: DetailUsed, id: string | null): Uses | undefined {
  return useQuery({ ...asked(kind, id ?? ''), enabled: id !== null }).data;
}

const MAX = 8;

/** What is asked before a detail is switched off; nothing where nobody uses it. */
export function useSwitchingOff() {
  const { t } = useTranslation('ivrDetails');
  const named = (uses: readonly Use[]) => {
    const titles = uses.slice(0, MAX).map(({ title }) => titleParts(title).main);
    return `${titles.join(t('comma'))}${uses.length > MAX ? '…' : ''}`;
  };
  return (title: string, uses: Uses | undefined) => {
    const { live = [], draft = [] } = uses ?? {};
    if (live.length + draft.length === 0) return undefined;
    const body = [
      ...(live.length > 0 ? [t('switchOff.live', { count: live.length, titles: named(live) })] : []),
      ...(draft.length > 0 ? [t('switchOff.draft', { count: draft.length, titles: named(draft) })] : []),
    ];
    return { title: t('switchOff.title', { title }), body: body.join(' ') };
  };
}
