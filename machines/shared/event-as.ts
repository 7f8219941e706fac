import { assertEvent } from 'xstate';

/** The event that a guard or an action is meant for: standing at another, it says so instead of judging what is not there. */
export function eventAs<E extends { type: string }, T extends E['type']>(event: E, ...types: T[]) {
  assertEvent(event as { type: string }, types);
  return event as Extract<E, { type: T }>;
}
