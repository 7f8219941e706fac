import type { ASTNode } from '@marcbachmann/cel-js';
import { environment } from './query.environment.ts';
import { checkQuery } from './query.ts';

const known = new Map<string, readonly string[]>();
const MAX_KNOWN = 5_000;

/** The names of sounds that a file query is certain to come to in some call; what is put together only then is left out. */
export function namesIn(query: string): readonly string[] {
  const ready = known.get(query);
  if (ready) return ready;
  if (known.size >= MAX_KNOWN) known.clear();
  const names = checkQuery(query, 'fileName') === null ? [...new Set(results(environment.parse(query).ast))] : [];
  known.set(query, names);
  return names;
}

function results(node: ASTNode): string[] {
  if (node.op === 'value') return typeof node.args === 'string' ? [node.args] : [];
  return node.op === '?:' ? [...results(node.args[1]), ...results(node.args[2])] : [];
}
