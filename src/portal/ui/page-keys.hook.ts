import { useEffect, useRef } from 'react';
import { isTyping, keyOf } from './keyboard.ts';
import { isDialogOpen } from './open-dialog.ts';

/** Of a choice that is all in sight the arrows and the space bar are its own, letters and digits are not. */
function isOnTile({ target, key }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio' && key.length === 1 && key !== ' ';
}

/** Keys of a page, from anywhere on it unless somebody types or a dialog is open. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current[keyOf(event)];
      if (!act || (isTyping(event.target) && !isOnTile(event)) || isDialogOpen()) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
