/**
 * What nobody sees, what breaks a line, and what turns the direction of all that stands behind it. What joins letters or holds
 * them apart, as Urdu needs it, and marks of direction are not among them.
 */
const UNSEEN = '\\p{Cc}\\u2028\\u2029\\u200B\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}';

/** A text in one line; a part set apart by its direction, as numbers are in Urdu, has its end there. */
export const ONE_LINE = new RegExp(`^(?:[^${UNSEEN}]|\\t|[\\u2066-\\u2068][^${UNSEEN}]*\\u2069)*$`, 'u');

const unseen = new RegExp(`[${UNSEEN}]`, 'gu');

/** For a name that nobody typed, such as that of a file. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '');
}
