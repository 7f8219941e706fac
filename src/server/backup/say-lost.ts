const SHOWN = 5;

/** Ends a command with the number of files that something is wrong with, and the first of them. */
export function sayLost(ids: readonly string[], what: string): void {
  if (ids.length === 0) return;
  const named = ids.length > SHOWN ? `${ids.slice(0, SHOWN).join(', ')} …` : ids.join(', ');
  throw new Error(`${ids.length} files that the database names ${what}: ${named}.`);
}
