import type { QueryProblem } from './query.problem.ts';

/** The part of the text that a problem means, as offsets; never outside the text. */
export function rangeOf(text: string, problem: Pick<QueryProblem, 'line' | 'column' | 'length'>) {
  const lines = text.split('\n');
  const before = lines.slice(0, Math.max(0, problem.line - 1)).reduce((sum, line) => sum + line.length + 1, 0);
  const from = Math.min(text.length, before + Math.max(0, problem.column - 1));
  return { from, to: Math.min(text.length, from + Math.max(1, problem.length)) };
}

/** The text with what the problem suggests in place of what is wrong. */
export function fixed(text: string, problem: QueryProblem): string {
  if (problem.suggestion === undefined) return text;
  const { from, to } = rangeOf(text, problem);
  return `${text.slice(0, from)}${problem.suggestion}${text.slice(to)}`;
}
