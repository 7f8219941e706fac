import type { ASTNode } from '@marcbachmann/cel-js';
import { type Caller, languages, nobody } from '../menu.ts';
import { environment } from './query.environment.ts';
import { childrenOf } from './query.safety.ts';
import { checkQuery, compileQuery } from './query.ts';
import { queryVariables } from './query.values.ts';

/** What is known of a group of callers; what is left out may be anything. */
export type KnownCaller = Partial<
  Pick<Caller, 'language' | 'crops' | 'livestock' | 'machineries' | 'host' | 'callCount'>
>;

/*
 * What can be said of a condition before anybody calls: parts that read only what is known of the callers are worked
 * out, and `&&`, `||`, `!` and `?:` carry the answer on. Null: it depends on the call.
 */

const verdicts = new Map<string, boolean | null>();
const MAX_VERDICTS = 5_000;

/** Whether a condition holds for everybody in a group (true), for nobody (false), or cannot be told (null). */
export function verdictOf(text: string, known: KnownCaller): boolean | null {
  const key = `${JSON.stringify(known)} ${text}`;
  const ready = verdicts.get(key);
  if (ready !== undefined) return ready;
  if (verdicts.size >= MAX_VERDICTS) verdicts.clear();
  const verdict = checkQuery(text, 'validation') === null ? judged(environment.parse(text).ast, text, known) : null;
  verdicts.set(key, verdict);
  return verdict;
}

/** A condition, or several together, that is false whoever calls, whenever they do. */
export function neverHolds(...texts: readonly string[]): boolean {
  const all = texts.join(' ');
  const hosts = all.includes('caller.host') ? [true, false] : [false];
  const counts = all.includes('caller.callCount') ? countsAround(all) : [0];
  return languages.every((language) =>
    hosts.every((host) =>
      counts.every((callCount) => texts.some((text) => verdictOf(text, { language, host, callCount }) === false)),
    ),
  );
}

const MAX_COUNTS = 30;

/** How often somebody may have called, as far as a condition can tell: the numbers in it and those beside them. */
function countsAround(text: string): number[] {
  const named = [...text.matchAll(/\d+/g)].map(([number]) => Number(number)).filter(Number.isSafeInteger);
  return [...new Set([0, ...named.flatMap((number) => [number - 1, number, number + 1])])]
    .filter((count) => count >= 0)
    .slice(0, MAX_COUNTS);
}

function judged(node: ASTNode, text: string, known: KnownCaller): boolean | null {
  if (isKnown(node, known)) return workedOut(text.slice(node.start, node.end), known);
  switch (node.op) {
    case '!_': {
      const inner = judged(node.args, text, known);
      return inner === null ? null : !inner;
    }
    case '&&':
    case '||': {
      const [one, other] = [judged(node.args[0], text, known), judged(node.args[1], text, known)];
      const decisive = node.op === '||';
      if (one === decisive || other === decisive) return decisive;
      return one === null || other === null ? null : !decisive;
    }
    case '?:': {
      const [condition, yes, no] = node.args;
      const chosen = judged(condition, text, known);
      if (chosen !== null) return judged(chosen ? yes : no, text, known);
      const [one, other] = [judged(yes, text, known), judged(no, text, known)];
      return one === other ? one : null;
    }
    default:
      return null;
  }
}

/** It reads nothing of a call but what is known. A name that a list expression binds is no reading. */
function isKnown(node: ASTNode, known: KnownCaller): boolean {
  if (node.op === '.') {
    const [object, field] = node.args;
    if (object.op === 'id' && object.args === 'caller') return Object.hasOwn(known, field);
  }
  if (node.op === 'id') return node.args !== 'caller' && node.args !== 'call' && node.args !== 'result';
  return childrenOf(node).every((child) => isKnown(child, known));
}

/** One that fails is left open: it depends on the rest whether that matters. */
function workedOut(text: string, known: KnownCaller): boolean | null {
  const answer = compileQuery(text, 'validation')(queryVariables({ ...nobody, ...known }, { time: '' }));
  return answer.ok ? answer.value : null;
}
