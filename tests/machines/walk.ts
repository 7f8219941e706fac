import { transition } from 'xstate';
import { initialState, snapshotOf, stateText } from '../../machines/shared/states.ts';
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

/** Every place the machine can be brought to, by a shortest path, and every way that leads on from there. */
export function walk(sample: Sample<object>): { places: Place[]; ways: Way[] } {
  const { machine } = sample.workflow;
  const events = sample.events.map((event) => ({ actorId: ACTOR_ID, ...event }));
  const key = (snapshot: { value: unknown; context: object }) =>
    `${JSON.stringify(snapshot.value)} ${sample.digest(snapshot.context)}`;
  const model = createTestModel(machine, { events, serializeState: key, stateMatcher: () => true });
  const start: Place = { state: initialState(machine), facts: sample.unborn, path: [] };
  // The walker leaves out paths that are the beginning of longer ones: their places lie on the way.
  const places = model.getShortestPaths({ events, serializeState: key }).flatMap((path) => {
    let here = start;
    return path.steps.flatMap(({ event }): Place[] => {
      if (event.type === 'xstate.init') return [];
      const [next] = transition(machine, snapshotOf(machine, here.state, here.facts), event);
      here = { state: stateText(next.value), facts: next.context, path: [...here.path, event] };
      return [here];
    });
  });
  const all = uniqueBy([start, ...places], (place) => `${place.state} ${sample.digest(place.facts)}`);
  const ways = all.flatMap((from) =>
    events.flatMap((event): Way[] => {
      const before = snapshotOf(machine, from.state, from.facts);
      if (!before.can(event)) return [];
      const [after] = transition(machine, before, event);
      return [{ from, event, to: stateText(after.value) }];
    }),
  );
  return { places: all, ways };
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

function uniqueBy<T>(items: T[], key: (item: T) => string): T[] {
  const found = new Map<string, T>();
  for (const item of items) if (!found.has(key(item))) found.set(key(item), item);
  return [...found.values()];
}
