import { candidates, initialState } from './states.ts';
import type { Workflow } from './workflow.ts';

export interface HistoryStep {
  event: string;
  from: string | null;
  to: string;
}

export interface ReplayVerdict {
  consistent: boolean;
  /** What is impossible, by the number of the step (0 is the oldest). */
  faults: { step: number; words: string }[];
}

/** Replays a history, oldest step first: each step must continue the one before and be a way of the machine. */
export function replay<F extends object>(
  workflow: Workflow<F>,
  steps: readonly HistoryStep[],
  state: string,
): ReplayVerdict {
  const faults: ReplayVerdict['faults'] = [];
  let at = initialState(workflow.machine);
  steps.forEach((step, index) => {
    const from = step.from ?? initialState(workflow.machine);
    if (from !== at) faults.push({ step: index, words: `starts from ${from}, but the record was ${at}` });
    if (!leads(workflow, from, step)) {
      faults.push({ step: index, words: `${step.event} does not lead from ${from} to ${step.to}` });
    }
    at = step.to;
  });
  if (at !== state) {
    faults.push({ step: steps.length, words: `the history ends in ${at}, but the record is ${state}` });
  }
  return { consistent: faults.length === 0, faults };
}

function leads<F extends object>(workflow: Workflow<F>, from: string, step: HistoryStep): boolean {
  return candidates(workflow.machine, from, step.event).some(({ target }) => {
    const parts = from.split('+');
    if (parts.length === 1) return (target ?? from) === step.to;
    return step.to.split('+').every((part, index) => part === parts[index] || part === target);
  });
}
