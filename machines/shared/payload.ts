import { isBlank } from './blank.ts';
import { UNTURNED } from './unturned.ts';
import type { EventDescription, FieldDescription, FieldError, WorkflowEvent } from './workflow.ts';

const REASON: FieldDescription = { name: 'reason', label: 'Reason', kind: 'longText', maxLength: 500 };

/** The fields an event carries, its reason included. */
export function fieldsOf(description: EventDescription | undefined): readonly FieldDescription[] {
  const fields = description?.fields ?? [];
  const named = fields.some(({ name }) => name === 'reason');
  return description?.reason && !named ? [...fields, REASON] : fields;
}

/** What is wrong with an event's payload, field by field, by its description. */
export function payloadErrors(description: EventDescription | undefined, event: WorkflowEvent): FieldError[] {
  return fieldsOf(description).flatMap((field) => fieldErrors(field, event[field.name], `/${field.name}`));
}

/** Fields of a payload that no description names. */
export function unknownFields(description: EventDescription | undefined, payload: object): FieldError[] {
  const known = new Set(
    fieldsOf(description)
      .filter(({ hidden }) => !hidden)
      .map(({ name }) => name),
  );
  return Object.keys(payload)
    .filter((name) => !known.has(name))
    .map((name) => ({ pointer: `/${name}`, message: 'is not a field of this event', code: 'unknownField' }));
}

function fieldErrors(field: FieldDescription, value: unknown, pointer: string): FieldError[] {
  if (value === undefined || value === null || value === '') {
    return field.required ? [{ pointer, message: `${field.label} is missing`, code: 'required' }] : [];
  }
  if (field.kind === 'number') return numberErrors(field, value, pointer);
  if (field.kind === 'rows') return rowErrors(field, value, pointer);
  if (typeof value !== 'string') return [{ pointer, message: `${field.label} must be text`, code: 'wrongType' }];
  if (field.kind === 'date') return dateErrors(field, value, pointer);
  if (field.options && !field.options.some((option) => option.value === value)) {
    const known = field.options.map((option) => option.value).join(', ');
    return [{ pointer, message: `${field.label} must be one of ${known}`, code: 'oneOf', values: { known } }];
  }
  if (field.required && isBlank(value)) return [{ pointer, message: `${field.label} is missing`, code: 'required' }];
  if (['text', 'longText'].includes(field.kind) && !UNTURNED.test(value)) {
    const message = `${field.label} holds a hidden character, or a mark that turns the direction of writing`;
    return [{ pointer, message, code: 'turned' }];
  }
  const limit = field.maxLength ?? 200;
  if (value.length <= limit) return [];
  const message = `${field.label} is longer than ${limit} characters`;
  return [{ pointer, message, code: 'tooLong', values: { max: limit } }];
}

function numberErrors(field: FieldDescription, value: unknown, pointer: string): FieldError[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return [{ pointer, message: `${field.label} must be a number`, code: 'wrongType' }];
  }
  if (field.min !== undefined && value < field.min) {
    const values = { min: field.min };
    return [{ pointer, message: `${field.label} must be at least ${field.min}`, code: 'tooSmall', values }];
  }
  if (field.max !== undefined && value > field.max) {
    const values = { max: field.max };
    return [{ pointer, message: `${field.label} must be at most ${field.max}`, code: 'tooBig', values }];
  }
  if (field.digits !== undefined && Number(value.toFixed(field.digits)) !== value) {
    const message = `${field.label} must have at most ${field.digits} decimals`;
    return [{ pointer, message, code: 'tooManyDecimals', values: { max: field.digits } }];
  }
  return [];
}

function dateErrors(field: FieldDescription, value: string, pointer: string): FieldError[] {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  const real = day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  return real ? [] : [{ pointer, message: `${field.label} must be a date like 2026-11-17`, code: 'wrongForm' }];
}

function rowErrors(field: FieldDescription, value: unknown, pointer: string): FieldError[] {
  if (!Array.isArray(value)) return [{ pointer, message: `${field.label} must be a list`, code: 'wrongType' }];
  if (field.required && value.length === 0)
    return [{ pointer, message: `${field.label} is missing`, code: 'required' }];
  const limit = field.maxItems ?? 100;
  if (value.length > limit) {
    const message = `${field.label} has more than ${limit} rows`;
    return [{ pointer, message, code: 'tooManyItems', values: { max: limit } }];
  }
  return value.flatMap((row: unknown, index) => {
    const at = `${pointer}/${index}`;
    if (typeof row !== 'object' || row === null)
      return [{ pointer: at, message: 'must be an object', code: 'wrongType' }];
    const cells = new Map(Object.entries(row));
    return (field.of ?? []).flatMap((cell) => fieldErrors(cell, cells.get(cell.name), `${at}/${cell.name}`));
  });
}
