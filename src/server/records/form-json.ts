import { invalid } from '../platform/errors.ts';
import { fieldMessage } from '../platform/field.messages.ts';

/** Fields of a form are text: lists and objects come as JSON in them. */
export function jsonIn(pointer: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(pointer, fieldMessage('notJson'));
  }
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}

/** Each once; none where nothing was sent. */
export function idsIn(pointer: string, text: string | undefined, max: number): string[] {
  if (text === undefined || text === '') return [];
  const given = jsonIn(pointer, text);
  if (!Array.isArray(given) || given.length > max || !given.every(isId)) {
    throw invalid(pointer, fieldMessage('maxIds', { max }));
  }
  return [...new Set(given.map((id) => id.toLowerCase()))];
}
