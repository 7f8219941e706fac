import { useMemo } from 'react';
import { $api } from '../../api/client.ts';
import { today } from '../../format.ts';
import { SELDOM, useItemsOf, useNamed, useTitle } from '../../reference/choices.ts';
import type { Option } from '../../ui/Option.tsx';
import { useViewer } from '../../workflow/viewer.ts';
import type { FarmCrop, Profile } from './farmers.data.ts';
import type { LateStage } from './next-action.ts';
import { expectedOf } from './stage-calendar.ts';

/** How many stages each crop goes through, the place of the one that it is in, and when the next one usually begins. */
export function useStages() {
  const { data } = useItemsOf('growth-stage');
  return useMemo(() => {
    const of = Map.groupBy(data?.items ?? [], ({ parentId }) => parentId ?? '');
    const stagesOf = ({ crop }: FarmCrop) => of.get(crop.id) ?? [];
    return {
      /** All that the crop goes through, in the order of growth. */
      of: stagesOf,
      place(crop: FarmCrop) {
        const stages = stagesOf(crop);
        const index = stages.findIndex(({ id }) => id === crop.growthStage?.id);
        const next = stages[index + 1];
        return { index, count: stages.length, next, expected: expectedOf(crop, next, stages, today()) };
      },
    };
  }, [data]);
}

/** The stages that should have been seen by now, in the reader's words. */
export function useLateStages({ land }: Pick<Profile, 'land'>): LateStage[] {
  const stages = useStages();
  const titleOf = useTitle();
  return (land ?? [])
    .flatMap(({ farmcrops }) => farmcrops)
    .flatMap((crop) => {
      const { next, expected } = stages.place(crop);
      if (!next || !expected?.isLate) return [];
      return [{ kind: 'lateStage', crop: titleOf(crop.crop) ?? '', stage: titleOf(next) ?? '', on: expected.on }];
    });
}

/** For those who save farms. */
export function useColleagues(): readonly Option[] {
  const enabled = useViewer().permissions.has('callcenter:operator:get');
  return useNamed($api.useQuery('get', '/operator/active', {}, { ...SELDOM, enabled }).data?.items);
}

/** The statuses with the reasons that each wants. */
export function useStatusReasons() {
  return $api.useQuery('get', '/profileStatus/with-reasons', {}, SELDOM).data?.items ?? [];
}
