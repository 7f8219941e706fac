/** Marks that turn the direction of what follows them: a title would be read otherwise than it was written. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

export type TextFault = { kind: 'tooLong'; max: number; length: number } | { kind: 'turned' };

/** Letters are counted as the contract counts them: a mark of four bytes is one. */
export function textFault(text: string, max = Number.POSITIVE_INFINITY, isOneLine = false): TextFault | null {
  const length = text.length > max ? Array.from(text).length : 0;
  if (length > max) return { kind: 'tooLong', max, length };
  return isOneLine && TURNING.test(text) ? { kind: 'turned' } : null;
}
