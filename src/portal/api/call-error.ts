import { type Conflict, conflictIn } from './conflict.ts';

/** Why the server did not do what was asked; `status` 0 means that it was not reached. */
export interface CallError {
  status: number;
  code: string;
  detail?: string;
  permission?: string;
  /** Messages by field: the last part of the JSON pointer. */
  fields: Readonly<Record<string, string>>;
  conflict: Conflict | null;
}

/** Reads a refusal out of whatever a call threw: a problem document, something that carries one, or a lost connection. */
export function callErrorOf(thrown: unknown): CallError {
  const own = asRecord(thrown);
  const problem = 'problem' in own ? asRecord(own['problem']) : own;
  const { status, code, detail, permission, errors } = problem;
  return {
    status: typeof status === 'number' ? status : 0,
    code: typeof code === 'string' ? code : 'unreachable',
    ...(typeof detail === 'string' && { detail }),
    ...(typeof permission === 'string' && { permission }),
    fields: Array.isArray(errors) ? Object.fromEntries(errors.flatMap(fieldError)) : {},
    conflict: conflictIn(problem),
  };
}

function fieldError(error: unknown): [string, string][] {
  const { pointer, message } = asRecord(error);
  if (typeof pointer !== 'string' || typeof message !== 'string') return [];
  return [[pointer.replace(/^\/(fields\/)?/, ''), message]];
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  // An Error's own fields are what its class added; its message and stack stay out.
  return Object.fromEntries(Object.entries(value));
}
