import { useEffect, useRef } from 'react';

/** While something typed would be lost, the browser asks before the tab is closed or loaded anew. */
export function useHeldTab(isDirty: boolean): void {
  const isHeld = useRef(isDirty);
  useEffect(() => {
    isHeld.current = isDirty;
  });
  useEffect(() => {
    const close = (event: BeforeUnloadEvent) => {
      if (isHeld.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', close);
    return () => window.removeEventListener('beforeunload', close);
  }, []);
}
