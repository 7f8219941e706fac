import { answerOf } from './answer.ts';
import { api } from './client.ts';

/** Where a stored sound is played from. */
export async function soundAddress(mediaId: string): Promise<string> {
  const { items } = await answerOf(
    api.GET('/portal-adoptive-menu/files', { params: { query: { mediaId: [mediaId] } } }),
  );
  const found = items.find((each) => each.mediaId === mediaId);
  if (!found) throw new Error('the sound is gone');
  return found.url;
}
