import type { KeyboardEvent } from 'react';

/** Escape, which no field, list or window in the inspector has used for itself: the keys go back to what is inspected. */
export function isLeaving(event: KeyboardEvent<HTMLElement>): boolean {
  const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
  if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return false;
  event.preventDefault();
  return true;
}
