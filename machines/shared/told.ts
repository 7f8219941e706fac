import type { Actor, Workflow } from './workflow.ts';

/** Whoever may not read who did it reads that the service did, in whose name it was done. */
const service = { id: null, name: 'FMIS' } as const;

interface Told {
  event: string;
  by: { id: string | null; name: string };
  reason?: string | null;
}

/** The events of which somebody is not told why they happened and who did them. */
export function untoldTo<F extends object>({ confidential = {} }: Workflow<F>, { permissions }: Actor): string[] {
  return Object.keys(confidential).filter((event) => !permissions.has(confidential[event] ?? ''));
}

/** A step as somebody may read it: that it happened and when, and of one's own all of it. */
export function toldTo<F extends object, Step extends Told>(workflow: Workflow<F>, actor: Actor, step: Step): Step {
  if (step.by.id === actor.id || !untoldTo(workflow, actor).includes(step.event)) return step;
  return { ...step, by: service, ...(step.reason !== undefined && { reason: null }) };
}
