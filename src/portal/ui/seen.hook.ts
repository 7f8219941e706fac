import { useEffect, useEffectEvent, useState } from 'react';

/** So long must a thing have stood in view, in milliseconds, before a key may decide on it: longer than a blink. */
const MOMENT = 300;
/** So much of it, in pixels, or all of what is shorter, and not what a bar at the end of the window lies over. */
const ENOUGH = 72;

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
    const observer = new IntersectionObserver(
      (sights) => {
        window.clearTimeout(timer);
        if (isEnough(sights.at(-1))) timer = window.setTimeout(() => setSeen(what), MOMENT);
        else setSeen(null);
      },
      { rootMargin: `0px 0px ${-coveredBy('[data-docked]')}px`, threshold: STEPS },
    );
    observer.observe(element);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      setSeen(null);
    };
  }, [what]);
  return what !== null && seen === what;
}

/** It tells at each hundredth of the height that comes into view. */
const STEPS = Array.from({ length: 101 }, (_, step) => step / 100);

function isEnough(sight: IntersectionObserverEntry | undefined): boolean {
  if (!sight?.isIntersecting) return false;
  return sight.intersectionRect.height >= Math.min(ENOUGH, sight.boundingClientRect.height - 1);
}

/** How high a bar stands over the end of the window. */
function coveredBy(bar: string): number {
  const top = document.querySelector(bar)?.getBoundingClientRect().top;
  return top === undefined ? 0 : Math.max(0, window.innerHeight - top);
}
