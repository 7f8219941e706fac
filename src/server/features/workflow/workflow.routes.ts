import { eventsFor } from '../../../../machines/shared/decide.ts';
import { replay } from '../../../../machines/shared/replay.ts';
import { toldTo, untoldTo } from '../../../../machines/shared/told.ts';
import type { Subject } from '../../../../machines/shared/workflow.ts';
import type { Routes } from '../../manifest.ts';
import { readContract } from '../../platform/contract.ts';
import { forbidden, invalid, notFound } from '../../platform/errors.ts';
import type { Call, Caller, OperationId } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { historyOf } from '../../platform/history.ts';
import { validationOf } from '../../platform/validation.ts';
import { claim, claimOf, release } from '../../records/claims.ts';
import type { LoadedRecord, WorkflowEntity } from '../../records/entity.ts';
import { sendToMany } from '../../records/many.ts';
import { note, notesOf } from '../../records/notes.ts';
import { perform } from '../../records/perform.ts';
import { rolesOf, traceOf } from '../../records/traces.ts';
import { messagesOf } from '../messages/messages.queries.ts';
import { eventOf } from './event.ts';

type Admitted<Op extends OperationId> = Pick<Call<Op>, 'params' | 'caller'>;

const MAX_AT_ONCE = 100_000;

