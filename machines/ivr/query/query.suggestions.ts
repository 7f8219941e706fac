import type { ASTNode } from '@marcbachmann/cel-js';
import { environment, isMethod, namesOf, queryFields, variableNames } from './query.environment.ts';
import { found, type QueryFinding } from './query.problem.ts';
import { childrenOf } from './query.safety.ts';

/** A wrong name in plain words, where it stands and what was probably meant. */
export interface WrongName extends QueryFinding {
  message: string;
  start: number;
  end: number;
  suggestion?: string;
}

/** Reads what the checker complained about; null where the complaint is not about a name. */
export function suggestionFor(node: ASTNode | null, code: string): WrongName | null {
  if (node?.op === 'id' && code === 'unknown_variable') {
    const name = node.args;
    const asField = queryFields.find((field) => field.name.endsWith(`.${name}`))?.name;
    return wrong(found('unknownName', { name }), node.start, node.end, asField ?? nearest(name, variableNames));
  }
  if (node?.op === '.' && code === 'no_such_key') {
    const [object, name] = node.args;
    const text = node.input.slice(object.start, object.end);
    const finding = found('unknownField', { owner: text, name });
    return wrong(finding, node.end - name.length, node.end, nearest(name, namesOf(typeOf(text))));
  }
  if (node?.op === 'rcall' && code === 'no_matching_overload') {
    return wrongMethod(node);
  }
  return null;
}

/** A method no value has. To be asked before the checker, who would complain about the names inside its brackets. */
export function unknownMethodIn(node: ASTNode): WrongName | null {
  if (node.op === 'rcall' && !isMethod(node.args[0])) return wrongMethod(node);
  for (const child of childrenOf(node)) {
    const found = unknownMethodIn(child);
    if (found) return found;
  }
  return null;
}

function wrongMethod(node: Extract<ASTNode, { op: 'rcall' }>): WrongName | null {
  const [name, receiver] = node.args;
  const text = node.input.slice(receiver.start, receiver.end);
  const known = namesOf(typeOf(text));
  if (known.includes(name)) return null;
  const start = node.input.indexOf(name, receiver.end);
  return wrong(found('unknownMethod', { owner: text, name }), start, start + name.length, nearest(name, known));
}

function wrong(
  finding: QueryFinding & { message: string },
  start: number,
  end: number,
  suggestion: string | undefined,
): WrongName {
  return { ...finding, start, end, ...(suggestion && { suggestion }) };
}

function typeOf(text: string): string {
  return environment.check(text).type ?? 'dyn';
}

/** The known name closest to the one written, if it is close at all. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const near = known
    .map((name) => ({ name, away: distance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, away }) => away <= Math.max(1, Math.floor(Math.max(name.length, written.length) / 3)))
    .sort((a, b) => a.away - b.away);
  return near[0]?.name;
}

/** Letters to add, drop, change or swap with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
