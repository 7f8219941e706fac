import { useState } from 'react';

function read(key: string): readonly string[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** What the person has put off in this window, the first one first; also after the page was loaded again. */
export function useSkipped(screen: string): [readonly string[], (id: string) => void] {
  const key = `fmis-skipped ${screen}`;
  const [skipped, setSkipped] = useState(() => read(key));
  return [
    skipped,
    (id) => {
      const next = [...skipped.filter((other) => other !== id), id];
      sessionStorage.setItem(key, JSON.stringify(next));
      setSkipped(next);
    },
  ];
}
