import { fieldsOf, payloadErrors } from '../../../machines/shared/payload.ts';
import type { EventDescription, FieldDescription } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import type { Reversal } from './entity.ts';
import type { Payload } from './sending.ts';

/** The fields a form asks for, its reason among them, which the portal may require where the contract does not. */
export function askedFields(description: EventDescription): FieldDescription[] {
  return fieldsOf(description)
    .filter(({ hidden }) => !hidden)
    .map((field) =>
      field.name === 'reason' && description.reason === 'required' ? { ...field, required: true } : field,
    );
}

/** Whether something must be typed before the event can be sent at all. */
export function asks(description: EventDescription): boolean {
  return askedFields(description).some(({ required }) => required);
}

/** Whether a letter asks before it sends the event: where something must be typed, and before anything that takes away. */
export function asksFirst(description: EventDescription): boolean {
  return asks(description) || description.tone === 'danger';
}

/** What taking back is called: "undo" where it is done at once, by its own name where it asks for something before. */
export function backWord(entity: Entity, { event, payload }: Reversal, verb: string, undo: string): string {
  return isAsked(entity, { event, payload }) ? `${verb}…` : undo;
}

/** Whether taking back asks for something before it is sent. */
export function isAsked(entity: Entity, { event, payload }: Reversal): boolean {
  const description = workflowOf(entity).events[event];
  return description !== undefined && Object.keys(formErrors(description, event, payload)).length > 0;
}

/** What is missing or wrong, by field. */
export function formErrors(description: EventDescription, event: string, payload: Payload): Record<string, string> {
  const asked = { ...description, fields: askedFields(description) };
  return Object.fromEntries(
    payloadErrors(asked, { ...payload, type: event }).map(({ pointer, message }) => [pointer.slice(1), message]),
  );
}

/** The payload as it is sent: without empty fields. */
export function filledIn(payload: Payload): Payload {
  return Object.fromEntries(
    Object.entries(payload)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );
}
