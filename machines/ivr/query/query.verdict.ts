import type { ASTNode } from '@marcbachmann/cel-js';
import { type Caller, languages, nobody } from '../menu.ts';
import { environment } from './query.environment.ts';
import { ownedFields } from './query.ids.ts';
import { childrenOf } from './query.safety.ts';
import { checkQuery, compileQuery } from './query.ts';
import { queryVariables } from './query.values.ts';

/** What is known of a group of callers; what is left out may be anything. */
export type KnownCaller = Partial<
  Pick<Caller, 'language' | 'crops' | 'livestock' | 'machineries' | 'host' | 'callCount'> & {
    /** Of single crops, livestock and machines, by field and id, whether the caller has them. */
    owns: Readonly<Record<string, boolean>>;
  }
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

/** Of what is listed the caller has one, or speaks it. */
export interface OneOf {
  field: (typeof ownedFields)[number] | 'language';
  oneOf: readonly string[];
}

/** Conditions and demands that together are false whoever calls, whenever they do. */
export function neverHolds(...conditions: readonly (string | OneOf)[]): boolean {
  const key = JSON.stringify(conditions);
  const ready = never.get(key);
  if (ready !== undefined) return ready;
  if (never.size >= MAX_VERDICTS) never.clear();
  const judges = conditions.flatMap((condition) => judgeOf(condition) ?? []);
  const found = !mayHold({ judges, left: MAX_TRIED }, {}, questionsOf(judges));
  never.set(key, found);
  return found;
}

const never = new Map<string, boolean>();

/** So many callers are tried; beyond that it is left open. */
const MAX_TRIED = 2_000;

/** Judges a condition, and says of what it depends: by the text, and the single entries of the caller's lists. */
interface Judge {
  judge: (known: KnownCaller) => boolean | null;
  reads: string;
  entries: readonly string[];
}

function judgeOf(condition: string | OneOf): Judge | null {
  if (typeof condition === 'string') {
    if (checkQuery(condition, 'validation') !== null) return null;
    const { ast } = environment.parse(condition);
    return { judge: (known) => judged(ast, condition, known), reads: condition, entries: entriesIn(ast) };
  }
  const { field, oneOf } = condition;
  if (field === 'language') {
    const speaks = ({ language }: KnownCaller) => (language === undefined ? null : oneOf.includes(language));
    return { judge: speaks, reads: 'caller.language', entries: [] };
  }
  const entries = oneOf.map((id) => nameOf({ field, id }));
  const has = ({ owns = {} }: KnownCaller) => {
    if (entries.some((entry) => owns[entry])) return true;
    return entries.every((entry) => owns[entry] === false) ? false : null;
  };
  return { judge: has, reads: '', entries };
}

/** What may be known next: each answer adds to what is known. */
type Question = (known: KnownCaller) => KnownCaller[];

/** Whether some caller may meet them all, of whom this much is known: what is decided already is not asked further. */
function mayHold(
  search: { judges: readonly Judge[]; left: number },
  known: KnownCaller,
  [ask, ...later]: readonly Question[],
): boolean {
  search.left--;
  if (search.left < 0) return true;
  if (search.judges.some(({ judge }) => judge(known) === false)) return false;
  return ask === undefined || ask(known).some((more) => mayHold(search, more, later));
}

/** What decides about the conditions, as far as they read it: crops, livestock and machines one by one. */
function questionsOf(judges: readonly Judge[]): Question[] {
  const all = judges.map(({ reads }) => reads).join(' ');
  const questions: Question[] = [];
  if (all.includes('caller.language')) {
    questions.push((known) => languages.map((language) => ({ ...known, language })));
  }
  if (all.includes('caller.host')) questions.push((known) => [true, false].map((host) => ({ ...known, host })));
  if (all.includes('caller.callCount')) {
    const counts = countsAround(all);
    questions.push((known) => counts.map((callCount) => ({ ...known, callCount })));
  }
  for (const entry of new Set(judges.flatMap(({ entries }) => entries))) {
    questions.push(({ owns, ...known }) => [true, false].map((has) => ({ ...known, owns: { ...owns, [entry]: has } })));
  }
  return questions;
}

function entriesIn(node: ASTNode): string[] {
  const entry = entryOf(node);
  return entry ? [nameOf(entry)] : childrenOf(node).flatMap(entriesIn);
}

interface Entry {
  field: (typeof ownedFields)[number];
  id: string;
}

/** `"…" in caller.crops` and its like. */
function entryOf(node: ASTNode): Entry | null {
  if (node.op !== 'in') return null;
  const [left, right] = node.args;
  if (left.op !== 'value' || typeof left.args !== 'string' || right.op !== '.') return null;
  const [owner, name] = right.args;
  const field = ownedFields.find((known) => known === name);
  return owner.op === 'id' && owner.args === 'caller' && field ? { field, id: left.args } : null;
}

const nameOf = ({ field, id }: Entry) => `${field} ${id}`;

const MAX_COUNTS = 30;

/** How often somebody may have called, as far as a condition can tell: the numbers in it and those beside them. */
function countsAround(text: string): number[] {
  const named = [...text.matchAll(/\d+/g)].map(([number]) => Number(number)).filter(Number.isSafeInteger);
  return [...new Set([0, ...named.flatMap((number) => [number - 1, number, number + 1])])]
    .filter((count) => count >= 0)
    .slice(0, MAX_COUNTS);
}

function judged(node: ASTNode, text: string, known: KnownCaller): boolean | null {
  const whole = isKnown(node, known) ? workedOut(text.slice(node.start, node.end), known) : null;
  if (whole !== null) return whole;
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
  const entry = entryOf(node);
  if (entry && known.owns && Object.hasOwn(known.owns, nameOf(entry))) return true;
  if (node.op === '.') {
    const [object, field] = node.args;
    if (object.op === 'id' && object.args === 'caller') return Object.hasOwn(known, field);
  }
  if (node.op === 'id') return node.args !== 'caller' && node.args !== 'call' && node.args !== 'result';
  return childrenOf(node).every((child) => isKnown(child, known));
}

/** One that fails, or whose text lacks the parentheses around it, is left open: it depends on the rest whether that matters. */
function workedOut(text: string, { owns = {}, ...known }: KnownCaller): boolean | null {
  const owned = ownedFields.map((field) => [
    field,
    Object.keys(owns).flatMap((name) =>
      owns[name] && name.startsWith(`${field} `) ? [name.slice(field.length + 1)] : [],
    ),
  ]);
  const caller = { ...nobody, ...Object.fromEntries(owned), ...known };
  const answer = compileQuery(text, 'validation')(queryVariables(caller, { time: '' }));
  return answer.ok ? answer.value : null;
}
