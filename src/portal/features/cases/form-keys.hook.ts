import { useEffect, useEffectEvent } from 'react';

/** From any field: Ctrl Enter sends, Alt and the arrow down goes over to what is alike. */
export function useFormKeys(act: (event: KeyboardEvent) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isBeside = event.key === 'ArrowDown' && event.altKey;
    if (!(isSent || isBeside) || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  });
  useEffect(() => {
    // Before the controls see it: some keep these keys to themselves.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}
