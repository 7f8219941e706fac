import { UNTURNED } from '../../../machines/shared/unturned.ts';

export type TextFault = { kind: 'tooLong'; max: number; length: number } | { kind: 'turned' };

/**
 * Letters are counted as the contract counts them: a mark of four bytes is one. With a mark that turns the direction of what
 * follows it a title, or what others are told, would be read otherwise than it was written.
 */
export function textFault(text: string, max = Number.POSITIVE_INFINITY, isUnturned = false): TextFault | null {
  const length = text.length > max ? Array.from(text).length : 0;
  if (length > max) return { kind: 'tooLong', max, length };
  return isUnturned && !UNTURNED.test(text) ? { kind: 'turned' } : null;
}
