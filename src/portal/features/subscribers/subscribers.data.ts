import { callNamed } from '../../api/client.ts';
import { refresh } from '../../workflow/entity.data.ts';
import { doNotCall } from './do-not-call.entity.ts';
import { subscribers } from './subscriber.entity.ts';

export async function subscribeNumber(body: { msisdn: string; languageId?: string }): Promise<void> {
  await callNamed('post', '/subscription/subscribe', { params: {}, body });
  await refresh(subscribers);
}

export async function enterNumber(body: { msisdn: string; source: string; reason: string }): Promise<void> {
  await callNamed('post', '/dncr-list', { params: {}, body });
  await refresh(doNotCall);
}
