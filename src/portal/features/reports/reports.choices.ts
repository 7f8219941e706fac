import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import type { Option } from '../../ui/Option.tsx';

const LONG = { staleTime: 10 * 60_000 };

function useOptions(items: readonly { id: string; title: string; titleUr?: string | null }[] | undefined) {
  const { i18n } = useTranslation();
  const isUrdu = i18n.language === 'ur';
  return useMemo(
    (): readonly Option[] =>
      (items ?? []).map(({ id, title, titleUr }) => ({ value: id, label: (isUrdu && titleUr) || title })),
    [items, isUrdu],
  );
}

export function useReasons(): readonly Option[] {
  const params = { path: { list: 'report-reason' as const }, query: { limit: 100 } };
  return useOptions($api.useQuery('get', '/lov/{list}/items', { params }, LONG).data?.items);
}

export function useDistricts(): readonly Option[] {
  return useOptions($api.useQuery('get', '/location/districts/', {}, LONG).data?.items);
}

export function useRisks(): readonly Option[] {
  const { t } = useTranslation('queues');
  return ['low', 'medium', 'high'].map((risk) => ({ value: risk, label: t(`risk.${risk}`) }));
}
