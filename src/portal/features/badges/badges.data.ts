import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { $api, api, invalidate } from '../../api/client.ts';
import type { QueueQuery } from '../../queues/queue.ts';
import type { Sending } from '../../workflow/sending.ts';
import { sendWorkflowEvent } from '../../workflow/workflow.data.ts';

export type Badge = components['schemas']['Badge'];

export async function loadBadges(states: Badge['state'][], { search, limit }: QueueQuery) {
  const order = states.includes('recommended') ? {} : { sort: '-stateSince' as const };
  const query = { status: states, limit, ...order, ...(search !== '' && { search }) };
  return await answerOf(api.GET('/badges/recomendations', { params: { query } }));
}

export async function sendBadgeEvent(sending: Sending): Promise<unknown> {
  const { id, version, event, payload } = sending;
  const params = { header: { 'If-Match': `"${version}"` } };
  const { reason } = payload;
  const body = { id, ...(typeof reason === 'string' && reason !== '' && { reason }) };
  if (event === 'ACCEPT') return answerOf(api.PUT('/badges/accept', { params, body }));
  if (event === 'REJECT') return answerOf(api.PUT('/badges/reject', { params, body }));
  return sendWorkflowEvent('badge', sending);
}

export function useBadgeKinds() {
  return $api.useQuery('get', '/badges/', {}, { staleTime: 60_000 });
}

export async function assignBadge(body: components['schemas']['BadgeAssignment']): Promise<void> {
  await answerOf(api.PUT('/badges/assign', { body }));
  await invalidate('/badges', '/stats', '/dashboard');
}
