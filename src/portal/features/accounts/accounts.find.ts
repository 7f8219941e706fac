import { answerOf } from '../../api/answer.ts';
import { api } from '../../api/client.ts';
import type { Found } from '../../manifest.ts';
import { path } from '../../paths.ts';

/** Agents by name, e-mail or number. */
export async function findAgents(search: string, signal: AbortSignal): Promise<Found[]> {
  const params = { query: { search, limit: 6 } };
  const { items } = await answerOf(api.GET('/auth/agent', { params, signal }));
  return items.map(({ id, name, email }) => ({
    id: `agent ${id}`,
    label: name,
    detail: email,
    href: `${path('accounts')}?open=${id}`,
  }));
}
