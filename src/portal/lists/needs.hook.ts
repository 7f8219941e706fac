import { useCallback, useState } from 'react';
import { LETTER } from './columns.ts';

export type Measure = (table: HTMLTableElement, keys: readonly string[]) => void;

/**
 * How wide the words in each column are, in widths as descriptions name them. What a page needs the next one has too, so
 * that columns come to rest.
 */
export function useNeeds(language: string) {
  const [known, setKnown] = useState<{ language: string; needs: Readonly<Record<string, number>> }>({
    language,
    needs: {},
  });
  if (known.language !== language) setKnown({ language, needs: {} });
  const measure = useCallback<Measure>(
    (table, keys) => {
      const letter = Number.parseFloat(getComputedStyle(table).fontSize);
      const frame = table.parentElement;
      const [left, top] = [frame?.scrollLeft ?? 0, frame?.scrollTop ?? 0];
      table.dataset['measured'] = '';
      const heads = [...table.querySelectorAll<HTMLElement>('thead th')].slice(1);
      const found = keys.map(
        (key, place) => [key, Math.ceil(((heads[place]?.offsetWidth ?? 0) * LETTER) / letter)] as const,
      );
      delete table.dataset['measured'];
      frame?.scrollTo({ left, top, behavior: 'instant' });
      setKnown((before) => {
        const wider = found.filter(([key, width]) => width > (before.needs[key] ?? 0));
        return wider.length === 0 ? before : { language, needs: { ...before.needs, ...Object.fromEntries(wider) } };
      });
    },
    [language],
  );
  return [known.needs, measure] as const;
}
