import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import type { Change, MenuNode, WelcomeBox } from '../../../../../machines/ivr/menu.ts';

/** A node or box; by name it is "node …" or "box …". */
export type Piece = MenuNode | WelcomeBox;

/** Names the node or box a change is about. */
export function pieceOf(change: Change): string {
  switch (change.op) {
    case 'putNode':
      return `node ${change.node.childNodeUuid}`;
    case 'removeNode':
      return `node ${change.uuid}`;
    case 'putBox':
      return `box ${change.box.id}`;
    case 'removeBox':
      return `box ${change.id}`;
  }
}

/** What a change makes of its piece; null: it is removed. */
export function madeOf(change: Change): Piece | null {
  if (change.op === 'putNode') return change.node;
  return change.op === 'putBox' ? change.box : null;
}

export function pieceIn(draft: Draft, piece: string): Piece | null {
  const [kind, id] = nameOf(piece);
  return (kind === 'node' ? draft.nodes.get(id) : draft.boxes.get(id)) ?? null;
}

/** The change that makes a piece this, or removes it. */
export function changeTo(piece: string, value: Piece | null): Change {
  if (value !== null) return isNode(value) ? { op: 'putNode', node: value } : { op: 'putBox', box: value };
  return removalOf(piece);
}

/** The change that removes a piece; with the version that was seen, only as long as nobody has changed it since. */
export function removalOf(piece: string, version?: number): Change {
  const [kind, id] = nameOf(piece);
  const seen = version === undefined ? {} : { version };
  return kind === 'node' ? { op: 'removeNode', uuid: id, ...seen } : { op: 'removeBox', id, ...seen };
}

export function isNode(piece: Piece): piece is MenuNode {
  return 'hasInput' in piece;
}

export function nameOf(piece: string): ['node' | 'box', string] {
  const at = piece.indexOf(' ');
  return [piece.slice(0, at) === 'box' ? 'box' : 'node', piece.slice(at + 1)];
}
