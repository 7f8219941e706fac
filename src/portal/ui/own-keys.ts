import { useSyncExternalStore } from 'react';

/**
 * The letters that a person made change places, kept in the browser: by what a letter does, the one that is pressed for it.
 * Letters that stand where they did are left out.
 */
export type OwnKeys = Readonly<Record<string, string>>;

const KEPT = 'fmis-keys';
const LETTER = /^[a-z]$/;

const LETTERS_OFF = 'fmis-letters-off';

let own: OwnKeys = parseOwnKeys(kept(KEPT));
let areLettersOff = kept(LETTERS_OFF) !== null;
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

/** Whether this is a letter alone, while letters alone do nothing. */
export function isSilenced(key: string): boolean {
  return areLettersOff && LETTER.test(key.toLowerCase());
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
  keep(KEPT, JSON.stringify(keys));
}

/** For those who dictate, or whose screen reader has keys of its own. */
export function setLettersOff(off: boolean): void {
  areLettersOff = off;
  keep(LETTERS_OFF, off ? 'off' : null);
}

export function useOwnKeys(): OwnKeys {
  return useSyncExternalStore(watch, () => own);
}

export function useLettersOff(): boolean {
  return useSyncExternalStore(watch, () => areLettersOff);
}

function watch(told: () => void): () => void {
  watchers.add(told);
  return () => watchers.delete(told);
}

function keep(name: string, text: string | null): void {
  for (const tell of watchers) tell();
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Without storage it holds until the page is closed.
  }
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
