import {
  type ASTNode,
  TypeError as CelTypeError,
  EvaluationError,
  ParseError,
  type ParseResult,
} from '@marcbachmann/cel-js';
import { type CallerPatch, readPatch } from './caller-patch.ts';
import { environment, MAX_LENGTH } from './query.environment.ts';
import { fixed, rangeOf } from './query.fix.ts';
import { patchRefusal } from './query.patch.ts';
import { complaint, found, type QueryCode, type QueryFinding, type QueryProblem } from './query.problem.ts';
import { askedByHas, unsafeIn } from './query.safety.ts';
import { suggestionFor, unknownMethodIn } from './query.suggestions.ts';
import type { QueryVariables } from './query.values.ts';

/*
 * The queries of a menu are CEL expressions over `caller`, `call` and `result`. They are checked while they are typed
 * and when they are saved, compiled once for a menu, and can neither loop nor reach anything but those three.
 */

export type QueryKind = 'validation' | 'fileName' | 'patch';

export interface QueryValues {
  validation: boolean;
  fileName: string;
  patch: CallerPatch;
}

export type QueryAnswer<K extends QueryKind> =
  | { ok: true; value: QueryValues[K] }
  | { ok: false; finding: QueryFinding & { message: string } };
export type CompiledQuery<K extends QueryKind> = (variables: QueryVariables) => QueryAnswer<K>;

/** What is wrong with a query, or null. */
export function checkQuery(text: string, kind: QueryKind): QueryProblem | null {
  const problem = problemIn(text, kind);
  return problem && withSoundFix(text, kind, problem);
}

/** A fix after which the same place is wrong again is none; where that has a fix of its own, both are one. */
function withSoundFix(text: string, kind: QueryKind, problem: QueryProblem): QueryProblem {
  const { suggestion, ...bare } = problem;
  if (suggestion === undefined) return problem;
  const once = fixed(text, problem);
  const again = problemIn(once, kind);
  const { from, to } = rangeOf(text, problem);
  if (!again || isOutside(rangeOf(once, again), from, from + suggestion.length)) return problem;
  if (again.suggestion === undefined || problemIn(fixed(once, again), kind)) return bare;
  const left = rangeOf(once, again);
  const length = left.to - left.from - suggestion.length + (to - from);
  return { ...bare, ...placeOf(text, left.from), length, suggestion: again.suggestion };
}

const isOutside = (part: { from: number; to: number }, from: number, to: number) => part.to <= from || part.from >= to;

function problemIn(text: string, kind: QueryKind): QueryProblem | null {
  const judged = judge(text, kind);
  return 'problem' in judged ? judged.problem : null;
}

/** A query ready to run many times. One that is not right fails each time with its problem's message. */
export function compileQuery<K extends QueryKind>(text: string, kind: K): CompiledQuery<K> {
  const judged = judge(text, kind);
  if ('problem' in judged) {
    const { problem } = judged;
    return () => ({ ok: false, finding: problem });
  }
  const { run } = judged;
  const read = readers[kind];
  return (variables) => {
    try {
      return read(run({ ...variables }));
    } catch (error) {
      if (isCelError(error)) return { ok: false, finding: complaint(error.code, error.summary) };
      return { ok: false, finding: found('failed') };
    }
  };
}

type Readers = { [K in QueryKind]: (value: unknown) => QueryAnswer<K> };
const readers: Readers = {
  validation: (value) =>
    typeof value === 'boolean' ? { ok: true, value } : { ok: false, finding: found('answerNotCondition') },
  fileName: (value) =>
    typeof value === 'string' && value !== ''
      ? { ok: true, value }
      : { ok: false, finding: found('answerNotFileName') },
  patch: (value) => {
    const { patch, refused } = readPatch(value);
    return refused.length === 0
      ? { ok: true, value: patch }
      : { ok: false, finding: found('answerNotChange', { fields: refused.join(', ') }) };
  },
};

const wanted: Record<Exclude<QueryKind, 'patch'>, { types: readonly string[]; otherwise: QueryCode }> = {
  validation: { types: ['bool', 'dyn'], otherwise: 'notCondition' },
  fileName: { types: ['string', 'dyn'], otherwise: 'notFileName' },
};

type Judged = { problem: QueryProblem } | { run: ParseResult };

function judge(text: string, kind: QueryKind): Judged {
  const at = (finding: WordedFinding, start: number, end: number, suggestion?: string): Judged => ({
    problem: { ...plainly(finding), ...placeOf(text, start), length: end - start, ...(suggestion && { suggestion }) },
  });
  if (text.trim() === '') return at(found('empty'), 0, text.length);
  if (text.length > MAX_LENGTH) return at(found('tooLong', { max: MAX_LENGTH }), MAX_LENGTH, text.length);

  let run: ParseResult;
  try {
    run = environment.parse(text);
  } catch (error) {
    return inWords(error);
  }
  const refusal = unsafeIn(run.ast);
  if (refusal) return at(refusal, refusal.start, refusal.end);
  const unknown = unknownMethodIn(run.ast);
  if (unknown) return at(unknown, unknown.start, unknown.end, unknown.suggestion);
  const { type, error } = environment.check(text);
  if (error) return inWords(error);
  for (const asked of askedByHas(run.ast)) {
    const { error: absent } = environment.check(text.slice(asked.start, asked.end));
    if (absent) return inWords(absent, asked.start);
  }
  if (kind === 'patch') {
    const refused = patchRefusal(run.ast, text);
    return refused ? at(refused, refused.start, refused.end, refused.suggestion) : { run };
  }
  const { types, otherwise } = wanted[kind];
  return types.includes(type ?? '') ? { run } : at(found(otherwise, { type: type ?? 'dyn' }), 0, text.length);

  function inWords(thrown: unknown, offset = 0): Judged {
    if (!isCelError(thrown)) return at(found('unreadable'), 0, text.length);
    const { start, end } = thrown.range ?? { start: 0, end: text.length };
    const node = thrown.node?.op === undefined ? null : (thrown.node as ASTNode);
    const plain = complaint(thrown.code, thrown.summary);
    if (plain.code === 'unexpected') {
      const [from, to] = wholeWord(text, start, end);
      const word = text.slice(from, to);
      return at(found('unexpected', { word }), from, to, MEANT.get(word.toLowerCase()));
    }
    const better = suggestionFor(node, thrown.code);
    return better
      ? at(better, better.start + offset, better.end + offset, better.suggestion)
      : at(plain, start + offset, Math.min(end + offset, text.length));
  }
}

/** What other languages, and people, write for the operators. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['=', '=='],
  ['&', '&&'],
  ['|', '||'],
  ['and', '&&'],
  ['or', '||'],
]);

/** The parser names the letter it stumbled over, or the Latin part of a word. */
function wholeWord(text: string, start: number, end: number): [from: number, to: number] {
  const letters = /[\p{L}\p{M}\p{N}_]/u;
  if (!letters.test(text.slice(start, end))) return [start, end];
  let [from, to] = [start, end];
  while (letters.test(text.charAt(from - 1))) from -= 1;
  while (letters.test(text.charAt(to))) to += 1;
  return [from, to];
}

type WordedFinding = QueryFinding & { message: string };

function plainly({ code, values, message }: WordedFinding): WordedFinding {
  return { code, values, message };
}

function placeOf(text: string, start: number): { line: number; column: number } {
  const before = text.slice(0, start).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function isCelError(error: unknown): error is ParseError | CelTypeError | EvaluationError {
  return error instanceof ParseError || error instanceof CelTypeError || error instanceof EvaluationError;
}
