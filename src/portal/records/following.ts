import type { LiveStep } from '../workflow/live-step.ts';

/** Whose step it is that the page has not yet: a colleague's, this person's own in another window, or of the service alone. */
export type Followed = 'own' | 'service' | null;

/** Whether the page shows by itself what happened since it was read; what a colleague did is never taken along unseen. */
export function followedOf(newer: readonly Pick<LiveStep, 'by'>[], viewerId: string): Followed {
  if (newer.at(-1)?.by.id === viewerId) return 'own';
  return newer.length > 0 && newer.every(({ by }) => by.id === null || by.id === viewerId) ? 'service' : null;
}

/** What can be done about the record: its buttons, and the menu with the rest of them. */
const STEPS = '[data-steps]';

/** Somebody is at the buttons of the page, which may be others a moment later. A finger that has left leaves no hover behind. */
export function isAboutToPress(): boolean {
  const hasPointer = window.matchMedia('(hover: hover)').matches;
  return document.querySelector(`${STEPS}:focus-within, [role="menu"]${hasPointer ? `, ${STEPS}:hover` : ''}`) !== null;
}
