import type { FieldDescription } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { askedFields } from './event.form.ts';
import type { ReasonKind } from './reasons.data.ts';
import type { Payload } from './sending.ts';
import type { WorkflowWords } from './words.ts';

/** One thing that can be done to many records at once. */
export interface BulkAction {
  key: string;
  event: string;
  /** Goes with it, whatever is asked besides. */
  payload: Payload;
  verb: string;
  isDangerous: boolean;
  /** What is asked first: the same as for one record. */
  fields: readonly FieldDescription[];
  /** Which reasons of the reference list its reason begins from. */
  reasons?: ReasonKind;
  undo?: () => BulkAction;
}

/** An event of the workflow as it is sent for many, with the event that takes it back. */
export function bulkActionOf(
  entity: Entity,
  event: string,
  words: Pick<WorkflowWords, 'verb'>,
  permissions: ReadonlySet<string>,
  reasons?: ReasonKind,
): BulkAction {
  const { events, policy } = workflowOf(entity);
  const description = events[event];
  const undo = description?.undo;
  const mayUndo = undo !== undefined && events[undo]?.bulk === true && permissions.has(policy[undo] ?? '');
  return {
    key: event,
    event,
    payload: {},
    verb: words.verb(event),
    isDangerous: description?.tone === 'danger',
    fields: description ? askedFields(description) : [],
    ...(reasons && { reasons }),
    ...(mayUndo && { undo: () => bulkActionOf(entity, undo, words, permissions, reasons) }),
  };
}
