/** A step through the browser's history, or another way to an address, before it is made. */
export interface Travel {
  navigationType: string;
  destination: { url: string; index: number };
}

type Travels = EventTarget & { currentEntry?: { index: number } | null };

/** Where the browser announces such steps; one that does not cannot be stopped, and what was typed waits as a draft. */
export function navigationOf(scope: object): Travels | undefined {
  return 'navigation' in scope && scope.navigation instanceof EventTarget ? scope.navigation : undefined;
}
