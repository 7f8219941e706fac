import { useCallback } from 'react';
import { toast } from '../ui/toast.queue.ts';
import { useErrorWords } from './error.words.ts';

/** Waits for what was sent at a press, and says why where it is refused. */
export function useAttempt(): (work: Promise<unknown>) => Promise<void> {
  const wordsOf = useErrorWords();
  return useCallback(
    async (work) => {
      try {
        await work;
      } catch (refusal) {
        toast.error(wordsOf(refusal));
      }
    },
    [wordsOf],
  );
}
