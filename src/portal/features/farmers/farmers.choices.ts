import { useMemo } from 'react';
import { $api } from '../../api/client.ts';
import { SELDOM, useItemsOf, useNamed } from '../../reference/choices.ts';
import type { Option } from '../../ui/Option.tsx';

/** How many stages each crop goes through, and the place of each in them. */
export function useStages() {
  const { data } = useItemsOf('growth-stage');
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
  return useNamed($api.useQuery('get', '/operator/active', {}, SELDOM).data?.items);
}

/** The statuses with the reasons that each wants. */
export function useStatusReasons() {
  return $api.useQuery('get', '/profileStatus/with-reasons', {}, SELDOM).data?.items ?? [];
}
