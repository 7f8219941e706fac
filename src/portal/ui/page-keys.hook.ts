import { useEffect, useRef } from 'react';
import { isTyping, keyOf } from './keyboard.ts';
import { isDialogOpen } from './open-dialog.ts';

/** Of a choice that is all in sight the arrows and the space bar are its own, letters and digits are not. */
function isOnTile({ target, key }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio' && key.length === 1 && key !== ' ';
}

type Keys = { current: Readonly<Record<string, () => void>> };

/** The keys of all parts of the page. */
const heard = new Set<Keys>();

/** Does what the key does; nothing where no part of the page hears it. */
export function pressKey(key: string): void {
  for (const { current } of heard) {
    const act = current[key];
    if (act) {
      act();
      return;
    }
  }
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
    heard.add(latest);
    return () => {
      window.removeEventListener('keydown', listen);
      heard.delete(latest);
    };
  }, []);
}
