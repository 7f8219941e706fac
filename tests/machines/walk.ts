import type { AnyMachineSnapshot } from 'xstate';
import { stateText } from '../../machines/shared/states.ts';
import type { WorkflowEvent } from '../../machines/shared/workflow.ts';
import { createTestModel } from '../support/model.ts';
import { ACTOR_ID, type Sample } from './sample.ts';

export interface Place {
  state: string;
  facts: object;
  /** How to get here from a record that does not exist yet. */
  path: WorkflowEvent[];
}

export interface Way {
  from: Place;
  event: WorkflowEvent;
  to: string;
}

/** The paths of a machine, none the beginning of another, that together take every way that it has: `path.test` runs one. */
export function pathsOf(sample: Sample<object>) {
  const events: WorkflowEvent[] = sample.events.map((event) => ({ actorId: ACTOR_ID, ...event }));
  const model = createTestModel(sample.workflow.machine, {
    // How it came there belongs to what is reached: so that every way is taken, not only every place seen.
    serializeState(snapshot, event, before) {
      const way = event && before ? ` by ${JSON.stringify(event)} from ${placeOf(sample, before)}` : '';
      return `${placeOf(sample, snapshot)}${way}`;
    },
    stateMatcher: (snapshot, state) => stateText(snapshot.value) === state,
  });
  return model.getShortestPaths({ events: (snapshot) => events.filter((event) => snapshot.can(event)) });
}

/** Every place the machine can be brought to, by a shortest path, and every way that leads on from there. */
export function walk(sample: Sample<object>): { places: Place[]; ways: Way[] } {
  const places = new Map<string, Place>();
  const ways = new Map<string, { from: string; event: WorkflowEvent; to: string }>();
  for (const { steps } of pathsOf(sample)) {
    for (const [place, { state, event }] of steps.entries()) {
      const path = steps.slice(1, place + 1).map((step) => step.event);
      const known = places.get(placeOf(sample, state));
      if (!known || known.path.length > path.length) {
        places.set(placeOf(sample, state), { state: stateText(state.value), facts: state.context, path });
      }
      const before = steps[place - 1]?.state;
      if (!before) continue;
      const way = { from: placeOf(sample, before), event, to: stateText(state.value) };
      ways.set(JSON.stringify([way.from, event]), way);
    }
  }
  return {
    places: [...places.values()],
    ways: [...ways.values()].flatMap(({ from, event, to }) => {
      const place = places.get(from);
      return place ? [{ from: place, event, to }] : [];
    }),
  };
}

/** Every transition that is written down in the machine: state, event and where it leads. */
export function writtenTransitions(sample: Sample<object>): string[] {
  const { machine } = sample.workflow;
  const regions = machine.root.type === 'parallel' ? Object.values(machine.root.states) : [machine.root];
  return regions.flatMap((region) =>
    Object.values(region.states).flatMap((state) =>
      [...state.transitions.values()]
        .flat()
        .map((way) => `${state.key} ${way.eventType} ${way.target?.[0]?.key ?? state.key}`),
    ),
  );
}

function placeOf(sample: Sample<object>, { value, context }: AnyMachineSnapshot): string {
  return `${stateText(value)} ${sample.digest(context)}`;
}
