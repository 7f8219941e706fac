import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { $api, api, invalidate } from '../../api/client.ts';

export type Badge = components['schemas']['Badge'];

export function useBadgeKinds() {
  return $api.useQuery('get', '/badges/', {}, { staleTime: 60_000 });
}

export async function assignBadge(body: components['schemas']['BadgeAssignment']): Promise<void> {
  await answerOf(api.PUT('/badges/assign', { body }));
  await invalidate('/badges', '/stats', '/dashboard');
}
