import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { $api, api, invalidate } from '../../api/client.ts';
import { useChoices } from '../../reference/choices.ts';
import type { Option } from '../../ui/Option.tsx';

export type Badge = components['schemas']['Badge'];

export function useBadgeKinds() {
  return $api.useQuery('get', '/badges/', {}, { staleTime: 60_000 });
}

export function useKindChoices(): readonly Option[] {
  return useChoices(useBadgeKinds().data?.items);
}

export async function assignBadge(body: components['schemas']['BadgeAssignment']): Promise<void> {
  await answerOf(api.PUT('/badges/assign', { body }));
  await invalidate('/badges', '/stats', '/dashboard');
}
