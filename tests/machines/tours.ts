import { decide } from '../../machines/shared/decide.ts';
import { initialState } from '../../machines/shared/states.ts';
import type { Subject, WorkflowEvent } from '../../machines/shared/workflow.ts';
import { actor, type Sample, subjectIn } from './sample.ts';
import { walk } from './walk.ts';

export interface Step {
  event: WorkflowEvent;
  before: Subject<object>;
  after: Subject<object>;
}

/**
 * A few walks, each from a record that does not exist yet, that together take every transition at least once: for suites
 * to which each step is dear.
 */
export function tours(sample: Sample<object>): Step[][] {
  const walks = walk(sample)
    .ways.map(({ from, event }) => stepsOf(sample, [...from.path, event]))
    .filter((steps) => steps !== null);
  const open = new Set(walks.flat().map(transitionOf));
  const chosen: Step[][] = [];
  while (open.size > 0) {
    const gain = (steps: Step[]) => new Set(steps.map(transitionOf).filter((one) => open.has(one))).size;
    const [best] = walks.toSorted((one, other) => gain(other) - gain(one) || one.length - other.length);
    if (!best) break;
    for (const step of best) open.delete(transitionOf(step));
    chosen.push(best);
  }
  return chosen;
}

/** "accepted SIGN_CONTRACT signed", as the machine has it written down. */
export function transitionOf({ event, before, after }: Step): string {
  return `${before.state} ${event.type} ${after.state}`;
}

/** The walk as it is decided; null where a step repeats what was done already and so would change nothing. */
function stepsOf(sample: Sample<object>, path: readonly WorkflowEvent[]): Step[] | null {
  const { workflow } = sample;
  let before = subjectIn(initialState(workflow.machine), sample.unborn);
  const steps: Step[] = [];
  for (const event of path) {
    const decision = decide(workflow, before, event, { actor: actor() });
    if (decision.outcome !== 'accepted') return null;
    const after = subjectIn(decision.state, decision.facts);
    steps.push({ event, before, after });
    before = after;
  }
  return steps;
}

/**
 * The same transitions in as few walks as go: each goes on from where it is to the nearest transition that is still open,
 * until none can be reached any more.
 */
export function rounds(sample: Sample<object>, keyOf: (step: Step) => string = transitionOf): Step[][] {
  const open = new Set(tours(sample).flat().map(keyOf));
  const walks: Step[][] = [];
  while (open.size > 0) {
    const walk: Step[] = [];
    let here = subjectIn(initialState(sample.workflow.machine), sample.unborn);
    for (;;) {
      const way = wayToOpen(sample, here, (step) => open.has(keyOf(step)));
      const last = way?.at(-1);
      if (!way || !last) break;
      walk.push(...way);
      for (const step of way) open.delete(keyOf(step));
      here = last.after;
    }
    if (walk.length === 0) break;
    walks.push(walk);
  }
  return walks;
}

/** The shortest way from here whose last step is still open. */
function wayToOpen(sample: Sample<object>, here: Subject<object>, isOpen: (step: Step) => boolean): Step[] | null {
  const placeOf = ({ state, facts }: Subject<object>) => `${state} ${sample.digest(facts)}`;
  const seen = new Set([placeOf(here)]);
  let ways: { at: Subject<object>; steps: Step[] }[] = [{ at: here, steps: [] }];
  while (ways.length > 0) {
    const next: typeof ways = [];
    for (const { at, steps } of ways) {
      for (const event of sample.events) {
        const decision = decide(sample.workflow, at, event, { actor: actor() });
        if (decision.outcome !== 'accepted') continue;
        const step = { event, before: at, after: subjectIn(decision.state, decision.facts) };
        if (isOpen(step)) return [...steps, step];
        if (seen.has(placeOf(step.after))) continue;
        seen.add(placeOf(step.after));
        next.push({ at: step.after, steps: [...steps, step] });
      }
    }
    ways = next;
  }
  return null;
}

/**
 * What an event led to, from wherever it came and wherever the other regions are: "APPROVE approved". From which states it
 * may come is walked over HTTP; what moves nothing is done once.
 */
export function outcomeOf({ event, before, after }: Step): string {
  const from = before.state.split('+');
  return [event.type, ...after.state.split('+').filter((part, region) => part !== from[region])].join(' ');
}
