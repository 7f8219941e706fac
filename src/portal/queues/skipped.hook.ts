import { useState } from 'react';
import { keepIds, keptIds } from './kept-ids.ts';

/** What the person has put off in this window, the first one first; also after the page was loaded again. */
export function useSkipped(screen: string): [readonly string[], (id: string) => void] {
  const key = `fmis-skipped ${screen}`;
  const [skipped, setSkipped] = useState(() => keptIds(key));
  return [
    skipped,
    (id) => {
      const next = [...skipped.filter((other) => other !== id), id];
      keepIds(key, next);
      setSkipped(next);
    },
  ];
}
