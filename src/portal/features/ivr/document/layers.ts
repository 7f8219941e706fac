import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import type { Change } from '../../../../../machines/ivr/menu.ts';
import { type Collision, merge, rewrittenFields } from './merge.ts';
import { type Piece, pieceIn } from './pieces.ts';

/*
 * One person's changes on their way to the server. Three layers lie on each other: what the server is known to hold, what
 * was sent and not answered, what was done since. Whatever arrives changes the lowest; those above are laid on it anew,
 * field by field, so that what is shown is always what the server will hold. Undo is no exception: it is done last.
 */

/** What somebody makes of a piece: what it was when they took it up, and what it shall be. Null: it is not there. */
export interface Edit {
  from: Piece | null;
  to: Piece | null;
}

export type Edits = ReadonlyMap<string, Edit>;

export interface Pending {
  /** Up to which change of the server `held` is known. */
  sequence: number;
  held: Draft;
  /** One batch at a time. It stays what it is until its fate is known, so that it can be sent again as it was. */
  sent: { edits: Edits; changes: readonly Change[] } | null;
  unsent: Edits;
  shown: Draft;
}

/** The piece as it will be once what was sent is answered. */
export function expectedOf({ held, sent }: Pick<Pending, 'held' | 'sent'>, piece: string): Piece | null {
  const known = pieceIn(held, piece);
  const edit = sent?.edits.get(piece);
  return edit ? lay(edit, known).value : known;
}

/**
 * An edit on top of a piece that may have changed since. Where both changed a field, mine is shown and it is named; so it is
 * where one of the two removed what the other has rewritten.
 */
export function lay({ from, to }: Edit, under: Piece | null): { value: Piece | null; collisions: Collision[] } {
  if (to === null) {
    const isRewritten = from !== null && under !== null && rewrittenFields(from, under).length > 0;
    return { value: null, collisions: isRewritten ? [{ field: 'removed', mine: null, theirs: under }] : [] };
  }
  if (under === null) {
    if (from === null) return { value: to, collisions: [] };
    return { value: null, collisions: [{ field: 'removed', mine: to, theirs: null }] };
  }
  const { merged, collisions } = merge(from ?? {}, to, under);
  return { value: merged, collisions };
}
