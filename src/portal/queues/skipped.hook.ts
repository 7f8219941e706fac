import { useState } from 'react';
import { keepIds, keptIds } from './kept-ids.ts';

/** What the person has put off in this window, the first one first; also after the page was loaded again. */
export function useSkipped(screen: string) {
  const key = `fmis-skipped ${screen}`;
  const [skipped, setSkipped] = useState<readonly string[]>(() => keptIds(key));
  const keep = (next: readonly string[]) => {
    keepIds(key, next);
    setSkipped(next);
  };
  // As it is by now: what takes it up again was made when it was put off.
  const without = (id: string) => keptIds(key).filter((other) => other !== id);
  return {
    skipped,
    putOff: (id: string) => keep([...without(id), id]),
    takeUp: (id: string) => keep(without(id)),
  };
}
