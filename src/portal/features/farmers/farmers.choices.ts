import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import type { Option } from '../../ui/Option.tsx';

const LONG = { staleTime: 10 * 60_000 };

interface Titled {
  id: string;
  title: string;
  titleUr: string | null;
}

/** An entry of a reference list in the reader's language. */
export function useTitle(): (of: Titled | null | undefined) => string | null {
  const { i18n } = useTranslation();
  const isUrdu = i18n.language === 'ur';
  return useMemo(() => (of) => (of ? (isUrdu && of.titleUr) || of.title : null), [isUrdu]);
}

/** The entries of a list; of a parent's only, where one is named. */
export function useEntries(list: string, parentId?: string | null): readonly Option[] {
  const titleOf = useTitle();
  const params = { path: { list }, query: { limit: 1000 } };
  const { data } = $api.useQuery('get', '/lov/{list}/items', { params }, LONG);
  return useMemo(
    () =>
      (data?.items ?? [])
        .filter((item) => parentId === undefined || item.parentId === parentId)
        .map((item): Option => {
          const detail = parentId === undefined ? item.parentTitle : null;
          return { value: item.id, label: titleOf(item) ?? item.title, ...(detail && { detail }) };
        }),
    [data, parentId, titleOf],
  );
}

/** How many stages each crop goes through, and the place of each in them. */
export function useStages() {
  const params = { path: { list: 'growth-stage' }, query: { limit: 1000 } };
  const { data } = $api.useQuery('get', '/lov/{list}/items', { params }, LONG);
  return useMemo(() => {
    const of = Map.groupBy(data?.items ?? [], ({ parentId }) => parentId ?? '');
    return {
      place(cropId: string, stageId: string | undefined) {
        const stages = of.get(cropId) ?? [];
        const index = stages.findIndex(({ id }) => id === stageId);
        return { index, count: stages.length, next: stages[index + 1] };
      },
    };
  }, [data]);
}

export function useColleagues(): readonly Option[] {
  const { data } = $api.useQuery('get', '/operator/active', {}, LONG);
  return useMemo(() => (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
}

/** The statuses with the reasons that each wants. */
export function useStatusReasons() {
  return $api.useQuery('get', '/profileStatus/with-reasons', {}, LONG).data?.items ?? [];
}
