import { useEffect, useRef, useState } from 'react';
import { BOX_WIDTH, LETTER } from './columns.ts';

/** How much room a list's columns have, in widths as descriptions name them. */
export function useRoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
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
