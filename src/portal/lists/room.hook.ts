import { useCallback, useState } from 'react';
import { BOX_WIDTH, LETTER } from './columns.ts';

/** How much room a list's columns have, in widths as descriptions name them: in the frame that is there now, which rows that have come bring anew. */
export function useRoom() {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      setRoom((element.clientWidth * LETTER) / letter - BOX_WIDTH);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, room] as const;
}
