import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import type { Option } from '../../ui/Option.tsx';

interface Titled {
  id: string;
  title: string;
  titleUr?: string | null;
}

const LONG = { staleTime: 10 * 60_000 };

function useOptions(items: readonly Titled[] | undefined): readonly Option[] {
  const { i18n } = useTranslation();
  const isUrdu = i18n.language === 'ur';
  return useMemo(
    () => (items ?? []).map(({ id, title, titleUr }) => ({ value: id, label: (isUrdu && titleUr) || title })),
    [items, isUrdu],
  );
}

export function useCategories(): readonly Option[] {
  return useOptions($api.useQuery('get', '/mandi/categories', {}, LONG).data?.items);
}

/** What can be offered in a category; each with the unit it is usually sold by. */
export function useItems(category: string | null) {
  const { data } = $api.useQuery(
    'get',
    '/mandi/listing/items/{id}',
    { params: { path: { id: category ?? '' } } },
    { ...LONG, enabled: category !== null },
  );
  return { options: useOptions(data?.items), unitOf: (id: string) => data?.items.find((one) => one.id === id)?.unit };
}

export function useDistricts(): readonly Option[] {
  return useOptions($api.useQuery('get', '/location/districts/', {}, LONG).data?.items);
}

const RISKS = ['low', 'medium', 'high'];

export function useRisks(): readonly Option[] {
  const { t } = useTranslation('listings');
  return RISKS.map((risk) => ({ value: risk, label: t(`risks.${risk}`) }));
}

/** What a reference list offers by the value that a listing keeps. */
export function useValues(list: 'unit' | 'quality'): readonly Option[] {
  const { i18n } = useTranslation();
  const { data } = $api.useQuery(
    'get',
    '/lov/{list}/items',
    { params: { path: { list }, query: { limit: 200 } } },
    LONG,
  );
  const isUrdu = i18n.language === 'ur';
  return useMemo(
    () =>
      (data?.items ?? []).map(({ title, titleUr, attributes }) => ({
        value: attributes['value'] ?? title,
        label: (isUrdu && titleUr) || title,
      })),
    [data, isUrdu],
  );
}
