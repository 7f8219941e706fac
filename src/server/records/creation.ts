import { decide } from '../../../machines/shared/decide.ts';
import { initialState } from '../../../machines/shared/states.ts';
import type { Workflow } from '../../../machines/shared/workflow.ts';
import type { Caller, Services, UploadedFile } from '../platform/feature.ts';
import { recordStep } from '../platform/history.ts';
import { type Transaction, transaction } from '../platform/transaction.ts';
import { takeIn } from './attachments.intake.ts';
import { attach } from './attachments.store.ts';
import { refusalOf } from './denial.ts';
import { firstStepColumns } from './last-step.ts';

interface Kind<F extends object> {
  workflow: Workflow<F>;
  kind: 'post' | 'listing';
  noFacts: F;
}

/** What every new record is stored with. */
type FirstColumns = ReturnType<typeof firstColumns>;

/**
 * Enters a new record with the files that came along, in the state in which the machine lets it begin; returns its id.
 * The files are taken in before the transaction. `insert` stores the row and returns
 * what the history is to keep of it.
 */
export async function createWithFiles<F extends object>(
  services: Services,
  { workflow, kind, noFacts }: Kind<F>,
  files: readonly UploadedFile[],
  caller: Caller,
  insert: (trx: Transaction, first: FirstColumns) => Promise<Record<string, unknown> | null>,
): Promise<string> {
  const taken = await takeIn(services, files);
  const id = services.newId();
  await transaction(services.database, async (trx) => {
    const state = stateOf(workflow, kind, { id, facts: noFacts }, caller);
    const at = services.clock();
    const facts = await insert(trx, firstColumns(id, state, caller, at));
    await attach(services, trx, { kind, id, personId: caller.id }, taken, 0);
    const by = { id: caller.id, name: caller.name };
    const step = { entity: kind, id, event: 'CREATE', from: null, to: state, version: 1, by, at };
    await recordStep(trx, { ...step, ...(facts && { facts }) });
  });
  return id;
}

function stateOf<F extends object>(
  workflow: Workflow<F>,
  kind: string,
  { id, facts }: { id: string; facts: F },
  caller: Caller,
): string {
  const unborn = { id, state: initialState(workflow.machine), version: 0, facts };
  const decision = decide(workflow, unborn, { type: 'CREATE' }, { actor: caller });
  if (decision.outcome === 'accepted') return decision.state;
  throw refusalOf(workflow, kind, decision.outcome === 'replayed' ? { outcome: 'notFound' } : decision);
}

function firstColumns(id: string, state: string, caller: Caller, at: Date) {
  return {
    id,
    state,
    created_by: caller.id,
    created_at: at,
    updated_at: at,
    ...firstStepColumns('CREATE', caller, at),
  };
}
