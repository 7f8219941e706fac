import { unknownFields } from '../../../../machines/shared/payload.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import { invalid, invalidFields } from '../../platform/errors.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { WorkflowEntity } from '../../records/entity.ts';

/** The event as the machine takes it: only the fields its description names. */
export function eventOf(
  { workflow }: WorkflowEntity<object>,
  type: string,
  given: { reason?: string; fields?: Record<string, unknown> } | undefined,
): WorkflowEvent {
  const description = Object.hasOwn(workflow.events, type) ? workflow.events[type] : undefined;
  if (!description) throw invalid('/event', fieldMessage('noSuchEvent', { workflow: workflow.name, event: type }));
  const { reason, fields = {} } = given ?? {};
  const errors = unknownFields(description, fields);
  if (errors.length > 0) throw invalidFields(errors.map((error) => ({ ...error, pointer: `/fields${error.pointer}` })));
  return { ...fields, ...(reason === undefined ? {} : { reason }), type };
}
