import type { Subject, Workflow, WorkflowEvent } from '../../machines/shared/workflow.ts';

/** What the generated suites need to know of a workflow beyond the machine itself. */
export interface Sample<F extends object> {
  workflow: Workflow<F>;
  /** The facts of a record that does not exist yet. */
  unborn: F;
  /** Events with valid payloads; several of a kind where the payload decides. */
  events: readonly WorkflowEvent[];
  /** What of the facts makes a difference to a guard: keeps the graph finite. */
  digest(facts: F): string;
  /** What the server or a colleague may have done to a record by the next event. */
  meanwhile?(facts: F): F;
}

export const ACTOR_ID = '00000000-0000-4000-8000-00000000000a';
export const COLLEAGUE_ID = '00000000-0000-4000-8000-00000000000b';
/** Holds every permission there is. */
export const EVERYTHING: ReadonlySet<string> = new (class extends Set<string> {
  override has(): boolean {
    return true;
  }
})();

export function actor(id: string = ACTOR_ID, permissions: ReadonlySet<string> = EVERYTHING) {
  return { id, name: id === ACTOR_ID ? 'Ayesha Siddiqui' : 'Farah Naz', permissions };
}

export function subjectIn<F>(state: string, facts: F, more: Partial<Subject<F>> = {}): Subject<F> {
  return { id: '00000000-0000-4000-8000-000000000001', state, version: 3, facts, ...more };
}
