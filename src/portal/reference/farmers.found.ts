import { answerOf } from '../api/answer.ts';
import { $api, api } from '../api/client.ts';

const FARMERS = '/subscription/farmer-agent-wise-list';

interface Asked {
  limit: number;
  status?: 'active'[];
}

/** Of fewer different letters any name would do. */
const FEWEST_LETTERS = 3;
const isName = (words: string) =>
  !/\p{Nd}/u.test(words) && new Set(words.toLocaleLowerCase().match(/\p{L}/gu)).size >= FEWEST_LETTERS;

/** Farmers by the beginning of a name or a number; where nobody is written so, those whose names sound like it. */
export function useFarmersFound(words: string, asked: Asked & { enabled?: boolean }) {
  const { enabled = true, ...more } = asked;
  const written = useFarmers({ search: words, ...more }, enabled);
  const isBySound = enabled && written.data?.items.length === 0 && isName(words);
  const heard = useFarmers({ soundsLike: words, ...more }, isBySound);
  const { data, isPending, isError } = isBySound ? heard : written;
  return { farmers: data?.items ?? [], isBySound, isPending, isError };
}

const useFarmers = (query: Asked & { search?: string; soundsLike?: string }, enabled: boolean) =>
  $api.useQuery('get', FARMERS, { params: { query } }, { enabled, retry: false });

/** The same, asked once. */
export async function findFarmersOnce(words: string, asked: Asked, signal: AbortSignal) {
  const found = async (query: { search?: string; soundsLike?: string }) =>
    (await answerOf(api.GET(FARMERS, { params: { query: { ...query, ...asked } }, signal }))).items;
  const farmers = await found({ search: words });
  const isBySound = farmers.length === 0 && isName(words);
  return { farmers: isBySound ? await found({ soundsLike: words }) : farmers, isBySound };
}
