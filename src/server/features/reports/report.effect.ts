import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import type { Caller } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { stepAlong } from '../../records/along.ts';
import type { Records } from '../../records/registry.ts';
import type { ReportEffect, TargetKind } from './reports.tables.ts';

interface Cause {
  caller: Caller;
  reason: string | null;
  at: Date;
}

interface Step {
  event: WorkflowEvent;
  /** Only from these states; of several at once the first counts. */
  from: readonly string[];
}

const entityOf = { post: 'post', listing: 'listing', user: 'farmer' } as const;

const down: Readonly<Record<TargetKind, Step>> = {
  post: { event: { type: 'SET_STATUS', status: 'rejected' }, from: ['pending', 'approved'] },
  listing: { event: { type: 'REJECT' }, from: ['pending', 'approved'] },
  user: { event: { type: 'BULK_STATUS', status: 'suspended' }, from: ['active'] },
};

/** Rejects the post or listing, or suspends the farmer; null when there is nothing to take down any more. */
export async function takeDown(
  records: Records,
  trx: Transaction,
  { kind, id }: { kind: TargetKind; id: string },
  cause: Cause,
): Promise<ReportEffect | null> {
  return await take(records, trx, { entity: entityOf[kind], id }, down[kind], cause);
}

/** Takes back what agreeing did, unless somebody has decided on the thing since. */
export async function putBack(records: Records, trx: Transaction, effect: ReportEffect, cause: Cause): Promise<void> {
  const before = effect.from.split('+')[0] ?? '';
  const back: Readonly<Record<ReportEffect['entity'], Step>> = {
    post: { event: { type: 'SET_STATUS', status: before, takesBack: true }, from: ['rejected'] },
    listing: {
      event: { type: before === 'approved' ? 'APPROVE' : 'RETURN_TO_PENDING', takesBack: true },
      from: ['rejected'],
    },
    farmer: { event: { type: 'BULK_STATUS', status: 'active' }, from: ['suspended'] },
  };
  await take(records, trx, effect, back[effect.entity], cause, effect.version);
}

/** One step of the thing itself, on the right to decide on reports. */
async function take(
  records: Records,
  trx: Transaction,
  { entity: name, id }: Pick<ReportEffect, 'entity' | 'id'>,
  step: Step,
  { caller, reason, at }: Cause,
  version?: number,
): Promise<ReportEffect | null> {
  const entity = records.named(name);
  if (!entity) return null;
  const event = { ...step.event, ...(reason === null ? {} : { reason }) };
  const taken = await stepAlong(trx, entity, id, event, {
    caller,
    at,
    when: (subject) =>
      step.from.includes(subject.state.split('+')[0] ?? '') && (version === undefined || version === subject.version),
  });
  return taken && { entity: name, id, from: taken.from, version: taken.version };
}
