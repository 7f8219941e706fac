import i18next from 'i18next';
import type { operations } from '../../../../contract/generated/types.ts';
import { fetchFile } from '../../../api/client.ts';
import { fieldWords } from '../../../api/problem.words.ts';

type Answer = operations['readMenuArchive']['responses'][200]['content']['application/json'];

export interface SentArchive extends Pick<Answer, 'menu' | 'kept' | 'known'> {
  refused: readonly { name: string; words: string }[];
}

export const ARCHIVES = ['application/gzip', 'application/x-gzip', 'application/x-compressed-tar', '.tar.gz', '.tgz'];

export function isArchive({ name }: File): boolean {
  return /\.(tar\.gz|tgz)$/i.test(name);
}

/** Gives the server the sounds of a file; the draft stays as it is. */
export async function sendArchive(file: File): Promise<SentArchive> {
  const form = new FormData();
  form.append('archive', file);
  const response = await fetchFile('/portal-adoptive-menu/archive', { method: 'POST', body: form });
  const { menu, kept, known, refused }: Answer = await response.json();
  await i18next.loadNamespaces('refusals');
  return {
    menu,
    kept,
    known,
    refused: refused.map(({ name, code, values, message }) => ({
      name,
      words: fieldWords({ pointer: '', code, values, message }),
    })),
  };
}
