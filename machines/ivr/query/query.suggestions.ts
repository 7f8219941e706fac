import type { ASTNode } from '@marcbachmann/cel-js';
import { nearest } from '../../shared/nearest.ts';
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

/** Reads what the checker complained about; null where nothing is known that was probably meant. */
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
  if ((node?.op === '==' || node?.op === '!=') && code === 'no_such_overload') return comparedList(node);
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

/** A list compared with a text: what is meant is whether the text is in it. */
function comparedList({ op, args, input, start, end }: Extract<ASTNode, { op: '==' | '!=' }>): WrongName | null {
  const sides = args.map((side) => input.slice(side.start, side.end)).map((text) => ({ text, type: typeOf(text) }));
  const list = sides.find(({ type }) => type === 'list<string>')?.text;
  const one = sides.find(({ type }) => type === 'string')?.text;
  if (list === undefined || one === undefined) return null;
  const finding = found('noOverload', { summary: sides.map(({ type }) => type).join(` ${op} `) });
  return wrong(finding, start, end, `${op === '!=' ? '!' : ''}${list}.exists(c, c == ${one})`);
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
