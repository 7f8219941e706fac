import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import { serverNow } from '../../api/server-clock.ts';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import type { Option } from '../../ui/Option.tsx';
import { seasonsAround } from './seasons.ts';

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

export function useLoanTypes(): readonly Option[] {
  return useOptions($api.useQuery('get', '/loan/types', {}, LONG).data?.items);
}

/** How much a loan of this type may be; nothing while the type is not chosen. */
export function useLoanLimit(typeId: string | null) {
  const types = $api.useQuery('get', '/loan/types', {}, LONG).data?.items;
  return types?.find(({ id }) => id === typeId)?.limit ?? null;
}

export function useLoanPartners(): readonly Option[] {
  return useOptions($api.useQuery('get', '/loan/partners', {}, LONG).data?.items);
}

export function usePaymentModes(): readonly Option[] {
  return useOptions($api.useQuery('get', '/loan-payment-mode', {}, LONG).data?.items);
}

export function useDistricts(): readonly Option[] {
  return useOptions($api.useQuery('get', '/location/districts/', {}, LONG).data?.items);
}

/** The seasons one can choose, with the one that was chosen long ago. */
export function useSeasons(chosen: string | null = null): readonly Option[] {
  const [around] = useState(() => seasonsAround(serverNow()));
  const wordOf = useReferenceWords('crop-season');
  const seasons = chosen === null || around.includes(chosen) ? around : [...around, chosen];
  return seasons.map((season) => ({ value: season, label: wordOf({ title: season }) }));
}

/** Who can be assigned, with how many open applications each has. */
export function useAgents() {
  return $api.useQuery('get', '/loan/agents', {}, { staleTime: 30_000 });
}

export function useAgentOptions(): readonly Option[] {
  const { data } = useAgents();
  return useMemo(() => (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
}
