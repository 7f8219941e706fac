import { useEffect } from 'react';
import { keyOf } from '../ui/keyboard.ts';

/** Ctrl+K, or ⌘K: works also while typing. */
export function usePaletteShortcut(open: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (keyOf(event) !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
}