export const workflowRoutes: Routes = (services, records) => {
  const { database, clock } = services;
  const validation = validationOf(readContract());

  function entityOf(name: string): WorkflowEntity<object> {
    const entity = records.named(name);
    if (!entity || entity.isInternal) throw notFound('such kind of record');
    return entity;
  }

  async function recordOf(entity: WorkflowEntity<object>, reference: string, caller: Caller) {
    const id = await entity.resolve(database, reference);
    const record = id === null ? undefined : (await entity.load(database, [id], caller)).get(id);
    if (!record) throw notFound(entity.noun);
    return record;
  }

  async function readable(name: string, reference: string, caller: Caller): Promise<LoadedRecord<object>> {
    const entity = entityOf(name);
    const { readPermission } = entity.workflow;
    if (!caller.permissions.has(readPermission)) throw forbidden(readPermission);
    return await recordOf(entity, reference, caller);
  }

  /** For who can do something with it: nobody else takes it from those who can, or writes among their notes. */
  async function workable(name: string, reference: string, caller: Caller): Promise<LoadedRecord<object>> {
    const record = await readable(name, reference, caller);
    if (!worksOn(name, caller)) throw forbidden(Object.values(entityOf(name).workflow.policy)[0] ?? name);
    return record;
  }

  function worksOn(name: string, { permissions }: Caller): boolean {
    return Object.values(entityOf(name).workflow.policy).some((right) => permissions.has(right));
  }

  /** Before anything is read of it: who can do nothing with such records is told what this event needs. */
  function admitsEvent({ params: { entity, event }, caller }: Admitted<'sendWorkflowEvent'>): void {
    const { policy, readPermission } = entityOf(entity).workflow;
    if (worksOn(entity, caller)) return;
    throw forbidden((Object.hasOwn(policy, event) ? policy[event] : undefined) ?? readPermission);
  }

  /** Which event it is stands in what is sent; who may not read such records sends none. */
  function admitsBulk({ params: { entity }, caller }: Admitted<'sendBulkEvent'>): void {
    const { readPermission } = entityOf(entity).workflow;
    if (!worksOn(entity, caller) && !caller.permissions.has(readPermission)) throw forbidden(readPermission);
  }

  async function matching(entity: WorkflowEntity<object>, filter: Record<string, unknown>, caller: Caller) {
    return await entity.matching(database, validation.filter(entity.listedBy, filter), caller, MAX_AT_ONCE);
  }

  async function sendWorkflowEvent({ params, body, caller, ifMatch }: Call<'sendWorkflowEvent'>) {
    const entity = entityOf(params.entity);
    const event = eventOf(entity, params.event, body);
    const id = await entity.resolve(database, params.id);
    if (id === null) throw notFound(entity.noun);
    const performed = await perform(services, entity, id, event, { caller, ifMatch });
    const { subject } = await recordOf(entity, id, caller);
    const { outcome, state, version } = performed;
    // Who may send an event without reading the record learns nothing of what others wrote on it.
    const isReader = caller.permissions.has(entity.workflow.readPermission) || subject.last?.by.id === caller.id;
    const undo = entity.workflow.events[event.type]?.undo ?? null;
    return {
      body: {
        entity: params.entity,
        id,
        outcome,
        state,
        version,
        last: lastOf(entity, subject, caller, isReader),
        undo,
      },
    };
  }

  async function sendBulkEvent({ params, body, caller }: Call<'sendBulkEvent'>) {
    const entity = entityOf(params.entity);
    const { policy, readPermission } = entity.workflow;
    // The answer names each record: who may not read them sends no event to what a filter finds.
    for (const needed of [policy[body.event] ?? readPermission, readPermission]) {
      if (!caller.permissions.has(needed)) throw forbidden(needed);
    }
    const event = eventOf(entity, body.event, body);
    if (!entity.workflow.events[body.event]?.bulk)
      throw invalid('/event', fieldMessage('sentOneByOne', { event: body.event }));
    if (body.ids && body.all) throw invalid('/all', fieldMessage('idsOrAll'));
    const matched = body.ids ? [] : await matching(entity, body.filter ?? {}, caller);
    const asked = body.ids ?? matched.map(({ id }) => id);
    const except = new Set(body.except?.map((id) => id.toLowerCase()));
    const ids = [...new Set(asked.map((id) => id.toLowerCase()))].filter((id) => !except.has(id));
    const { dryRun = false } = body;
    // What a colleague decides while the others have their turn is not decided over.
    const versions = { ...Object.fromEntries(matched.map(({ id, version }) => [id, version])), ...body.versions };
    return await sendToMany(services, entity, { event, ids, versions, dryRun, caller });
  }

  return {
    async getWorkflow({ params, caller }) {
      const { workflow } = entityOf(params.entity);
      const { subject, label, since } = await readable(params.entity, params.id, caller);
      const rows = await historyOf(database, workflow.name, subject.id);
      const roles = await rolesOf(
        database,
        rows.map(({ by_id }) => by_id),
      );
      const steps = rows.map(({ event, from_state: from, to_state: to, by_id, reason, facts }) => ({
        event,
        from,
        to,
        by: { id: by_id },
        reason,
        facts,
      }));
      const messages = await messagesOf(database, { entity: workflow.name, recordId: subject.id });
      const untold = untoldTo(workflow, caller);
      const { consistent, faults } = replay(workflow, steps, subject.state);
      return {
        body: {
          entity: params.entity,
          id: subject.id,
          label,
          workflowVersion: String(workflow.version),
          state: subject.state,
          version: subject.version,
          since: since.toISOString(),
          events: eventsFor(workflow, subject, caller),
          history: rows.reverse().map((row) => ({
            ...toldTo(workflow, caller, {
              ...traceOf(row),
              by: { id: row.by_id, name: row.by_name, role: roles.get(row.by_id ?? '')?.slice(0, 60) ?? null },
              reason: row.reason,
            }),
            id: row.id,
            version: row.version,
            facts: row.facts,
          })),
          consistent,
          inconsistency: faults[0]?.words ?? null,
          claim: await claimOf(database, workflow.name, subject.id, clock()),
          messages: messages.filter(({ event }) => !untold.includes(event)),
        },
      };
    },

    sendWorkflowEvent: Object.assign(sendWorkflowEvent, { admits: admitsEvent }),
    sendBulkEvent: Object.assign(sendBulkEvent, { admits: admitsBulk }),

    async claimRecord({ params, caller }) {
      const record = await workable(params.entity, params.id, caller);
      // Who decides nothing keeps nothing from those who do.
      const { decidedWith } = entityOf(params.entity).workflow;
      if (decidedWith && !caller.permissions.has(decidedWith)) throw forbidden(decidedWith);
      return { body: await claim(services, params.entity, record, caller) };
    },

    async releaseRecord({ params, caller }) {
      const record = await readable(params.entity, params.id, caller);
      await release(services, params.entity, record, caller);
      return { status: 204 };
    },

    async listRecordNotes({ params, caller }) {
      const { subject } = await readable(params.entity, params.id, caller);
      return { body: { items: await notesOf(database, params.entity, subject.id) } };
    },

    async addRecordNote({ params, body, caller }) {
      const record = await workable(params.entity, params.id, caller);
      return { body: await note(services, params.entity, record, { text: body.text, caller }) };
    },
  };
};

function lastOf({ workflow }: WorkflowEntity<object>, subject: Subject<object>, caller: Caller, isReader: boolean) {
  if (!subject.last) throw new Error(`${subject.id} has no last step`);
  return toldTo(workflow, caller, { ...subject.last, reason: isReader ? (subject.last.reason ?? null) : null });
}
