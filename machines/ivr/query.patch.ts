import type { ASTNode } from '@marcbachmann/cel-js';
import { isPatchable, patchableFields } from './caller-patch.ts';
import { languages } from './menu.ts';
import { environment } from './query.environment.ts';
import { nearest, type WrongName } from './query.suggestions.ts';

/** An empty list is one of whatever is wanted (`list<T>`). */
const listTypes = ['list<string>', 'list<dyn>', 'list<T>', 'list', 'dyn'];

/** A patch is a map written out, or a choice between such maps, so that it can be seen which fields it changes. */
export function patchRefusal(node: ASTNode, text: string): WrongName | null {
  if (node.op === '?:') {
    const [, yes, no] = node.args;
    return patchRefusal(yes, text) ?? patchRefusal(no, text);
  }
  if (node.op !== 'map') {
    const message = 'A change is a map such as {"language": "pa"}';
    return { message, start: node.start, end: node.end };
  }
  for (const [key, value] of node.args) {
    const refusal = entryRefusal(key, value, text);
    if (refusal) return refusal;
  }
  return null;
}

function entryRefusal(key: ASTNode, value: ASTNode, text: string): WrongName | null {
  const field = key.op === 'value' ? key.args : null;
  if (typeof field !== 'string') {
    return { message: 'The field to change must be a text such as "language"', start: key.start, end: key.end };
  }
  if (!isPatchable(field)) {
    const meant = nearest(field, patchableFields);
    return {
      message: `${field} cannot be changed; ${patchableFields.join(', ')} can`,
      start: key.start,
      end: key.end,
      ...(meant && { suggestion: `"${meant}"` }),
    };
  }
  const type = environment.check(text.slice(value.start, value.end)).type ?? 'dyn';
  const place = { start: value.start, end: value.end };
  if (field !== 'language') {
    return listTypes.includes(type) ? null : { message: `${field} must be a list of texts; this is ${type}`, ...place };
  }
  if (type !== 'string' && type !== 'dyn') return { message: `language must be a text; this is ${type}`, ...place };
  return value.op === 'value' && !languages.some((known) => known === value.args)
    ? { message: `language must be one of ${languages.join(', ')}`, ...place }
    : null;
}
