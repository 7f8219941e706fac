import { sql } from 'kysely';
import type { Workflow } from '../../../machines/shared/workflow.ts';
import type { Transaction } from '../platform/transaction.ts';
import type { Change } from './entity.ts';

/**
 * Since when a record had been what it is again, where whoever took the last decision takes it back: it waits as long as it
 * did, and has its place. Undefined of every other step.
 */
export async function heldSince<F extends object>(
  trx: Transaction,
  workflow: Workflow<F>,
  { before, state, event, caller }: Change<F>,
): Promise<Date | undefined> {
  const { last } = before;
  const isTakenBack =
    last !== undefined &&
    last.by.id === caller.id &&
    last.from === state &&
    state !== before.state &&
    workflow.events[last.event]?.undo === event.type;
  if (!isTakenBack) return undefined;
  const entered = await trx
    .selectFrom('history')
    .select('at')
    .where('entity', '=', workflow.name)
    .where('record_id', '=', before.id)
    .where('to_state', '=', state)
    .where(sql<boolean>`from_state is distinct from to_state`)
    .where('version', '<', before.version)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entered?.at;
}
