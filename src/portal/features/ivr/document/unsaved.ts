import type { Edit, Pending } from './layers.ts';
import { areAlike, type Moved, resumed } from './pending.ts';
import { type Piece, pieceIn } from './pieces.ts';

/** A piece that the server has not answered yet, as it is kept in the browser. Null: it is not there. */
export interface Unsaved {
  /** "node …" or "box …". */
  piece: string;
  /** As it was when it was changed, and as it is now. */
  base: Piece | null;
  mine: Piece | null;
  /** As it was sent, if it was: whether that arrived, nobody knows. */
  sent?: Piece | null | undefined;
}

export function unsavedOf({ sent, unsent }: Pending): Unsaved[] {
  const pieces = new Set([...(sent?.edits.keys() ?? []), ...unsent.keys()]);
  return [...pieces].flatMap((piece) => {
    const [before, after] = [sent?.edits.get(piece), unsent.get(piece)];
    const [first, last] = [before ?? after, after ?? before];
    return first && last ? [{ piece, base: first.from, mine: last.to, sent: before?.to }] : [];
  });
}

/** Takes up what an earlier visit could not save, on top of what the server has come to hold since. */
export function takeUp(pending: Pending, kept: readonly Unsaved[]): Moved {
  const edits = kept.map(({ piece, base, mine, sent }): [string, Edit] => {
    const hasArrived = sent !== undefined && areAlike(sent, pieceIn(pending.held, piece));
    return [piece, { from: hasArrived ? sent : base, to: mine }];
  });
  return resumed(pending, new Map(edits));
}
