import { eventsFor } from './decide.ts';
import { onlyKnown, unlessUnknown } from './known.ts';
import { candidates, eventsOf, guardHolds, statesOf } from './states.ts';
import type { Actor, Decision, EventVerdict, Subject, Workflow } from './workflow.ts';

/** The events that would bring a record from the state it is in into another one, each with whether it may happen now. */
export function waysInto<F extends object>(
  workflow: Workflow<F>,
  subject: Subject<F>,
  to: string,
  actor: Actor,
): EventVerdict[] {
  if (subject.state === to) return [];
  return eventsFor(workflow, subject, actor).filter(({ event, enabled }) => {
    const ways = candidates(workflow.machine, subject.state, event);
    const sent = { type: event, actorId: actor.id };
    const open = ways.filter(({ guards }) =>
      guards.every((guard) => guardHolds(workflow.machine, guard, subject.facts, sent)),
    );
    // Of several ways of one event the first that is open is gone: the others lead nowhere now.
    const gone = enabled ? open.slice(0, 1) : ways;
    return gone.some(({ target }) => target !== null && stateAfter(workflow, subject.state, target) === to);
  });
}

/**
 * The states that an event may bring a record into now, whatever is filled in: the first of its ways that is open shuts
 * those after it, unless what is filled in decides whether it is.
 */
export function mayLeadTo<F extends object>(
  { machine }: Workflow<F>,
  { state, facts }: Pick<Subject<F>, 'state' | 'facts'>,
  event: string,
  { id }: Pick<Actor, 'id'>,
): string[] {
  const sent = onlyKnown({ type: event, actorId: id });
  const targets: string[] = [];
  for (const { target, guards } of candidates(machine, state, event)) {
    const holds = guards.map((guard) => unlessUnknown(() => guardHolds(machine, guard, facts, sent)));
    if (holds.includes(false)) continue;
    if (target !== null) targets.push(target);
    if (!holds.includes(undefined)) break;
  }
  return targets;
}

/**
 * What people can do in a state that leads to one in which this event is offered; nothing where the event has led here, for
 * then it is done.
 */
export function stepsTowards<F extends object>(workflow: Workflow<F>, state: string, event: string): string[] {
  const { machine, events } = workflow;
  const isOffered = (at: string) => candidates(machine, at, event).length > 0;
  if (isOffered(state) || leadsInto(workflow, event, state)) return [];
  return eventsOf(machine).filter(
    (name) => events[name]?.system !== true && leads(workflow, state, name).some(isOffered),
  );
}

/** Whether this is a state that the event brings a record into, from any other one. */
export function leadsInto<F extends object>(workflow: Workflow<F>, event: string, state: string): boolean {
  return statesOf(workflow.machine).some((at) => at !== state && leads(workflow, at, event).includes(state));
}

/** Whether the event is offered in one of these states, or in any at all where none is named. */
export function isOfferedIn<F extends object>(
  { machine }: Workflow<F>,
  event: string,
  states: readonly string[],
): boolean {
  const isNamed = (state: string) => states.length === 0 || state.split('+').some((part) => states.includes(part));
  return statesOf(machine).some((state) => isNamed(state) && candidates(machine, state, event).length > 0);
}

interface Judged {
  outcome: Decision<object>['outcome'];
  code?: string;
  state?: string;
}

/** What already is where the event leads is done already, whoever did it and when: one name for the same thing. */
export function asDone<F extends object, Row extends Judged>(
  workflow: Workflow<F>,
  event: string,
  rows: readonly Row[],
): Row[] {
  return rows.map((row) =>
    row.outcome === 'conflict' && row.code === 'wrongState' && leadsInto(workflow, event, row.state ?? '')
      ? { ...row, outcome: 'replayed' }
      : row,
  );
}

function leads<F extends object>(workflow: Workflow<F>, at: string, event: string): string[] {
  return candidates(workflow.machine, at, event).flatMap(({ target }) =>
    target === null ? [] : stateAfter(workflow, at, target),
  );
}

/** Where a record is whose one region has come to a state: the other regions stay as they are. */
function stateAfter<F extends object>({ machine: { root } }: Workflow<F>, state: string, target: string): string {
  if (root.type !== 'parallel') return target;
  const regions = Object.values(root.states);
  return state
    .split('+')
    .map((part, place) => (target in (regions[place]?.states ?? {}) ? target : part))
    .join('+');
}
