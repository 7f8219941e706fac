/** What numbers of a mobile network begin with. */
export interface NumberRange {
  first: number;
  last: number;
}

const RANGE = /^(3\d\d)(?:\s*[–-]\s*(3\d\d))?$/;

/** "300–309, 320" as ranges; null where it says something else. */
export function rangesIn(text: string): NumberRange[] | null {
  const ranges = text.split(',').map((part) => {
    const [, first, last = first] = RANGE.exec(part.trim()) ?? [];
    return { first: Number(first), last: Number(last) };
  });
  return ranges.every(({ first, last }) => first <= last) ? ranges : null;
}

export function overlaps(one: NumberRange, other: NumberRange): boolean {
  return one.first <= other.last && other.first <= one.last;
}

export function wordsOf({ first, last }: NumberRange): string {
  return first === last ? String(first) : `${first}–${last}`;
}
