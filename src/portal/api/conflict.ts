/** A refusal with 409, told apart from every other failure. */
export interface Conflict {
  code: string;
  state: string;
  by?: string;
  at?: string;
  /** What that person did. */
  event?: string;
  guard?: string;
  /** The guard's own words. */
  words?: string;
  allowed: readonly string[];
}

/** The conflict inside a problem document, or null when it is something else. */
export function conflictIn(problem: unknown): Conflict | null {
  const { code, conflict } = asRecord(problem);
  const { state, by, at, event, guard, words, allowed } = asRecord(conflict);
  if (typeof code !== 'string' || typeof state !== 'string') return null;
  const { name } = asRecord(by);
  return {
    code,
    state,
    ...(typeof name === 'string' && { by: name }),
    ...(typeof at === 'string' && { at }),
    ...(typeof event === 'string' && { event }),
    ...(typeof guard === 'string' && { guard }),
    ...(typeof words === 'string' && { words }),
    allowed: Array.isArray(allowed) ? allowed.filter((event) => typeof event === 'string') : [],
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
