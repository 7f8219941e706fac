import { useEffect, useLayoutEffect, useRef } from 'react';

/** A line of buttons that marks itself where they do not fit: as set closer, and as going on before or behind what is seen. */
export function useStrip() {
  const strip = useRef<HTMLFieldSetElement>(null);
  // After each drawing: a count that has come makes a button wider.
  useLayoutEffect(() => settle(strip.current));
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const onScroll = () => markEnds(element);
    const observer = new ResizeObserver(() => settle(element));
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);
  return strip;
}

function settle(strip: HTMLElement | null) {
  if (!strip) return;
  strip.toggleAttribute('data-tight', false);
  strip.toggleAttribute('data-tight', strip.scrollWidth > strip.clientWidth);
  markEnds(strip);
}

/** Where the page is read from the right, what is scrolled counts below nothing. */
function markEnds(strip: HTMLElement) {
  const before = Math.abs(strip.scrollLeft);
  strip.toggleAttribute('data-before', before > 1);
  strip.toggleAttribute('data-behind', before + strip.clientWidth < strip.scrollWidth - 1);
}
