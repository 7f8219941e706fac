/** What is read was not known. */
class NotKept extends Error {}

/** Values that say so where another is read of them: reading what is not known ends the judgement instead of passing for an absent value. */
export function onlyKnown<T extends object>(values: T): T {
  return new Proxy(values, {
    get(kept, name) {
      if (typeof name === 'string' && !(name in kept)) throw new NotKept(name);
      return Reflect.get(kept, name);
    },
  });
}

/** Undefined where the judgement reads what is not known. */
export function unlessUnknown<T>(judge: () => T): T | undefined {
  try {
    return judge();
  } catch (error) {
    if (error instanceof NotKept) return undefined;
    throw error;
  }
}
