import type { BoxEdit } from '../../../../../machines/ivr/commands/commands.box.ts';
import type { NodeEdit } from '../../../../../machines/ivr/commands/commands.ts';
import { applyChanges, type Draft } from '../../../../../machines/ivr/draft/draft.ts';
import type { Change, MenuNode, WelcomeBox } from '../../../../../machines/ivr/menu.ts';
import { type Edit, type Edits, expectedOf, lay, type Pending } from './layers.ts';
import { type Collision, differ, withField } from './merge.ts';
import { misfits } from './misfits.ts';
import { changeTo, isNode, madeOf, type Piece, pieceIn, pieceOf, removalOf } from './pieces.ts';

/** What became of the layers: what is shown otherwise now, and how much of one's own was left to what others did. */
export interface Moved {
  pending: Pending;
  changes: Change[];
  left: number;
}

/** What changed on the server since a sequence number. */
export interface DraftNews {
  sequence: number;
  nodes: readonly MenuNode[];
  boxes: readonly WelcomeBox[];
  removedNodes: readonly string[];
  removedBoxes: readonly string[];
}

/** What the server made of a batch, with what others changed since. A node that may not be active stays inactive. */
export interface SaveAnswer extends DraftNews {
  refusals: readonly { uuid: string; reasons: readonly { guard: string }[] }[];
}

export function pendingOf(draft: Draft, sequence: number): Pending {
  return { sequence, held: draft, sent: null, unsent: new Map(), shown: draft };
}

export function isPending({ sent, unsent }: Pending): boolean {
  return sent !== null || unsent.size > 0;
}

/** What stood in the fields of a piece when somebody took them up. */
export type Seen = NodeEdit | BoxEdit;

/** Something is done, or taken back: it comes after everything else. With `seen` it is about that piece alone. */
export function edited(pending: Pending, changes: readonly Change[], seen?: Seen): Moved {
  const unsent = new Map(pending.unsent);
  for (const change of changes) {
    const piece = pieceOf(change);
    const to = madeOf(change);
    const known = unsent.get(piece);
    const shown = pieceIn(pending.shown, piece);
    if (seen && shown === null && known?.to === null) continue;
    const from = known ? known.from : seen ? (shown ?? to) : shown;
    // Whoever edits a node has seen fields of a node, and of a box those of a box.
    unsent.set(piece, { from: from && ({ ...from, ...outdated(seen, shown) } as Piece), to });
  }
  return laidAnew({ ...pending, unsent }, changes.map(pieceOf));
}

/** Of what was seen, what has become another since. The rest may be one's own and unsaved: nobody else has to be asked. */
function outdated(seen: Seen = {}, shown: Piece | null): Seen {
  if (shown === null) return seen;
  return Object.fromEntries(
    Object.entries(seen).filter(([field, value]) => differ({ value }, { value: Reflect.get(shown, field) })),
  );
}

/**
 * What is to be sent: what was sent before, as long as nobody knows what became of it, else everything done since. Nothing
 * new is sent while something is to be decided.
 */
export function taken(pending: Pending, isDisputed: boolean): Pending {
  if (pending.sent !== null || pending.unsent.size === 0 || isDisputed) return pending;
  const puts: Change[] = [];
  const removals: Change[] = [];
  for (const [piece, { to }] of pending.unsent) {
    const version = pieceIn(pending.held, piece)?.version;
    if (to === null) removals.push(removalOf(piece, version));
    else puts.push(changeTo(piece, { ...to, version: version ?? 0 }));
  }
  return { ...pending, sent: { edits: pending.unsent, changes: [...puts, ...removals] }, unsent: new Map() };
}

/** The server has taken what was sent. An answer that is older than what is known by now says nothing else. */
export function answered(pending: Pending, answer: DraftNews): Moved {
  const { sent } = pending;
  const pieces = [...(sent?.edits.keys() ?? [])];
  if (answer.sequence <= pending.sequence) return laidAnew({ ...pending, sent: null }, pieces);
  const changes = [...(sent?.changes ?? []), ...changesIn(answer)];
  const held = applyChanges(pending.held, changes);
  return laidAnew({ ...pending, sequence: answer.sequence, held, sent: null }, [...pieces, ...changes.map(pieceOf)]);
}

/** The server has not taken what was sent: it counts as not sent. */
export function refused(pending: Pending): Moved {
  const { sent, unsent } = pending;
  if (sent === null) return { pending, changes: [], left: 0 };
  const edits = new Map(sent.edits);
  for (const [piece, { from, to }] of unsent) {
    const before = edits.get(piece);
    edits.set(piece, before ? { from: before.from, to } : { from, to });
  }
  return laidAnew({ ...pending, sent: null, unsent: edits }, edits.keys());
}

