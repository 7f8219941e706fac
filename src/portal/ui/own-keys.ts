import { useSyncExternalStore } from 'react';

/**
 * The letters that a person made change places, kept in the browser: by what a letter does, the one that is pressed for it.
 * Letters that stand where they did are left out.
 */
export type OwnKeys = Readonly<Record<string, string>>;

const KEPT = 'fmis-keys';
const LETTER = /^[a-z]$/;

let own: OwnKeys = readKept();
const watchers = new Set<() => void>();

/** What the pressed letter does: the letter that stands for it wherever keys are told apart. */
export function meaningOf(pressed: string, keys: OwnKeys = own): string {
  return Object.entries(keys).find(([, place]) => place === pressed)?.[0] ?? pressed;
}

/** What is pressed for a key as a legend names it: "A" for "A", or the letter that took its place; "Ctrl K" stays. */
export function pressedFor(key: string, keys: OwnKeys = own): string {
  const letter = key.toLowerCase();
  return LETTER.test(letter) ? (keys[letter]?.toUpperCase() ?? key) : key;
}

/** Both letters change places, so that no deed loses its key. */
export function exchanged(keys: OwnKeys, meaning: string, pressed: string): OwnKeys {
  const before = keys[meaning] ?? meaning;
  const all = { ...keys, [meaning]: pressed, [meaningOf(pressed, keys)]: before };
  return Object.fromEntries(Object.entries(all).filter(([letter, place]) => letter !== place));
}

/** Letters alone, each in one place: anything else that was kept is no order of keys. */
export function parseOwnKeys(text: string | null): OwnKeys {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  const pairs = Object.entries(kept).map(([letter, place]) => [letter, String(place)] as const);
  const [letters, places] = [pairs.map(([letter]) => letter).sort(), pairs.map(([, place]) => place).sort()];
  const isOrder = letters.every((letter, index) => LETTER.test(letter) && letter === places[index]);
  return isOrder ? Object.fromEntries(pairs) : {};
}

export function setOwnKeys(keys: OwnKeys): void {
  own = keys;
  for (const tell of watchers) tell();
  try {
    localStorage.setItem(KEPT, JSON.stringify(keys));
  } catch {
    // Without storage they hold until the page is closed.
  }
}

export function useOwnKeys(): OwnKeys {
  return useSyncExternalStore(watch, () => own);
}

function watch(told: () => void): () => void {
  watchers.add(told);
  return () => watchers.delete(told);
}

function readKept(): OwnKeys {
  try {
    return parseOwnKeys(localStorage.getItem(KEPT));
  } catch {
    return {};
  }
}
