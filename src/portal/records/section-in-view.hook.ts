import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Below the tabs, and a little of what comes. */
const READING_LINE = 120;

/** Which of the sections on a page is being read: it follows the scroll, and a tab that is pressed. */
export function useSectionInView(keys: readonly string[]) {
  const [current, setCurrent] = useState(keys[0] ?? '');
  const isPressed = useRef(false);
  const follow = useEffectEvent(({ target }: Event) => {
    // The section that a tab led to may stand too near to the end to come up to the line.
    if (isPressed.current) {
      isPressed.current = false;
      return;
    }
    const scroller = target instanceof Element ? target : document.documentElement;
    if (keys.every((key) => !scroller.contains(document.getElementById(key)))) return;
    const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
    const line = isAtEnd && scroller.scrollTop > 0 ? window.innerHeight : READING_LINE;
    let [read, highest] = [keys[0] ?? '', Number.NEGATIVE_INFINITY];
    for (const key of keys) {
      const top = document.getElementById(key)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      if (top <= line && top > highest) [read, highest] = [key, top];
    }
    setCurrent(read);
  });
  useEffect(() => {
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', follow, { capture: true });
  }, []);
  const show = (key: string) => {
    setCurrent(key);
    isPressed.current = true;
    document.getElementById(key)?.scrollIntoView({ block: 'start' });
    // Where nothing had to be scrolled the next scroll is a person's.
    requestAnimationFrame(() => requestAnimationFrame(() => (isPressed.current = false)));
  };
  return { current, show };
}
