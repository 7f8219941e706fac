import type { ASTNode } from '@marcbachmann/cel-js';
import { nearest } from '../../shared/nearest.ts';
import { languages } from '../menu.ts';
import { isPatchable, patchableFields } from './caller-patch.ts';
import { environment } from './query.environment.ts';
import { found } from './query.problem.ts';
import type { WrongName } from './query.suggestions.ts';

/** An empty list is one of whatever is wanted (`list<T>`). */
const listTypes = ['list<string>', 'list<dyn>', 'list<T>', 'list', 'dyn'];

/** A patch is a map written out, or a choice between such maps, so that it can be seen which fields it changes. */
export function patchRefusal(node: ASTNode, text: string): WrongName | null {
  if (node.op === '?:') {
    const [, yes, no] = node.args;
    return patchRefusal(yes, text) ?? patchRefusal(no, text);
  }
  if (node.op !== 'map') {
    return { ...found('notChange'), start: node.start, end: node.end };
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
    return { ...found('changedFieldNotText'), start: key.start, end: key.end };
  }
  if (!isPatchable(field)) {
    const meant = nearest(field, patchableFields);
    return {
      ...found('notChangeable', { field, fields: patchableFields.join(', ') }),
      start: key.start,
      end: key.end,
      ...(meant && { suggestion: `"${meant}"` }),
    };
  }
  const type = environment.check(text.slice(value.start, value.end)).type ?? 'dyn';
  const place = { start: value.start, end: value.end };
  if (field !== 'language') {
    return listTypes.includes(type) ? null : { ...found('notList', { field, type }), ...place };
  }
  if (type !== 'string' && type !== 'dyn') return { ...found('languageNotText', { type }), ...place };
  return value.op === 'value' && !languages.some((known) => known === value.args)
    ? { ...found('unknownLanguage', { known: languages.join(', ') }), ...place }
    : null;
}
