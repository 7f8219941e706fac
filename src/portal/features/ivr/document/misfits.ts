import { ancestorsOf, type Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { type Edit, expectedOf, type Pending } from './layers.ts';
import { isNode, nameOf, type Piece } from './pieces.ts';

/**
 * Edits that the tree has no place for since others changed it, with what is left of each (null: nothing). A node below
 * which somebody has hung something is not removed; what was moved to where nothing is any more, or below itself, goes back.
 */
export function misfits(pending: Pending): Map<string, Edit | null> {
  const found = new Map<string, Edit | null>();
  for (const [piece, edit] of pending.unsent) {
    const { to } = edit;
    if (to === null) {
      if (hasChildren(pending.shown, piece)) found.set(piece, null);
      continue;
    }
    const under = expectedOf(pending, piece);
    if (!under || under.parentNodeUuid === to.parentNodeUuid || hasPlace(pending.shown, to)) continue;
    const { parentNodeUuid, seqOrder } = under;
    found.set(piece, {
      from: edit.from && { ...edit.from, parentNodeUuid, seqOrder },
      to: { ...to, parentNodeUuid, seqOrder },
    });
  }
  return found;
}

function hasChildren({ children }: Draft, piece: string): boolean {
  const [kind, id] = nameOf(piece);
  return kind === 'node' && (children.get(id)?.length ?? 0) > 0;
}

/** Whether what the piece hangs on is there, and not below it. */
export function hasPlace(draft: Draft, piece: Piece): boolean {
  const { parentNodeUuid: parent } = piece;
  if (parent !== null && !draft.nodes.has(parent)) return false;
  return !isNode(piece) || !ancestorsOf(draft, piece.childNodeUuid).includes(piece.childNodeUuid);
}
