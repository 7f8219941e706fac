import { useState } from 'react';
import { $api } from '../../api/client.ts';
import { serverNow } from '../../api/server-clock.ts';
import { SELDOM, useChoices, useNamed } from '../../reference/choices.ts';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import type { Option } from '../../ui/Option.tsx';
import { seasonsAround } from './seasons.ts';

export function useLoanTypes(): readonly Option[] {
  return useChoices($api.useQuery('get', '/loan/types', {}, SELDOM).data?.items);
}

/** How much a loan of a type may be; nothing while none is chosen. */
export function useLoanLimits() {
  const types = $api.useQuery('get', '/loan/types', {}, SELDOM).data?.items;
  return (typeId: string | null) => types?.find(({ id }) => id === typeId)?.limit ?? null;
}

export function useLoanPartners(): readonly Option[] {
  return useChoices($api.useQuery('get', '/loan/partners', {}, SELDOM).data?.items);
}

export function usePaymentModes(): readonly Option[] {
  return useChoices($api.useQuery('get', '/loan-payment-mode', {}, SELDOM).data?.items);
}

/** The seasons one can choose, with the one that was chosen long ago. */
export function useSeasons(chosen: string | null = null): readonly Option[] {
  const [around] = useState(() => seasonsAround(serverNow()));
  const wordOf = useReferenceWords('crop-season');
  const seasons = chosen === null || around.includes(chosen) ? around : [...around, chosen];
  return seasons.map((season) => ({ value: season, label: wordOf({ title: season }) }));
}

/** The server is asked of so many at once. */
const ASKED_OF = 100;

/** Who can be assigned, to each of these applications where they are named, with how many open ones each has; null: they are not known yet. */
export function useAgents(loans: readonly string[] | null = []) {
  return $api.useQuery(
    'get',
    '/loan/agents',
    { params: { query: loans && loans.length > 0 ? { loanId: loans.slice(0, ASKED_OF) } : {} } },
    { staleTime: 30_000, enabled: loans !== null },
  );
}

export function useAgentOptions(): readonly Option[] {
  return useNamed(useAgents().data?.items);
}
