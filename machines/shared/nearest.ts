/** The known name closest to the one written, if it is close at all. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const near = known
    .map((name) => ({ name, away: distance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, away }) => away <= Math.max(1, Math.floor(Math.max(name.length, written.length) / 3)))
    .sort((a, b) => a.away - b.away);
  return near[0]?.name;
}

/** Letters to add, drop, change or swap with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
