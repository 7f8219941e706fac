import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import { SELDOM, useChoices } from '../../reference/choices.ts';
import type { Option } from '../../ui/Option.tsx';

export function useCategories(): readonly Option[] {
  return useChoices($api.useQuery('get', '/mandi/categories', {}, SELDOM).data?.items);
}

/** What can be offered in a category; each with the unit it is usually sold by. */
export function useItems(category: string | null) {
  const { data } = $api.useQuery(
    'get',
    '/mandi/listing/items/{id}',
    { params: { path: { id: category ?? '' } } },
    { ...SELDOM, enabled: category !== null },
  );
  return { options: useChoices(data?.items), unitOf: (id: string) => data?.items.find((one) => one.id === id)?.unit };
}

const RISKS = ['low', 'medium', 'high'];

export function useRisks(): readonly Option[] {
  const { t } = useTranslation('listings');
  return RISKS.map((risk) => ({ value: risk, label: t(`risks.${risk}`) }));
}
