import { useEffect, useState } from 'react';

/** Whether an element is in the window; an element that is not there yet counts as seen. */
export function useInView(element: Element | null): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
