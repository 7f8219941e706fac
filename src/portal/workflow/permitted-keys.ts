import type { Actor, EventVerdict } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import type { Payload } from './sending.ts';

/** A letter that sends an event for the record that is open, or under the cursor. */
export interface EventKey {
  key: string;
  event: string;
  /** Only with the record itself before one's eyes. */
  onRecord?: true;
  /** Sends the event in a list with what nobody need be asked then, under a name of its own: `keys.<name>` in the namespace. */
  short?: { name: string; payload: (viewer: Actor) => Payload };
}

/** The letters that mean something to this person: of what they may never do no legend speaks. */
export function permittedKeys(
  entity: Entity,
  keys: readonly EventKey[] = [],
  permissions: ReadonlySet<string>,
): readonly EventKey[] {
  const { policy } = workflowOf(entity);
  return keys.filter(({ event }) => permissions.has(policy[event] ?? ''));
}

/** Every letter that is a step of such a record, by its permitted meaning where there is one: pressed in vain, it says why. */
export function lettersOf(keys: readonly EventKey[] = [], permitted: readonly EventKey[]): readonly EventKey[] {
  const taken = new Set(permitted.map(({ key }) => key));
  return [...permitted, ...keys.filter(({ key, short }) => !short && !taken.has(key))];
}

/** The letters that do something with this record now. */
export function possibleKeys(keys: readonly EventKey[], verdicts: readonly EventVerdict[]): readonly EventKey[] {
  return keys.filter(({ event }) => verdicts.some((verdict) => verdict.event === event && verdict.enabled));
}
