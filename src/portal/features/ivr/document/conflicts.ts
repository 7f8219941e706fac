import { type Draft, familyOf, rootOf, subtree } from '../../../../../machines/ivr/draft/draft.ts';
import { type Edit, expectedOf, lay, type Pending } from './layers.ts';
import { type Collision, rewrittenFields, withField } from './merge.ts';
import { hasPlace } from './misfits.ts';
import { laidAnew, type Moved } from './pending.ts';
import { isNode, nameOf, type Piece } from './pieces.ts';

/** A field that somebody else changed while it was changed here; `removed` stands for the whole piece. */
export interface Conflict extends Collision {
  /** "node …" or "box …". */
  piece: string;
  title: string;
  /** What somebody else has rewritten of a piece that was removed here. */
  rewritten?: readonly string[];
  /** What it hung below is gone too: kept, it hangs below the start. */
  isHomeless?: true;
  /** Who changed it, where that is known. */
  by?: string;
}

/** What nobody but this person can decide. What was put below something that is gone counts as removed with it. */
export function conflictsOf(pending: Pending): Conflict[] {
  return [...pending.unsent].flatMap(([piece, edit]): Conflict[] => {
    const under = expectedOf(pending, piece);
    const { from, to } = edit;
    const { collisions } = lay(edit, under);
    const title = (under ?? to)?.title ?? '';
    if (to === null) {
      const rewritten = from && under ? rewrittenFields(from, under) : [];
      return collisions.map((collision) => ({ ...collision, piece, title, rewritten }));
    }
    const homeless = hasHome(pending.shown, to) ? {} : { isHomeless: true as const };
    if (collisions.length > 0) {
      return collisions.map((collision) => ({
        ...collision,
        piece,
        title,
        ...(collision.field === 'removed' && homeless),
      }));
    }
    const isLost = under === null && !hasPlace(pending.shown, to);
    return isLost ? [{ piece, title, field: 'removed', mine: to, theirs: null, ...homeless }] : [];
  });
}

/** Decides for one side. */
export function settled(pending: Pending, { piece, field, theirs }: Conflict, side: 'mine' | 'theirs'): Moved {
  const edit = pending.unsent.get(piece);
  if (!edit) return { pending, changes: [], left: 0 };
  const { from, to } = edit;
  const givenUp = (pieces: readonly string[]) =>
    decided(
      pending,
      pieces.map((each) => [each, null]),
    );
  if (to === null) {
    return side === 'mine'
      ? decided(pending, [[piece, { from: expectedOf(pending, piece), to }]])
      : givenUp(removedWith(pending, piece));
  }
  if (field === 'removed') {
    return side === 'mine'
      ? decided(pending, [[piece, { from: null, to: housed(pending, to) }]])
      : givenUp(withAllBelow(pending, piece));
  }
  const begun = from && withField(from, field, theirs);
  return decided(pending, [[piece, { from: begun, to: side === 'mine' ? to : withField(to, field, theirs) }]]);
}

function decided(pending: Pending, edits: readonly (readonly [string, Edit | null])[]): Moved {
  const unsent = new Map(pending.unsent);
  for (const [piece, edit] of edits) {
    if (edit) unsent.set(piece, edit);
    else unsent.delete(piece);
  }
  return laidAnew(
    { ...pending, unsent },
    edits.map(([piece]) => piece),
  );
}

/** What is kept though its place is gone hangs below the start, last; a box plays at the start. */
function housed({ shown }: Pending, piece: Piece): Piece {
  if (hasHome(shown, piece)) return piece;
  if (!isNode(piece)) return { ...piece, parentNodeUuid: null };
  const root = rootOf(shown)?.childNodeUuid ?? null;
  return { ...piece, parentNodeUuid: root, seqOrder: (familyOf(shown, root).at(-1)?.seqOrder ?? 0) + 1 };
}

function hasHome({ nodes }: Draft, { parentNodeUuid: parent }: Piece): boolean {
  return parent === null || nodes.has(parent);
}

/** What a piece that stays brings back with it: all that was removed below it, and above it, where it hangs. */
function removedWith(pending: Pending, piece: string): string[] {
  const isRemoved = (each: string) => pending.unsent.get(each)?.to === null;
  const above: string[] = [];
  let at = expectedOf(pending, piece)?.parentNodeUuid ?? null;
  while (at !== null && isRemoved(`node ${at}`) && !above.includes(`node ${at}`)) {
    above.push(`node ${at}`);
    at = expectedOf(pending, `node ${at}`)?.parentNodeUuid ?? null;
  }
  const [kind, id] = nameOf(piece);
  const below = kind === 'node' ? subtree(pending.held, id) : new Set<string>();
  const boxes = [...pending.held.boxes.values()].filter(({ parentNodeUuid }) => below.has(parentNodeUuid ?? ''));
  const hanging = [...[...below].map((uuid) => `node ${uuid}`), ...boxes.map((box) => `box ${box.id}`)];
  return [...new Set([piece, ...above, ...hanging.filter(isRemoved)])];
}

/** The piece with what was done below it and never got to the server. */
function withAllBelow({ shown, unsent }: Pending, piece: string): string[] {
  const [kind, id] = nameOf(piece);
  if (kind === 'box') return [piece];
  const below = subtree(shown, id);
  return [piece, ...[...below].map((uuid) => `node ${uuid}`).filter((each) => each !== piece && unsent.has(each))];
}
