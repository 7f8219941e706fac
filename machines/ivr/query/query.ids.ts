import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf } from './query.safety.ts';
import { readerOf } from './query.texts.ts';

/** What a caller has of a reference list, as a condition reads it: ids. */
export const ownedFields = ['crops', 'livestock', 'machineries'] as const;

/** The texts that a condition compares with the crops, livestock or machines of a caller. */
export const ownedIn = readerOf('validation', (node) => comparedIn(node));

/** `one`: what stands for an entry of such a list here. */
function comparedIn(node: ASTNode, one: string | null = null): string[] {
  if (node.op === 'rcall' && isOwned(node.args[1])) {
    const [entry, ...asked] = node.args[2];
    const name = entry?.op === 'id' ? entry.args : null;
    return asked.flatMap((part) => comparedIn(part, name));
  }
  if (node.op === 'in') {
    const [left, right] = node.args;
    if (isOwned(right)) return textsIn(left);
    if (isEntry(left, one) && right.op === 'list') return right.args.flatMap(textsIn);
  }
  if (node.op === '==') {
    const [left, right] = node.args;
    if (isEntry(left, one)) return textsIn(right);
    if (isEntry(right, one)) return textsIn(left);
  }
  return childrenOf(node).flatMap((part) => comparedIn(part, one));
}

function isOwned(node: ASTNode): boolean {
  if (node.op !== '.') return false;
  const [owner, field] = node.args;
  return owner.op === 'id' && owner.args === 'caller' && ownedFields.some((name) => name === field);
}

function isEntry(node: ASTNode, one: string | null): boolean {
  return node.op === '[]' ? isOwned(node.args[0]) : node.op === 'id' && node.args === one;
}

const textsIn = (node: ASTNode) => (node.op === 'value' && typeof node.args === 'string' ? [node.args] : []);
