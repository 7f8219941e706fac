export interface Difference {
  key: string;
  before: unknown;
  after: unknown;
}

/** What differs between the record a person looked at and the record as it is now, field by field in the order given. */
export function differences<R extends object>(before: R, after: R, keys: readonly (keyof R & string)[]): Difference[] {
  return keys
    .filter((key) => !isSame(before[key], after[key]))
    .map((key) => ({ key, before: before[key], after: after[key] }));
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const left = new Map(Object.entries(one));
  const right = new Map(Object.entries(other));
  return [...keys].every((key) => isSame(left.get(key), right.get(key)));
}

/** A refusal with 409, told apart from every other failure. */
export interface Conflict {
  code: string;
  state: string;
  by?: string;
  at?: string;
  guard?: string;
  /** The guard's own words. */
  words?: string;
  allowed: readonly string[];
}

/** The conflict inside a problem document, or null when it is something else. */
export function conflictIn(problem: unknown): Conflict | null {
  const { code, conflict } = asRecord(problem);
  const { state, by, at, guard, words, allowed } = asRecord(conflict);
  if (typeof code !== 'string' || typeof state !== 'string') return null;
  const { name } = asRecord(by);
  return {
    code,
    state,
    ...(typeof name === 'string' && { by: name }),
    ...(typeof at === 'string' && { at }),
    ...(typeof guard === 'string' && { guard }),
    ...(typeof words === 'string' && { words }),
    allowed: Array.isArray(allowed) ? allowed.filter((event) => typeof event === 'string') : [],
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
