import type { components } from '../../contract/generated/types.ts';
import { answerOf } from '../api/answer.ts';
import { $api, api, invalidate } from '../api/client.ts';

export type Conduct = components['schemas']['Conduct'];

/** What was done about a farmer's conduct; undefined while it is on its way, and for whom it is not. */
export function useConduct(farmer: string, isMine: boolean): Conduct | undefined {
  const { data } = $api.useQuery(
    'get',
    '/farmer/conduct/{id}',
    { params: { path: { id: farmer } } },
    { enabled: isMine, staleTime: 10_000 },
  );
  return isMine ? data : undefined;
}

const seen = ({ version }: Conduct) => ({ header: { 'If-Match': `"${version}"` } });

export async function warn(conduct: Conduct, reason: string): Promise<void> {
  await answerOf(api.PUT('/farmer/warn', { params: seen(conduct), body: { id: conduct.id, reason } }));
  await refresh();
}

export async function suspend(conduct: Conduct, days: number, reason: string): Promise<void> {
  await answerOf(api.PUT('/farmer/suspend', { params: seen(conduct), body: { id: conduct.id, days, reason } }));
  await refresh();
}

export async function lift(conduct: Conduct): Promise<void> {
  await answerOf(api.PUT('/farmer/lift-suspension', { params: seen(conduct), body: { id: conduct.id } }));
  await refresh();
}

const refresh = () => invalidate('/farmer/conduct', '/forum', '/mandi');
