import { decide } from '../../../machines/shared/decide.ts';
import type { Subject, WorkflowEvent } from '../../../machines/shared/workflow.ts';
import type { Caller } from '../platform/feature.ts';
import type { Transaction } from '../platform/transaction.ts';
import type { WorkflowEntity } from './entity.ts';
import { type Performed, write } from './perform.ts';

/**
 * A step that a step of another record takes along, in its transaction and on the right to that one. Null where the record
 * is not there, is not as it is wanted, or refuses.
 */
export async function stepAlong<F extends object>(
  trx: Transaction,
  entity: WorkflowEntity<F>,
  id: string,
  event: WorkflowEvent,
  { caller, at, when = () => true }: { caller: Caller; at: Date; when?: (subject: Subject<F>) => boolean },
): Promise<(Performed & { from: string }) | null> {
  const record = (await entity.load(trx, [id], caller)).get(id);
  if (!record || !when(record.subject)) return null;
  const actor = { ...caller, permissions: new Set([...caller.permissions, ...Object.values(entity.workflow.policy)]) };
  const decision = decide(entity.workflow, record.subject, event, { actor });
  if (decision.outcome !== 'accepted') return null;
  const written = await write(trx, entity, record, decision, event, caller, at);
  return written && { ...written, from: record.subject.state };
}
