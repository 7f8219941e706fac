/** Keys that have room beside one another in a row. */
const KEYS_A_LINE = 4;

/** How high the rows are, all alike, where the keys of each are told in as many lines as they need. */
export function heightForKeys(rows: readonly { keys: readonly unknown[] }[], least: number): number {
  const longest = rows.reduce((most, { keys }) => Math.max(most, keys.length), 1);
  return Math.max(least, Math.ceil(longest / KEYS_A_LINE) * 24 + 12);
}
