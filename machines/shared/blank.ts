/**
 * What a reader sees something of. Spaces, controls, and what Unicode lets a screen leave out (zero-width spaces and
 * joiners, fillers, soft hyphens, marks of direction) are nothing alone; between letters they belong to the text.
 */
export const VISIBLE = '[^\\s\\p{Cc}\\p{Cf}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]';

const visible = new RegExp(VISIBLE, 'u');

/** Whether a text says nothing at all. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** A text as it is kept, without the spaces around it; null where it says nothing. */
export function keptText(text: string | null | undefined): string | null {
  return text === null || text === undefined || isBlank(text) ? null : text.trim();
}
