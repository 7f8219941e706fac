import { transition } from 'xstate';
import { payloadErrors } from './payload.ts';
import { candidates, guardHolds, snapshotOf, stateText } from './states.ts';
import { toldTo } from './told.ts';
import type { Actor, Decision, EventVerdict, Subject, Trace, Workflow, WorkflowEvent } from './workflow.ts';

export interface Situation {
  actor: Actor;
  /** The version the sender saw (If-Match); absent, only the state is checked. */
  expectedVersion?: number;
}

/**
 * Judges one event on one record. The same answer disables the button and refuses the request.
 * The order of the outcomes is fixed: absent, not permitted, done already, outdated, not from this
 * state, payload, guard. XState itself returns the same snapshot for all of these refusals.
 */
export function decide<F extends object>(
  workflow: Workflow<F>,
  subject: Subject<F> | undefined,
  event: WorkflowEvent,
  { actor, expectedVersion }: Situation,
): Decision<F> {
  if (!subject) return { outcome: 'notFound' };
  const permission = workflow.policy[event.type];
  if (permission === undefined) {
    const values = { workflow: workflow.name, event: event.type };
    const message = `${workflow.name} has no ${event.type}`;
    return { outcome: 'invalid', errors: [{ pointer: '/event', message, code: 'noSuchEvent', values }] };
  }
  if (!actor.permissions.has(permission)) return { outcome: 'forbidden', permission };
  const isRepeat = workflow.isRepeat?.(subject, event, actor) === true;
  if (isRepeat && !isMeantForEarlier(workflow, subject, event, expectedVersion)) return { outcome: 'replayed' };

  const told = (last?: Trace) => last && toldTo(workflow, actor, last);
  const conflict = { outcome: 'conflict', state: subject.state, last: told(subject.last) } as const;
  const allowed = () => allowedEvents(workflow, subject, actor);
  const isOutdated = expectedVersion !== undefined && expectedVersion !== subject.version;
  if (isOutdated && !(workflow.events[event.type]?.stops && wentOnByItself(subject, expectedVersion))) {
    return { ...conflict, last: told(latestOf(subject)), code: 'stale', allowed: allowed() };
  }
  const ways = candidates(workflow.machine, subject.state, event.type);
  if (ways.length === 0) {
    // Who saw the record as it is came too late for nothing.
    const isSeen = expectedVersion !== undefined;
    const code = isSeen ? 'wrongState' : someoneElseDid(workflow, subject, event, actor);
    return { ...conflict, code, allowed: allowed() };
  }
  const errors = payloadErrors(workflow.events[event.type], event);
  if (errors.length > 0) return { outcome: 'invalid', errors };

  const sent = { ...event, actorId: actor.id };
  const failing = failingGuard(workflow, subject, sent);
  if (failing) {
    const pointer = workflow.payloadGuards?.[failing];
    if (pointer) {
      const values = workflow.guardValues?.(failing, subject.facts, sent) ?? {};
      const message = sentence(filled(workflow.guards[failing] ?? failing, values));
      return { outcome: 'invalid', errors: [{ pointer, message, code: failing, values }] };
    }
    return { ...conflict, code: 'guard', guard: failing, allowed: allowed() };
  }
  const [next] = transition(workflow.machine, snapshotOf(workflow.machine, subject.state, subject.facts), sent);
  return { outcome: 'accepted', state: stateText(next.value), facts: next.context as F };
}

/** Whether it is to take back an earlier decision than the one whose taking back was the last step: of that nothing was done. */
function isMeantForEarlier<F extends object>(
  { events }: Workflow<F>,
  { version }: Subject<F>,
  { type }: WorkflowEvent,
  expectedVersion: number | undefined,
): boolean {
  return (
    expectedVersion !== undefined &&
    expectedVersion !== version - 1 &&
    // What takes itself back is a decision as well, and the same one once more.
    Object.entries(events).some(([name, { undo }]) => undo === type && name !== type)
  );
}

