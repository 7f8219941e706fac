import type { KeyboardEvent } from 'react';

const STOPS = 'input, button:not([tabindex="-1"], :disabled)';

/** The arrows up and down walk through what can be pressed within an element; at its ends they stay. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'ArrowDown') walk(event, 1);
  if (event.key === 'ArrowUp') walk(event, -1);
}

/** The arrows to the sides, where it lies side by side: to where they point, in either direction of writing. */
export function walkAcross(event: KeyboardEvent<HTMLElement>) {
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  if (event.key === 'ArrowRight') walk(event, onward);
  if (event.key === 'ArrowLeft') walk(event, onward === 1 ? -1 : 1);
}

function walk(event: KeyboardEvent<HTMLElement>, step: 1 | -1) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  stops[stops.findIndex((stop) => stop.contains(document.activeElement)) + step]?.focus();
  event.preventDefault();
}

/** Letters that follow each other within so many milliseconds are one word. */
const WORD = 800;
let typed: { letters: string; at: number; within: Element | null } = { letters: '', at: 0, within: null };
/** Where letters are written. */
const WRITTEN = 'input:not([type="checkbox"], [type="radio"]), textarea, [role="spinbutton"]';

/** Letters lead to what begins with them, as in a menu. */
export function walkByLetters(event: KeyboardEvent<HTMLElement>) {
  const { key, ctrlKey, metaKey, altKey, timeStamp, target, currentTarget: within } = event;
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
  if (target instanceof Element && target.matches(WRITTEN)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const isOneWord = typed.within === within && timeStamp - typed.at < WORD;
  const letters = (isOneWord ? typed.letters : '') + key.toLocaleLowerCase();
  typed = { letters, at: timeStamp, within };
  const here = stops.findIndex((stop) => stop.contains(document.activeElement));
  stops[
    beginningWith(
      stops.map((stop) => (stop instanceof HTMLInputElement ? stop.labels?.[0] : stop)?.textContent.trim() ?? ''),
      letters,
      here,
    )
  ]?.focus();
  event.preventDefault();
}

/** Which of these begins so, from a place on and around: a first letter leads on to the next one. */
export function beginningWith(words: readonly string[], letters: string, from: number): number {
  const start = Math.max(0, letters.length === 1 ? from + 1 : from);
  const places = words.map((_, step) => (start + step) % words.length);
  return places.find((place) => words[place]?.toLocaleLowerCase().startsWith(letters)) ?? -1;
}
