import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../api/error.words.ts';
import { toast } from '../../ui/toast.queue.ts';
import { correctCell, type Import } from './imports.data.ts';

/** Writes a cell of a wrong row, or all that are wrong alike. */
export function useCorrect({ id }: Import) {
  const { t } = useTranslation('imports');
  const wordsOf = useErrorWords();
  return async (cell: Parameters<typeof correctCell>[1]) => {
    try {
      await correctCell(id, cell);
    } catch (error) {
      toast.error(t('notCorrected'), { detail: wordsOf(error) });
    }
  };
}