/** Others have changed something. What turns out to be as it was sent needs no answer any more. */
export function heard(pending: Pending, news: DraftNews): Moved {
  const { sent } = pending;
  if (news.sequence <= pending.sequence) return { pending, changes: [], left: 0 };
  const changes = changesIn(news);
  const held = applyChanges(pending.held, changes);
  const edits = [...(sent?.edits ?? [])];
  const hasArrived = edits.every(([piece, { to }]) => areAlike(to, pieceIn(held, piece)));
  return laidAnew({ ...pending, sequence: news.sequence, held, sent: hasArrived ? null : sent }, [
    ...changes.map(pieceOf),
    ...edits.map(([piece]) => piece),
  ]);
}

/** Gives up what is not sent. */
export function discarded(pending: Pending): Moved {
  return laidAnew({ ...pending, unsent: new Map() }, pending.unsent.keys());
}

/** Goes on with edits that were made before these layers were. */
export function resumed(pending: Pending, edits: Edits): Moved {
  return laidAnew({ ...pending, unsent: new Map([...pending.unsent, ...edits]) }, edits.keys());
}

function changesIn({ nodes, boxes, removedNodes, removedBoxes }: DraftNews): Change[] {
  return [
    ...nodes.map((node): Change => ({ op: 'putNode', node })),
    ...boxes.map((box): Change => ({ op: 'putBox', box })),
    ...removedNodes.map((uuid): Change => ({ op: 'removeNode', uuid })),
    ...removedBoxes.map((id): Change => ({ op: 'removeBox', id })),
  ];
}

/** Shows these pieces by what the layers have come to say, and takes back what no longer fits into the tree. */
export function laidAnew(pending: Pending, pieces: Iterable<string>): Moved {
  let at = relaid(pending, new Set(pieces));
  let left = at.left;
  const changed = new Map(at.changes.map((change) => [pieceOf(change), change]));
  for (let unfit = misfits(at.pending); unfit.size > 0; unfit = misfits(at.pending)) {
    const unsent = new Map(at.pending.unsent);
    for (const [piece, edit] of unfit) {
      if (edit) unsent.set(piece, edit);
      else unsent.delete(piece);
    }
    at = relaid({ ...at.pending, unsent }, unfit.keys());
    left += unfit.size + at.left;
    for (const change of at.changes) changed.set(pieceOf(change), change);
  }
  return { pending: at.pending, changes: [...changed.values()], left };
}

function relaid(pending: Pending, pieces: Iterable<string>): Moved {
  const unsent = new Map(pending.unsent);
  const changes: Change[] = [];
  let left = 0;
  for (const piece of pieces) {
    const under = expectedOf(pending, piece);
    const edit = unsent.get(piece);
    let value = under;
    if (edit && isMovedAway(edit, under)) {
      unsent.delete(piece);
      left += 1;
    } else if (edit) {
      const laid = lay(edit, under);
      value = laid.value;
      if (laid.collisions.length === 0 && areAlike(value, under)) {
        unsent.delete(piece);
        value = under;
      } else if (under !== null) unsent.set(piece, { from: disputed(under, laid.collisions, edit.from), to: value });
    }
    if (!isShown(pending.shown, piece, value)) changes.push(changeTo(piece, value));
  }
  return { pending: { ...pending, unsent, shown: applyChanges(pending.shown, changes) }, changes, left };
}

/** Who removes a node does not mean it where somebody else has hung it elsewhere meanwhile. */
function isMovedAway({ from, to }: Edit, now: Piece | null): boolean {
  return to === null && from !== null && now !== null && from.parentNodeUuid !== now.parentNodeUuid;
}

/** What an edit begins with from now on: what is there, but for fields on which nobody has decided yet. */
function disputed(under: Piece, collisions: readonly Collision[], from: Piece | null): Piece {
  if (from !== null && collisions.some(({ field }) => field === 'removed')) return from;
  const known = from && new Map(Object.entries(from));
  return collisions.reduce((piece, { field }) => {
    const [key = '', part] = field.split('.');
    const value = known?.get(key);
    return withField(piece, field, part === undefined ? value : Object(value)[part]);
  }, under);
}

export function areAlike(one: Piece | null, other: Piece | null): boolean {
  if (one === null || other === null) return one === other;
  return one === other || !differ(one, other);
}

function isShown(shown: Draft, piece: string, value: Piece | null): boolean {
  const now = pieceIn(shown, piece);
  return areAlike(now, value) && now?.version === value?.version && rowOf(now) === rowOf(value);
}

function rowOf(piece: Piece | null): string | undefined {
  return piece && isNode(piece) ? piece.id : undefined;
}
