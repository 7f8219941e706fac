import type { Problem } from './problem.ts';

/** A finding that somebody decided to live with. */
export interface Muting {
  problem: string;
  cause: string;
  reason: string;
  by: string;
  at: string;
}

/** Which finding it is, whatever it was found from: the node or box, what is wrong, the field, and what it is about. */
export function problemName({ uuid, code, field, values }: Problem): string {
  const about = values['target'] ?? values['name'] ?? values['sound'] ?? values['list'] ?? '';
  const part = values['question'] ?? values['branch'] ?? '';
  return [uuid, code, field ?? '', about, part].join(' ').trimEnd().slice(0, MAX_LETTERS);
}
const MAX_LETTERS = 400;

/** What only words it: a title that is written otherwise is no other cause. */
const wording: ReadonlySet<string> = new Set([
  'title',
  'titles',
  'others',
  'group',
  'languages',
  'cropName',
  'message',
]);

/** What it was found from. */
export function problemCause({ severity, values }: Problem): string {
  const told = Object.entries(values).filter(([name]) => !wording.has(name));
  const cause = told.sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([severity, Object.fromEntries(cause)]).slice(0, MAX_CAUSE);
}
const MAX_CAUSE = 2_000;

/** How it was muted; null for errors, which nobody can live with, and for one whose cause is another by now. */
export function mutingOf(problem: Problem, muted: ReadonlyMap<string, Muting>): Muting | null {
  if (problem.severity === 'error' || muted.size === 0) return null;
  const known = muted.get(problemName(problem));
  return known?.cause === problemCause(problem) ? known : null;
}
