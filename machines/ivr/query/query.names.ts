import type { ASTNode } from '@marcbachmann/cel-js';
import { readerOf } from './query.texts.ts';

/** The names of sounds that a file query is certain to come to in some call; what is put together only then is left out. */
export const namesIn = readerOf('fileName', results);

function results(node: ASTNode): string[] {
  if (node.op === 'value') return typeof node.args === 'string' ? [node.args] : [];
  return node.op === '?:' ? [...results(node.args[1]), ...results(node.args[2])] : [];
}
