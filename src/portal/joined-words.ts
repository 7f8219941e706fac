/** Sentences by name, nested. */
export interface Words {
  [name: string]: string | Words;
}

/** Several files of words as one; a sentence that two of them have is a mistake. */
export function joined(parts: readonly Words[]): Words {
  const all: Words = {};
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) {
      const there = all[name];
      if (there === undefined) all[name] = value;
      else if (typeof there === 'string' || typeof value === 'string') throw new Error(`two files say ${name}`);
      else all[name] = joined([there, value]);
    }
  }
  return all;
}
