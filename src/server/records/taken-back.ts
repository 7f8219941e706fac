import type { Workflow } from '../../../machines/shared/workflow.ts';
import type { Transaction } from '../platform/transaction.ts';
import type { Change } from './entity.ts';

/** So many steps back it is looked for: nobody decides and takes back more often than that. */
const MAX = 200;

/** A step, as far as it tells whether it takes back the one before it. */
interface Step {
  event: string;
  from: string | null;
  to: string;
  by: string | null;
}

/**
 * Since when a record had been what it is again, where whoever took the last decision takes it back: it waits as long as it
 * did, and has its place, however often that is done. Undefined of every other step.
 */
export async function heldSince<F extends object>(
  trx: Transaction,
  workflow: Workflow<F>,
  { before, state, event, caller }: Change<F>,
): Promise<Date | undefined> {
  const { last } = before;
  if (!last || state === before.state) return undefined;
  const step = { event: event.type, from: before.state, to: state, by: caller.id };
  if (!takesBack(workflow, step, { event: last.event, from: last.from, to: before.state, by: last.by.id }))
    return undefined;
  const steps = await trx
    .selectFrom('history')
    .select(['event', 'from_state as from', 'to_state as to', 'by_id as by', 'at'])
    .where('entity', '=', workflow.name)
    .where('record_id', '=', before.id)
    .where('version', '<', before.version)
    .orderBy('id', 'desc')
    .limit(MAX)
    .execute();
  return enteredAt(workflow, steps, state);
}

/** When it became this: a decision that was taken back, and its taking back, changed nothing of that. */
function enteredAt<F extends object>(
  workflow: Workflow<F>,
  steps: readonly (Step & { at: Date })[],
  state: string,
): Date | undefined {
  for (let place = 0; place < steps.length; place++) {
    const [step, earlier] = [steps[place], steps[place + 1]];
    if (step?.to !== state || step.from === state) continue;
    if (!earlier || !takesBack(workflow, step, earlier)) return step.at;
    // Neither of the two; the search goes on before both.
    place += 1;
  }
  return undefined;
}

function takesBack<F extends object>(workflow: Workflow<F>, step: Step, last: Step): boolean {
  const isItsUndo = workflow.events[last.event]?.undo === step.event && !workflow.events[step.event]?.beginsAnew;
  return isItsUndo && step.by === last.by && step.to === last.from;
}
