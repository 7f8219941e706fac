import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoices, useItemsOf } from '../../reference/choices.ts';
import type { Option } from '../../ui/Option.tsx';
import { counterparts } from './counterparts.ts';
import type { Reported } from './reports.data.ts';

export function useReasons(): readonly Option[] {
  return useChoices(useItemsOf('report-reason').data?.items);
}

/** What a thing was reported for is what taking it down begins from. */
export function useReported() {
  const { data } = useItemsOf('report-reason');
  return useCallback(
    ({ reports }: Reported) => {
      const codes = new Map(data?.items.map(({ id, code }) => [id, code]));
      const open = reports.filter(({ state }) => state === 'open');
      return counterparts(open.flatMap(({ reason }) => codes.get(reason?.id ?? '') ?? []));
    },
    [data],
  );
}

const useWords = (values: readonly string[], prefix: string): readonly Option[] => {
  const { t } = useTranslation(['queues', 'forum']);
  return values.map((value) => ({ value, label: t(`${prefix}.${value}`) }));
};

export const useRisks = () => useWords(['low', 'medium', 'high'], 'queues:risk');
export const useLanguages = () => useWords(['ur', 'en', 'pa', 'roman'], 'forum:languages');
export const useMedia = () => useWords(['image', 'audio', 'video'], 'forum:media');
