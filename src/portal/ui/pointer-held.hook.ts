import { useState, useSyncExternalStore } from 'react';

let isHeld = false;
const watchers = new Set<() => void>();

function hold(held: boolean) {
  isHeld = held;
  for (const tell of watchers) tell();
}

/** What the pointer came down on is pressed first: what it leads to is done before anything moves. */
const letGo = () => setTimeout(() => hold(false));
const press = () => hold(true);

function follow(tell: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', letGo, true);
    window.addEventListener('pointercancel', letGo, true);
  }
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
    if (watchers.size > 0) return;
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', letGo, true);
    window.removeEventListener('pointercancel', letGo, true);
    isHeld = false;
  };
}

/**
 * What is said at a field, as it was while a button of the pointer is down: a line that comes as the field is left would push
 * what was pressed away from under the pointer, and the press would be lost.
 */
export function useUnmoved<Said>(said: Said): Said {
  const held = useSyncExternalStore(
    follow,
    () => isHeld,
    () => false,
  );
  const [shown, setShown] = useState(said);
  if (!held && shown !== said) setShown(said);
  return held ? shown : said;
}
