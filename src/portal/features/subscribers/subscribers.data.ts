import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { api } from '../../api/client.ts';
import { refresh } from '../../workflow/entity.data.ts';
import { doNotCall } from './do-not-call.entity.ts';
import { subscribers } from './subscriber.entity.ts';

export async function subscribeNumber(body: components['schemas']['Subscription']) {
  const now = await answerOf(api.POST('/subscription/subscribe', { body }));
  await refresh(subscribers);
  return now;
}

export async function enterNumber(body: components['schemas']['DoNotCallForm']) {
  const entry = await answerOf(api.POST('/dncr-list', { body }));
  await refresh(doNotCall);
  return entry;
}
