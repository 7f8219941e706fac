import { decide } from '../../../../machines/shared/decide.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { WorkflowEntity } from '../../records/entity.ts';
import { write } from '../../records/perform.ts';
import { listingEntity } from '../mandi/mandi.entity.ts';
import type { ReportEffect, TargetKind } from './forum.tables.ts';
import { postEntity } from './post.entity.ts';

type Parts = Pick<Services, 'newId' | 'clock' | 'media'>;

interface Cause {
  caller: Caller;
  reason: string | null;
  at: Date;
}

/** Rejects the post or listing, or suspends the farmer; null when there is nothing to take down any more. */
export async function takeDown(
  services: Parts,
  trx: Transaction,
  target: { kind: TargetKind; id: string },
  cause: Cause,
): Promise<ReportEffect | null> {
  switch (target.kind) {
    case 'post':
      return await step(trx, postEntity(services), target.id, { type: 'SET_STATUS', status: 'rejected' }, cause, [
        'pending',
        'approved',
      ]);
    case 'listing':
      return await step(trx, listingEntity(services), target.id, { type: 'REJECT' }, cause, ['pending', 'approved']);
    case 'user':
      return await moveFarmer(trx, target.id, { from: 'active', to: 'suspended' }, cause);
  }
}

/** Takes back what agreeing did, unless somebody has decided on the thing since. */
export async function putBack(services: Parts, trx: Transaction, effect: ReportEffect, cause: Cause): Promise<void> {
  const { id, version } = effect;
  const before = effect.from.split('+')[0] ?? '';
  if (effect.entity === 'farmer') {
    await moveFarmer(trx, id, { from: 'suspended', to: 'active', version }, cause);
  } else if (effect.entity === 'post') {
    const event = { type: 'SET_STATUS', status: before, takesBack: true };
    await step(trx, postEntity(services), id, event, cause, ['rejected'], version);
  } else {
    const event = { type: before === 'approved' ? 'APPROVE' : 'RETURN_TO_PENDING', takesBack: true };
    await step(trx, listingEntity(services), id, event, cause, ['rejected'], version);
  }
}

/** One step of the thing itself, on the right to decide on reports. */
async function step<F extends object>(
  trx: Transaction,
  entity: WorkflowEntity<F>,
  id: string,
  sent: WorkflowEvent,
  { caller, reason, at }: Cause,
  states: readonly string[],
  version?: number,
): Promise<ReportEffect | null> {
  const record = (await entity.load(trx, [id], caller)).get(id);
  const state = record?.subject.state ?? '';
  if (!record || !states.includes(state.split('+')[0] ?? '')) return null;
  if (version !== undefined && record.subject.version !== version) return null;
  const event = { ...sent, ...(reason === null ? {} : { reason }) };
  const actor = { ...caller, permissions: new Set([...caller.permissions, ...Object.values(entity.workflow.policy)]) };
  const decision = decide(entity.workflow, record.subject, event, { actor });
  if (decision.outcome !== 'accepted') return null;
  const written = await write(trx, entity, record, decision, event, caller, at);
  const name = entity.workflow.name === 'post' ? 'post' : 'listing';
  return written && { entity: name, id, from: state, version: written.version };
}

async function moveFarmer(
  trx: Transaction,
  id: string,
  way: { from: 'active' | 'suspended'; to: 'active' | 'suspended'; version?: number },
  { caller, reason, at }: Cause,
): Promise<ReportEffect | null> {
  let query = trx.updateTable('farmers').where('id', '=', id).where('state', '=', way.from);
  if (way.version !== undefined) query = query.where('version', '=', way.version);
  const moved = await query
    .set((eb) => ({ state: way.to, version: eb('version', '+', 1), status_reason_id: null, updated_at: at }))
    .returning('version')
    .executeTakeFirst();
  if (!moved) return null;
  await recordStep(trx, {
    entity: 'farmer',
    id,
    event: 'BULK_STATUS',
    from: way.from,
    to: way.to,
    version: moved.version,
    reason,
    by: { id: caller.id, name: caller.name },
    at,
  });
  return { entity: 'farmer', id, from: way.from, version: moved.version };
}
