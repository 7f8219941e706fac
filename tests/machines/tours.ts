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
