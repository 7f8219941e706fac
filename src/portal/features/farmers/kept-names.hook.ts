import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import type { TimelineEntry } from './farmers.data.ts';

/** The entries of lists that a step keeps by their titles, as they are called in the reader's language. */
export function useKeptNames(): (facts: TimelineEntry['facts']) => string[] {
  const names = {
    crop: useReferenceWords('crop'),
    stage: useReferenceWords('growth-stage'),
    animal: useReferenceWords('livestock'),
    machine: useReferenceWords('machinery'),
    reasonTitle: useReferenceWords('profile-status-reason'),
  };
  return (facts) =>
    Object.entries(names).flatMap(([key, nameOf]) => {
      const title = facts?.[key];
      return typeof title === 'string' && title !== '' ? [nameOf({ title })] : [];
    });
}
