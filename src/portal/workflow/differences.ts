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
