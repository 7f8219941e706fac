import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, and, type StateValue } from 'xstate';
import type { Workflow } from './workflow.ts';

/** The tag of the state a record is in before it exists. */
export const UNBORN = 'unborn';

/** `accepted`, or the states of parallel regions joined: `approved+active`. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.values(value)
    .map((part) => (part === undefined ? '' : stateText(part)))
    .join('+');
}

/** The snapshot of a record: never stored, always rebuilt from state and facts. */
export function snapshotOf(machine: AnyStateMachine, state: string, facts: object): AnyMachineSnapshot {
  return machine.resolveState({ value: stateValue(machine, state), context: facts });
}

function stateValue(machine: AnyStateMachine, state: string): StateValue {
  const root = machine.root;
  if (root.type !== 'parallel') {
    if (!(state in root.states)) throw new Error(`${machine.id} has no state "${state}"`);
    return state;
  }
  const parts = state.split('+');
  const regions = Object.keys(root.states);
  return Object.fromEntries(
    regions.map((region, index) => {
      const part = parts[index] ?? '';
      if (!(part in (root.states[region]?.states ?? {}))) throw new Error(`${machine.id}.${region} has no "${part}"`);
      return [region, part];
    }),
  );
}

/** Every state a stored record may be in, in the machine's own order; parallel regions combined. */
export function statesOf(machine: AnyStateMachine): string[] {
  const regions = machine.root.type === 'parallel' ? Object.values(machine.root.states) : [machine.root];
  return regions
    .map(bornStates)
    .reduce<string[]>(
      (all, states, index) => (index === 0 ? states : all.flatMap((left) => states.map((right) => `${left}+${right}`))),
      [],
    );
}

function bornStates(region: AnyStateNode): string[] {
  return Object.values(region.states)
    .filter((state) => !state.tags.includes(UNBORN))
    .map((state) => state.key);
}

/** The state before a record exists: where its creating event is decided. */
export function initialState(machine: AnyStateMachine): string {
  return stateText(firstValue(machine.root));
}

function firstValue(node: AnyStateNode): StateValue {
  if (node.type === 'parallel') {
    return Object.fromEntries(Object.values(node.states).map((region) => [region.key, firstValue(region)]));
  }
  return node.initial.target[0]?.key ?? '';
}

/** Every event the machine knows. */
export function eventsOf(machine: AnyStateMachine): string[] {
  return [...new Set(machine.events)];
}

/** The states that are ended: nothing is waiting in them. */
export function endedStates<F extends object>(workflow: Workflow<F>): string[] {
  return Object.keys(workflow.states).filter((state) => workflow.states[state]?.ended);
}

/** The guards by which one event may leave one state: the way in which a person finds out what is missing. */
export interface Candidate {
  target: string | null;
  guards: string[];
  /** What it does on the way, by name. */
  actions: string[];
}

/** The transitions one state offers for one event, in the order in which they are tried. */
export function candidates(machine: AnyStateMachine, state: string, event: string): Candidate[] {
  return activeNodes(machine, state).flatMap((node) =>
    (node.transitions.get(event) ?? []).map((transition) => ({
      target: transition.target?.[0]?.key ?? null,
      guards: guardNames(transition.guard),
      actions: transition.actions.flatMap((action) => nameOf(action) ?? []),
    })),
  );
}

function activeNodes(machine: AnyStateMachine, state: string): AnyStateNode[] {
  const parts = state.split('+');
  const root = machine.root;
  const found =
    root.type === 'parallel'
      ? Object.values(root.states).map((region, index) => region.states[parts[index] ?? ''])
      : [root.states[state]];
  return [...found.filter((node) => node !== undefined), root];
}

function nameOf(action: unknown): string | undefined {
  if (typeof action === 'string') return action;
  const type = typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
  return typeof type === 'string' ? type : undefined;
}

/** How XState marks a guard that asks for all of several; the others it builds look alike but for this. */
const { check: checkAll } = and([]) as unknown as { check: unknown };

/** The names of the guards that must all hold. Another combination could not say which of them fails: it is refused. */
export function guardNames(guard: unknown): string[] {
  if (guard === undefined || guard === null) return [];
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'object' && 'type' in guard && typeof guard.type === 'string') return [guard.type];
  if (typeof guard === 'function' && 'check' in guard && 'guards' in guard && Array.isArray(guard.guards)) {
    if (guard.check !== checkAll)
      throw new Error('Guards are joined by and() alone: name what or() and not() would say.');
    return guard.guards.flatMap(guardNames);
  }
  throw new Error('A guard must have a name, so that a refusal can say why.');
}

/** Whether one named guard holds. */
export function guardHolds(machine: AnyStateMachine, guard: string, context: object, event: { type: string }): boolean {
  const predicate = machine.implementations.guards?.[guard];
  if (typeof predicate !== 'function') throw new Error(`${machine.id} names an unknown guard "${guard}"`);
  return predicate({ context, event }, undefined);
}
