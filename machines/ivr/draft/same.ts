/** Whether two plain values (JSON) say the same; the order of an object's fields says nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = new Map(Object.entries(a).filter(([, value]) => value !== undefined));
  const right = new Map(Object.entries(b).filter(([, value]) => value !== undefined));
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && same(value, right.get(key)));
}
