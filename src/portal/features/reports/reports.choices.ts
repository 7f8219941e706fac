import { useTranslation } from 'react-i18next';
import { useChoices, useItemsOf } from '../../reference/choices.ts';
import type { Option } from '../../ui/Option.tsx';

export function useReasons(): readonly Option[] {
  return useChoices(useItemsOf('report-reason').data?.items);
}

export function useRisks(): readonly Option[] {
  const { t } = useTranslation('queues');
  return ['low', 'medium', 'high'].map((risk) => ({ value: risk, label: t(`risk.${risk}`) }));
}
