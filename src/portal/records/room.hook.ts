import { type RefObject, useLayoutEffect, useState } from 'react';

/** How much room a box has for what is drawn in it, and whether there is more of it on either side. */
export function useRoom(box: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const [beyond, setBeyond] = useState({ before: false, after: false });
  const look = () => {
    const frame = box.current;
    if (!frame) return;
    // In a language from right to left the places are negative.
    const from = Math.abs(frame.scrollLeft);
    const next = { before: from > 1, after: from + frame.clientWidth < frame.scrollWidth - 1 };
    setBeyond((known) => (known.before === next.before && known.after === next.after ? known : next));
  };
  useLayoutEffect(() => {
    const frame = box.current;
    if (!frame) return;
    const watch = new ResizeObserver(() => {
      setRoom(frame.clientWidth);
      look();
    });
    watch.observe(frame);
    return () => watch.disconnect();
  });
  /** Shows what lies further on in the order of reading. */
  const turn = (by: 1 | -1) => {
    const frame = box.current;
    const reading = frame && getComputedStyle(frame).direction === 'rtl' ? -1 : 1;
    frame?.scrollBy({ left: by * reading * frame.clientWidth * 0.7, behavior: 'smooth' });
  };
  return { room, beyond, look, turn };
}
