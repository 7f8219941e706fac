import { useEffect, useEffectEvent, useState } from 'react';

/** So long must a thing have stood in view, in milliseconds, before a key may decide on it: longer than a blink. */
const MOMENT = 300;
/** So much of it, in pixels, or all of what is shorter, and not what a bar at the end of the window lies over. */
const ENOUGH = 72;

/**
 * Whether this has been seen: drawn with the pictures of it that are in view, and the same for a moment. Nothing is decided on
 * what has not; where it is shown says so with `data-seen`. Without anything to see, or with something else, the moment begins
 * anew.
 */
export function useSeen(what: string | null, find: () => Element | null): boolean {
  const [seen, setSeen] = useState<string | null>(null);
  const look = useEffectEvent(find);
  useEffect(() => {
    const element = what === null ? null : look();
    if (!element) return undefined;
    let timer: number | undefined;
    let isInView = false;
    const judge = () => {
      window.clearTimeout(timer);
      if (isInView && !isArriving(element)) timer = window.setTimeout(() => setSeen(what), MOMENT);
      else setSeen(null);
    };
    // It tells only when a frame is drawn: nothing is seen in a window that lies behind another one.
    const observer = new IntersectionObserver(
      (sights) => {
        isInView = isEnough(sights.at(-1));
        judge();
      },
      { rootMargin: `0px 0px ${-coveredBy('[data-docked]')}px`, threshold: STEPS },
    );
    observer.observe(element);
    // A picture that comes, or does not, tells nobody above it: it is heard on its way down.
    for (const end of ['load', 'error']) element.addEventListener(end, judge, true);
    return () => {
      window.clearTimeout(timer);
      for (const end of ['load', 'error']) element.removeEventListener(end, judge, true);
      observer.disconnect();
      setSeen(null);
    };
  }, [what]);
  return what !== null && seen === what;
}

/** A picture of it that is in view has neither come nor failed. */
export function isArriving(element: Element): boolean {
  const end = window.innerHeight - coveredBy('[data-docked]');
  return [...element.querySelectorAll('img')].some((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return !picture.complete && bottom > 0 && top < end;
  });
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
