import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import type { Option } from '../../ui/Option.tsx';
import type { ParameterType } from './cases.data.ts';

interface Titled {
  id: string;
  title: string;
  titleUr: string | null;
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
  return useOptions($api.useQuery('get', '/case/get-categories', {}, LONG).data?.items);
}

/** Of one category; none while it is not chosen. */
export function useSubCategories(categoryId: string | null): readonly Option[] {
  const params = { path: { id: categoryId ?? '' } };
  const options = { ...LONG, enabled: categoryId !== null };
  return useOptions($api.useQuery('get', '/case/get-categories/{id}', { params }, options).data?.items);
}

export function useAllSubCategories(): readonly Option[] {
  const params = { path: { list: 'case-sub-category' }, query: { limit: 1000 } };
  return useOptions($api.useQuery('get', '/lov/{list}/items', { params }, LONG).data?.items);
}

export function useDistricts(): readonly Option[] {
  return useOptions($api.useQuery('get', '/location/districts/', {}, LONG).data?.items);
}

/** Who can be given a case, with how many each has. */
export function useAgents() {
  return $api.useQuery('get', '/case/agents', {}, { staleTime: 30_000 });
}

export function useAgentFilter(): readonly Option[] {
  const { data } = useAgents();
  return useMemo(() => (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
}

/** What a case can be about: the reference list of each type. */
export const PARAMETER_LISTS = {
  crops: 'crop',
  cropDisease: 'crop-disease',
  cropInsects: 'crop-insect',
  weeds: 'weed',
  nutrientDeficiency: 'nutrient-deficiency',
  abioticStress: 'abiotic-stress',
  livestocks: 'livestock',
  livestockDisease: 'livestock-disease',
  livestockManagement: 'livestock-management',
  livestockNutrition: 'livestock-nutrition',
} as const satisfies Record<ParameterType, string>;

export const PARAMETER_TYPES = Object.keys(PARAMETER_LISTS) as ParameterType[];

/** The entries of the list that a type stands for; those of a crop or an animal name it beside. */
export function useEntries(type: ParameterType): { options: readonly Option[]; isLoading: boolean } {
  const { i18n } = useTranslation();
  const params = { path: { list: PARAMETER_LISTS[type] }, query: { limit: 1000 } };
  const { data, isPending } = $api.useQuery('get', '/lov/{list}/items', { params }, LONG);
  const options = useMemo(
    () =>
      (data?.items ?? []).map(
        ({ id, title, titleUr, parentTitle }): Option => ({
          value: id,
          label: (i18n.language === 'ur' && titleUr) || title,
          ...(parentTitle && { detail: parentTitle }),
        }),
      ),
    [data, i18n.language],
  );
  return { options, isLoading: isPending };
}

/** The farmer of a number; null where nobody has it. */
export function useFarmerOf(msisdn: string | null) {
  const search = msisdn?.replace(/^92/, '0') ?? '';
  const { data } = $api.useQuery(
    'get',
    '/subscription/farmer-agent-wise-list',
    { params: { query: { search, limit: 5 } } },
    { enabled: msisdn !== null },
  );
  const farmer = data?.items.find(({ phone }) => phone === msisdn) ?? null;
  return { farmer, isUnknown: data !== undefined && farmer === null };
}

const FEWEST_LETTERS = 3;

/** More than this is not needed to find what is alike, and not taken. */
const LONGEST_QUESTION = 1000;

/** Cases that are like what is typed; an older answer is never shown for a newer text. */
export function useSimilar(asked: { text: string; msisdn?: string | null; except?: string; limit?: number }) {
  const text = useDeferredValue(asked.text.trim().slice(0, LONGEST_QUESTION).trim());
  const { msisdn, except, limit = 5 } = asked;
  const query = { text, limit, ...(msisdn && { msisdn }), ...(except && { except }) };
  const isAsked = text.length >= FEWEST_LETTERS || Boolean(msisdn);
  const found = $api.useQuery(
    'get',
    '/case/similar',
    { params: { query } },
    { enabled: isAsked, placeholderData: keepPreviousData, retry: false },
  );
  return { items: isAsked ? (found.data?.items ?? []) : [], isAsked, hasFailed: found.error !== null };
}
