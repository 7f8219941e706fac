import type { ASTNode } from '@marcbachmann/cel-js';
import { found, type QueryFinding } from './query.problem.ts';

/** A place in a query that may not stand there, and why. */
export interface UnsafeFinding extends QueryFinding {
  message: string;
  start: number;
  end: number;
}

const macros = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/*
 * What CEL allows but a call must not run: a regular expression can take seconds, and repetition inside repetition
 * or a bound name used twice over multiplies.
 */
export function unsafeIn(node: ASTNode): UnsafeFinding | null {
  return forbiddenIn(node, false) ?? tooManyListsIn(node);
}

const MAX_LISTS = 8;

/** Side by side they only add up, yet a list of an answer can be long. */
function tooManyListsIn(node: ASTNode): UnsafeFinding | null {
  const { start, end } = listsIn(node)[MAX_LISTS] ?? {};
  if (start === undefined || end === undefined) return null;
  return { ...found('tooManyLists', { max: MAX_LISTS }), start, end };
}

/** Each expression that goes through a list, as they are written. */
function listsIn(node: ASTNode): readonly ASTNode[] {
  const within = childrenOf(node).flatMap(listsIn);
  return node.op === 'rcall' && macros.has(node.args[0]) ? [...within, node] : within;
}

function forbiddenIn(node: ASTNode, inMacro: boolean): UnsafeFinding | null {
  if (node.op === 'call' || node.op === 'rcall') {
    const [name] = node.args;
    const place = { start: node.start, end: node.end };
    if (name === 'matches') return { ...found('noMatches'), ...place };
    if (name === 'bind') return { ...found('noBind'), ...place };
    if (node.op === 'rcall' && macros.has(name)) {
      if (inMacro) return { ...found('listInList', { name }), ...place };
      const [, receiver, given] = node.args;
      return forbiddenIn(receiver, inMacro) ?? first(given, true);
    }
  }
  return first(childrenOf(node), inMacro);
}

function first(nodes: readonly ASTNode[], inMacro: boolean): UnsafeFinding | null {
  for (const node of nodes) {
    const refusal = forbiddenIn(node, inMacro);
    if (refusal) return refusal;
  }
  return null;
}

/** Each `has(…)` in a query, with what it asks for: the checker itself lets any field pass there. */
export function askedByHas(node: ASTNode): readonly ASTNode[] {
  const below = childrenOf(node).flatMap(askedByHas);
  return node.op === 'call' && node.args[0] === 'has' ? [...node.args[1], ...below] : below;
}

/** The parts of an expression, one level down. */
export function childrenOf(node: ASTNode): readonly ASTNode[] {
  switch (node.op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case 'call':
      return node.args[1];
    case 'rcall':
      return [node.args[1], ...node.args[2]];
    case 'list':
      return node.args;
    case 'map':
      return node.args.flat();
    case '!_':
    case '-_':
      return [node.args];
    default:
      return node.args;
  }
}
