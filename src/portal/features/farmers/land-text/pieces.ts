/** Land as a file has it: rings of longitude and latitude, the outline first, and what it is called there. */
export interface Piece {
  name: string | null;
  coordinates: number[][][];
}

/** Why a text has no land, as far as it can be told. */
export type Unreadable =
  | { kind: 'unread'; line: number; text: string }
  | { kind: 'refused'; why: 'large' | 'entities' | 'zip' | 'noLand'; line: number };

export function isUnreadable(read: Piece[] | Unreadable): read is Unreadable {
  return !Array.isArray(read);
}

/** Where something stands in a text, by the number of its line. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

export const NO_LAND: Unreadable = { kind: 'refused', why: 'noLand', line: 1 };
