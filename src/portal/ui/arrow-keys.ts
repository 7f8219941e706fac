import type { KeyboardEvent } from 'react';

const STOPS = 'input, button:not([tabindex="-1"])';

/** The arrows up and down walk through what can be pressed within an element; at its ends they stay. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  stops[
    stops.findIndex((stop) => stop.contains(document.activeElement)) + (event.key === 'ArrowDown' ? 1 : -1)
  ]?.focus();
  event.preventDefault();
}