/** Whatever happened since that version was done by the service itself. */
function wentOnByItself(
  { version, lastOf = {} }: Pick<Subject<unknown>, 'version' | 'lastOf'>,
  since: number,
): boolean {
  const steps = version - since;
  if (steps <= 0) return false;
  const latest = Object.values(lastOf).slice(-steps);
  return latest.length === steps && latest.every(({ by }) => by.id === null);
}

function filled(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/{{(\w+)}}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Beside a field the words stand alone. */
function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;
}

/** Every event a person could think of on this record: enabled, or why not in the machine's own words. */
export function eventsFor<F extends object>(workflow: Workflow<F>, subject: Subject<F>, actor: Actor): EventVerdict[] {
  return Object.entries(workflow.events)
    .filter(([, description]) => !description.creates && !description.system)
    .map(([event]) => verdict(workflow, subject, event, actor));
}

/** The guard that an event with this payload would fail: why one option of its form cannot be chosen. */
export function guardAgainst<F extends object>(
  workflow: Workflow<F>,
  subject: Subject<F>,
  event: WorkflowEvent,
  actor: Actor,
): string | undefined {
  return failingGuard(workflow, subject, { ...event, actorId: actor.id });
}

/** All guards that an event would fail, of the way that is tried first: a decision names only one of them. */
export function guardsAgainst<F extends object>(
  workflow: Workflow<F>,
  { state, facts }: Pick<Subject<F>, 'state' | 'facts'>,
  event: WorkflowEvent,
): string[] {
  const [way] = candidates(workflow.machine, state, event.type);
  return (way?.guards ?? []).filter((guard) => !guardHolds(workflow.machine, guard, facts, event));
}

/** The events that would be accepted from this person now. */
export function allowedEvents<F extends object>(workflow: Workflow<F>, subject: Subject<F>, actor: Actor): string[] {
  return eventsFor(workflow, subject, actor)
    .filter(({ enabled }) => enabled)
    .map(({ event }) => event);
}

function verdict<F extends object>(
  workflow: Workflow<F>,
  subject: Subject<F>,
  event: string,
  actor: Actor,
): EventVerdict {
  const permission = workflow.policy[event] ?? '';
  if (!actor.permissions.has(permission)) {
    return { event, enabled: false, denial: { kind: 'permission', words: `needs the permission ${permission}` } };
  }
  if (candidates(workflow.machine, subject.state, event).length === 0) {
    const words = `not possible while ${stateWords(workflow, subject.state)}`;
    return { event, enabled: false, denial: { kind: 'state', words } };
  }
  const guard = failingGuard(workflow, subject, { type: event, actorId: actor.id });
  if (guard && !workflow.payloadGuards?.[guard]) {
    return { event, enabled: false, denial: { kind: 'guard', guard, words: workflow.guards[guard] ?? guard } };
  }
  return { event, enabled: true };
}

/** "accepted", or "approved, active" for parallel regions. */
export function stateWords<F extends object>(workflow: Workflow<F>, state: string): string {
  return state
    .split('+')
    .map((part) => workflow.states[part]?.label.toLowerCase() ?? part)
    .join(', ');
}

function failingGuard<F extends object>(
  workflow: Workflow<F>,
  subject: Subject<F>,
  event: WorkflowEvent,
): string | undefined {
  const ways = candidates(workflow.machine, subject.state, event.type);
  const failures = ways.map(({ guards }) =>
    guards.find((guard) => !guardHolds(workflow.machine, guard, subject.facts, event)),
  );
  return failures.includes(undefined) ? undefined : failures[0];
}

/** The very last step, also where another one stands for the record's state: one that moved nothing has changed it all the same. */
function latestOf<F extends object>({ last, lastOf = {} }: Subject<F>): Trace | undefined {
  return Object.values(lastOf).at(-1) ?? last;
}

/** A decision that was possible before the latest step, by another person, was taken from under the sender. */
function someoneElseDid<F extends object>(
  workflow: Workflow<F>,
  subject: Subject<F>,
  event: WorkflowEvent,
  actor: Actor,
): 'wrongState' | 'decidedElsewhere' {
  const { last } = subject;
  const wasPossible = last?.from && candidates(workflow.machine, last.from, event.type).length > 0;
  return wasPossible && last.by.id !== actor.id ? 'decidedElsewhere' : 'wrongState';
}
