import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { $api } from '../../api/client.ts';
import { gathered } from '../../api/gathered.ts';
import { useLive } from '../../api/live.ts';
import { SELDOM, useChoices, useItemsOf, useNamed, useTitle } from '../../reference/choices.ts';
import type { Option } from '../../ui/Option.tsx';
import type { ParameterType } from './cases.data.ts';
import { iconOfCategory } from './category-icons.ts';

export function useCategories(): readonly Option[] {
  return useChoices($api.useQuery('get', '/case/get-categories', {}, SELDOM).data?.items);
}

/** The same with their signs and codes, each in the place where a hand finds it in any language. */
export function useCategoryTiles(): readonly (Option & { code: string })[] {
  const items = $api.useQuery('get', '/case/get-categories', {}, SELDOM).data?.items ?? [];
  const options = useCategories();
  return items.flatMap(({ id, code }) => {
    const option = options.find(({ value }) => value === id);
    return option ? [{ ...option, code, icon: iconOfCategory(code) }] : [];
  });
}

/** Whose network a number is of, by what it begins with. */
export function useOperatorOf(msisdn: string | null): string | null {
  const titleOf = useTitle();
  const { data } = useItemsOf('operator');
  const prefix = Number(msisdn?.slice(2, 5));
  const holding = data?.items.find(({ attributes }) =>
    (attributes['prefixes'] ?? '')
      .split(',')
      .map((range) => range.split('–').map(Number))
      .some(([first = 0, last = first]) => first <= prefix && prefix <= last),
  );
  return msisdn === null ? null : titleOf(holding);
}

/** Of one category; none while it is not chosen. */
export function useSubCategories(categoryId: string | null): readonly Option[] {
  const params = { path: { id: categoryId ?? '' } };
  const options = { ...SELDOM, enabled: categoryId !== null };
  return useChoices($api.useQuery('get', '/case/get-categories/{id}', { params }, options).data?.items);
}

export function useAllSubCategories(): readonly Option[] {
  return useChoices(useItemsOf('case-sub-category').data?.items);
}

/** Who can be given a case, with how many each has. */
export function useAgents() {
  return $api.useQuery('get', '/case/agents', {}, { staleTime: 30_000 });
}

/** What waits by category, and how the week went. */
const STORM = 1_000;

/** How much there is to do, also while others do it. */
export function useOverview() {
  const found = $api.useQuery('get', '/case/overview', {}, { staleTime: 30_000 });
  const { refetch } = found;
  const [again] = useState(() => gathered(() => refetch(), STORM));
  useLive('case', again, again);
  return found;
}

export function useAgentFilter(): readonly Option[] {
  return useNamed(useAgents().data?.items);
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

const ANIMALS: readonly ParameterType[] = [
  'livestocks',
  'livestockDisease',
  'livestockManagement',
  'livestockNutrition',
];

const OF_CROPS: ReadonlySet<string> = new Set(['crop-disease', 'insects', 'weeds', 'nutrition', 'abiotic-stress']);

/** The kinds that belong to a category, by its code; undefined where none do more than others. */
export function typesOf(category: string | undefined): readonly ParameterType[] | undefined {
  if (category?.startsWith('livestock')) return ANIMALS;
  if (category === undefined || !OF_CROPS.has(category)) return undefined;
  return PARAMETER_TYPES.filter((type) => !ANIMALS.includes(type));
}

export const PARAMETER_TYPES = Object.keys(PARAMETER_LISTS) as ParameterType[];

/** The farmer of a number; null where nobody has it. */
export function useFarmerOf(msisdn: string | null) {
  const search = msisdn?.replace(/^92/, '0') ?? '';
  const { data } = $api.useQuery(
    'get',
    '/subscription/farmer-agent-wise-list',
    { params: { query: { search, limit: 5 } } },
    { enabled: msisdn !== null },
  );
  const [found, ...others] = data?.items ?? [];
  // The number of a record that was merged leads to the one that stands, under another number.
  const farmer = data?.items.find(({ phone }) => phone === msisdn) ?? (others.length === 0 ? found : null) ?? null;
  return { farmer, isUnknown: data !== undefined && farmer === null };
}

const FEWEST_LETTERS = 3;

/** More than this is not needed to find what is alike, and not taken. */
const SELDOMEST_QUESTION = 1000;

/** Cases that are like what is typed; an older answer is never shown for a newer text. */
export function useSimilar(asked: { text: string; msisdn?: string | null; except?: string; limit?: number }) {
  const text = useDeferredValue(asked.text.trim().slice(0, SELDOMEST_QUESTION).trim());
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
