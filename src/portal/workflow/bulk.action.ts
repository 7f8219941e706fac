import type { ComponentType } from 'react';
import type { FieldDescription } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { askedFields } from './event.form.ts';
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
  /** Takes the place of the plain field for the reason. */
  Reason?: ComponentType<{ value: string; onChange: (reason: string) => void }>;
  undo?: () => BulkAction;
}

/** An event of the workflow as it is sent for many, with the event that takes it back. */
export function bulkActionOf(
  entity: Entity,
  event: string,
  words: Pick<WorkflowWords, 'verb'>,
  permissions: ReadonlySet<string>,
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
    ...(mayUndo && { undo: () => bulkActionOf(entity, undo, words, permissions) }),
  };
}
