import { useEffect, useEffectEvent } from 'react';

let ahead = '';

/** The letters typed since a dialog was asked for: for its field to begin with. They are given once. */
export function takeTypedAhead(): string {
  const letters = ahead;
  ahead = '';
  return letters;
}

/** Stands for a dialog that was asked for and whose code is on its way: what is typed is meant for it, not for the page. */
export function AwaitedDialog({ onClose }: { onClose?: (() => void) | undefined }) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    event.stopPropagation();
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') onClose?.();
    else if (key === 'Backspace') ahead = ahead.slice(0, -1);
    else if (key.length === 1) ahead += key;
    else if (key !== 'Enter') return;
    event.preventDefault();
  });
  useEffect(() => {
    ahead = '';
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return <span hidden data-holds-keys="" />;
}
