import type { Caller } from '../../../../../machines/ivr/menu.ts';
import { answerOf } from '../../../api/answer.ts';
import { $api, api } from '../../../api/client.ts';

/** A real farmer as the menu's queries see them. */
export async function loadCaller(msisdn: string): Promise<Caller> {
  return await answerOf(api.GET('/portal-adoptive-menu/caller/{msisdn}', { params: { path: { msisdn } } }));
}

const kept = { staleTime: 300_000 };

const lists = { crops: '/crop/all', livestock: '/livestock', machineries: '/machinery' } as const;

/** What farmers grow, keep and use. */
export function useHoldings(of: keyof typeof lists) {
  return $api.useQuery('get', lists[of], {}, kept);
}

/** Provinces, districts and tehsils; `list` says which. */
export function usePlaces() {
  return $api.useQuery('get', '/location/all', {}, kept);
}
