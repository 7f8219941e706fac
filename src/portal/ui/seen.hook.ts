import { useEffect, useEffectEvent, useState } from 'react';

/** So long must a thing have stood in view, in milliseconds, before a key may decide on it: longer than a blink. */
const MOMENT = 300;

/**
 * Whether this has been seen: drawn, in view, and the same for a moment. Nothing is decided on what has not; where it is shown
 * says so with `data-seen`. Without anything to see, or with something else, the moment begins anew.
 */
export function useSeen(what: string | null, find: () => Element | null): boolean {
  const [seen, setSeen] = useState<string | null>(null);
  const look = useEffectEvent(find);
  useEffect(() => {
    const element = what === null ? null : look();
    if (!element) return undefined;
    let timer: number | undefined;
    // It tells only when a frame is drawn: nothing is seen in a window that lies behind another one.
    const observer = new IntersectionObserver((sights) => {
      window.clearTimeout(timer);
      if (sights.at(-1)?.isIntersecting) timer = window.setTimeout(() => setSeen(what), MOMENT);
      else setSeen(null);
    });
    observer.observe(element);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      setSeen(null);
    };
  }, [what]);
  return what !== null && seen === what;
}
