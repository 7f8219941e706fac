import { answerOf } from '../../api/answer.ts';
import { api } from '../../api/client.ts';
import type { Found } from '../../manifest.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { phoneWritten } from '../../ui/phones.ts';

/** Farmers by name, number or CNIC. */
export async function findFarmers(search: string, signal: AbortSignal): Promise<Found[]> {
  const params = { query: { search, limit: 6 } };
  const { items } = await answerOf(api.GET('/subscription/farmer-agent-wise-list', { params, signal }));
  return items.map((farmer) => ({
    id: `farmer ${farmer.id}`,
    label: nameOf(farmer),
    detail: phoneWritten(farmer.phone),
    href: path('profile', farmer.id),
  }));
}
