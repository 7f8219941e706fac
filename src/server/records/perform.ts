import { isBlank } from '../../../machines/shared/blank.ts';
import { decide } from '../../../machines/shared/decide.ts';
import type { Decision, Subject, WorkflowEvent } from '../../../machines/shared/workflow.ts';
import { HttpError } from '../platform/errors.ts';
import type { Caller, Services } from '../platform/feature.ts';
import { recordStep } from '../platform/history.ts';
import { doneBy, serviceWith } from '../platform/service.ts';
import { type Executor, type Transaction, transaction } from '../platform/transaction.ts';
import { deniedError } from './denial.ts';
import type { LoadedRecord, WorkflowEntity } from './entity.ts';
import { lastStepsOf } from './traces.ts';

export interface Performed {
  outcome: 'accepted' | 'replayed';
  id: string;
  state: string;
  version: number;
}

export interface Sender {
  caller: Caller;
  /** The version the sender saw. */
  ifMatch?: number;
}

/** A record that moved on between reading and writing is decided again; more often than this nobody is that unlucky. */
const MAX_TRIES = 5;

/**
 * The one way in which a record changes its state: calls of their own, workflow events and bulk actions come here.
 * Throws the refusal when the event is not accepted.
 */
export async function perform<F extends object>(
  services: Pick<Services, 'database' | 'clock'>,
  entity: WorkflowEntity<F>,
  id: string,
  event: WorkflowEvent,
  sender: Sender,
): Promise<Performed> {
  const prepared = await preparedFor(services.database, entity, id, event, sender.caller);
  return await transaction(services.database, async (trx) => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const record = (await entity.load(trx, [id], sender.caller)).get(id);
      const decision = await judge(trx, entity, record?.subject, prepared, sender);
      if (decision.outcome === 'replayed' && record) {
        return { outcome: 'replayed', id, state: record.subject.state, version: record.subject.version };
      }
      if (decision.outcome !== 'accepted' || !record) throw refusedAs(entity, decision, sender.caller);
      const written = await write(trx, entity, record, decision, prepared, sender.caller, services.clock());
      if (written) return written;
    }
    throw new Error(`${entity.workflow.name} ${id} changed under ${MAX_TRIES} decisions in a row`);
  });
}

/** What the service does by itself when it is due; false where it is not possible any more, somebody was faster for example. */
export async function performDue<F extends object>(
  services: Pick<Services, 'database' | 'clock'>,
  entity: WorkflowEntity<F>,
  id: string,
  event: WorkflowEvent,
): Promise<boolean> {
  const permission = entity.workflow.policy[event.type];
  try {
    await perform(services, entity, id, event, { caller: serviceWith(...(permission ? [permission] : [])) });
    return true;
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 409)) return false;
    throw error;
  }
}

/** What an event names is looked up for those only who may see the record: to others it is not there, whatever they send. */
async function preparedFor<F extends object>(
  db: Executor,
  entity: WorkflowEntity<F>,
  id: string,
  event: WorkflowEvent,
  caller: Caller,
): Promise<WorkflowEvent> {
  if (!entity.prepare) return event;
  if (!(await entity.load(db, [id], caller)).has(id)) {
    throw deniedError(entity.workflow, entity.noun, { outcome: 'notFound' });
  }
  return (await entity.prepare(db, event, { id, caller })) ?? event;
}

/** Decides; when the event came too late, looks up whether the same person had done it already. */
export async function judge<F extends object>(
  trx: Transaction,
  entity: WorkflowEntity<F>,
  subject: Subject<F> | undefined,
  event: WorkflowEvent,
  { caller, ifMatch }: Sender,
): Promise<Decision<F>> {
  const situation = { actor: caller, expectedVersion: ifMatch };
  const decision = decide(entity.workflow, subject, event, situation);
  if (!subject || !cameTooLate(decision)) return decision;
  const lastOf = (await lastStepsOf(trx, entity.workflow.name, [subject.id])).get(subject.id);
  return decide(entity.workflow, { ...subject, lastOf }, event, situation);
}

export function cameTooLate<F>(decision: Decision<F>): boolean {
  return decision.outcome === 'conflict' && decision.code !== 'guard';
}

/** Stores an accepted decision with its history; null when the record has moved on meanwhile. */
export async function write<F extends object>(
  trx: Transaction,
  entity: WorkflowEntity<F>,
  { subject, scope = null }: LoadedRecord<F>,
  accepted: { state: string; facts: F },
  event: WorkflowEvent,
  caller: Caller,
  at: Date,
): Promise<Performed | null> {
  const version = subject.version + 1;
  const change = { before: subject, state: accepted.state, facts: accepted.facts, version, event, caller, at };
  if (!(await entity.save(trx, change))) return null;
  await recordStep(trx, {
    entity: entity.workflow.name,
    id: subject.id,
    event: event.type,
    from: subject.state,
    to: accepted.state,
    version,
    reason: reasonOf(event),
    facts: entity.remember?.(change) ?? null,
    by: doneBy(caller),
    at,
    scope,
  });
  return { outcome: 'accepted', id: subject.id, state: accepted.state, version };
}

/** The reason as history keeps it, or null. */
export function reasonOf(event: WorkflowEvent): string | null {
  return typeof event.reason === 'string' && !isBlank(event.reason) ? event.reason : null;
}

function refusedAs<F extends object>(entity: WorkflowEntity<F>, decision: Decision<F>, caller: Caller): Error {
  if (decision.outcome === 'accepted' || decision.outcome === 'replayed') {
    return deniedError(entity.workflow, entity.noun, { outcome: 'notFound' });
  }
  // Who may not read the record does not hear who was faster either.
  const isUntold = decision.outcome === 'conflict' && !caller.permissions.has(entity.workflow.readPermission);
  return deniedError(entity.workflow, entity.noun, isUntold ? { ...decision, last: undefined } : decision);
}
