import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../api/error.words.ts';
import { fileNameOf, saveFile } from '../../file.ts';
import { toast } from '../../ui/toast.queue.ts';
import { type Import, rowsFile } from './imports.data.ts';

/** Saves rows of a file as CSV. */
export function useSaveRows({ id, filename }: Import) {
  const { t } = useTranslation('imports');
  const wordsOf = useErrorWords();
  return async (which: 'wrong' | 'failed' | 'changed' | 'all') => {
    try {
      const name = `${filename.replace(/\.\w+$/, '')} ${t(`fileNames.${which}`)}`;
      saveFile(await rowsFile(id, which), fileNameOf(name, 'csv'));
    } catch (error) {
      toast.error(t('notSaved'), { detail: wordsOf(error) });
    }
  };
}
