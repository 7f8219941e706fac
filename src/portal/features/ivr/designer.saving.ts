import { applyChanges, type Draft } from '../../../../machines/ivr/draft.ts';
import type { Change, MenuNode, WelcomeBox } from '../../../../machines/ivr/menu.ts';
import { pieceOf } from './designer.history.ts';
import { type Collision, differ, merge, withField } from './designer.merge.ts';

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

/** A field that somebody else changed while it was changed here; `removed` stands for the whole piece. */
export interface Conflict extends Collision {
  /** "node …" or "box …". */
  piece: string;
  title: string;
  /** Who changed it, where that is known. */
  by?: string;
}

/** What the server is known to hold, and which pieces of the draft it has not got yet. */
export interface Saving {
  nodes: Map<string, MenuNode>;
  boxes: Map<string, WelcomeBox>;
  /** In the order in which they were changed, so that a parent goes before its children. */
  dirty: Set<string>;
  /** Pieces as they were last sent, until they are answered: the server may hold them though no answer came. */
  sent: Map<string, MenuNode | WelcomeBox>;
}

export function savingOf(draft: Draft): Saving {
  return { nodes: new Map(draft.nodes), boxes: new Map(draft.boxes), dirty: new Set(), sent: new Map() };
}

export function markSent(saving: Saving, changes: readonly Change[]): void {
  for (const change of changes) {
    if (change.op === 'putNode') saving.sent.set(pieceOf(change), change.node);
    else if (change.op === 'putBox') saving.sent.set(pieceOf(change), change.box);
  }
}

export function markDirty(saving: Saving, changes: readonly Change[]): void {
  for (const change of changes) saving.dirty.add(pieceOf(change));
}

/** The changes that bring the server from what it holds to the draft, each made from the version it holds. */
export function changesToSave(saving: Saving, draft: Draft, pieces: Iterable<string>): Change[] {
  const puts: Change[] = [];
  const removals: Change[] = [];
  for (const piece of pieces) {
    const [kind, id] = nameOf(piece);
    if (kind === 'node') {
      const [now, known] = [draft.nodes.get(id), saving.nodes.get(id)];
      if (now) puts.push({ op: 'putNode', node: { ...now, version: known?.version ?? 0 } });
      else if (known) removals.push({ op: 'removeNode', uuid: id });
    } else {
      const [now, known] = [draft.boxes.get(id), saving.boxes.get(id)];
      if (now) puts.push({ op: 'putBox', box: { ...now, version: known?.version ?? 0 } });
      else if (known) removals.push({ op: 'removeBox', id });
    }
  }
  return [...puts, ...removals];
}

/** What was sent is now what the server is known to hold: who took it back meanwhile has changed it. */
export function markAnswered(saving: Saving, changes: readonly Change[]): void {
  for (const change of changes) {
    saving.sent.delete(pieceOf(change));
    if (change.op === 'putNode') saving.nodes.set(change.node.childNodeUuid, change.node);
    else if (change.op === 'putBox') saving.boxes.set(change.box.id, change.box);
    else if (change.op === 'removeNode') saving.nodes.delete(change.uuid);
    else saving.boxes.delete(change.id);
  }
}

/** The changes that bring the draft back to what the server holds. */
export function changesToForget(saving: Saving, draft: Draft): Change[] {
  return [...saving.dirty].flatMap((piece): Change[] => {
    const [kind, id] = nameOf(piece);
    if (kind === 'node') {
      const known = saving.nodes.get(id);
      if (known) return [{ op: 'putNode', node: known }];
      return draft.nodes.has(id) ? [{ op: 'removeNode', uuid: id }] : [];
    }
    const known = saving.boxes.get(id);
    if (known) return [{ op: 'putBox', box: known }];
    return draft.boxes.has(id) ? [{ op: 'removeBox', id }] : [];
  });
}

/** Takes in what the server holds now. Pieces with changes of one's own are put together field by field. */
export function takeIn(
  saving: Saving,
  draft: Draft,
  news: Omit<DraftNews, 'sequence'>,
): { draft: Draft; changes: Change[]; conflicts: Conflict[] } {
  const changes: Change[] = [];
  const conflicts: Conflict[] = [];
  for (const node of news.nodes) {
    const piece = `node ${node.childNodeUuid}`;
    const { value, collisions } = together(
      arrived(saving, piece, node) ?? saving.nodes.get(node.childNodeUuid),
      draft.nodes.get(node.childNodeUuid),
      node,
      saving.dirty.has(piece),
    );
    saving.nodes.set(node.childNodeUuid, node);
    if (value) changes.push({ op: 'putNode', node: value });
    conflicts.push(...collisions.map((collision) => ({ ...collision, piece, title: node.title })));
  }
  for (const box of news.boxes) {
    const piece = `box ${box.id}`;
    const { value, collisions } = together(
      arrived(saving, piece, box) ?? saving.boxes.get(box.id),
      draft.boxes.get(box.id),
      box,
      saving.dirty.has(piece),
    );
    saving.boxes.set(box.id, box);
    if (value) changes.push({ op: 'putBox', box: value });
    conflicts.push(...collisions.map((collision) => ({ ...collision, piece, title: box.title })));
  }
  for (const uuid of news.removedNodes) {
    const mine = draft.nodes.get(uuid);
    saving.nodes.delete(uuid);
    if (!mine) continue;
    changes.push({ op: 'removeNode', uuid });
    const piece = `node ${uuid}`;
    if (saving.dirty.has(piece)) conflicts.push({ piece, title: mine.title, field: 'removed', mine, theirs: null });
  }
  for (const id of news.removedBoxes) {
    const mine = draft.boxes.get(id);
    saving.boxes.delete(id);
    if (!mine) continue;
    changes.push({ op: 'removeBox', id });
    const piece = `box ${id}`;
    if (saving.dirty.has(piece)) conflicts.push({ piece, title: mine.title, field: 'removed', mine, theirs: null });
  }
  return { draft: applyChanges(draft, changes), changes, conflicts };
}

/** What was sent, if it is what the server now turns out to hold. */
function arrived<T extends MenuNode | WelcomeBox>({ sent }: Saving, piece: string, theirs: T): T | undefined {
  const mine = sent.get(piece);
  return mine && !differ(mine, theirs) ? theirs : undefined;
}

/** The piece as it shall be here; undefined where it already is so, or was removed here and stays so. */
function together<T extends MenuNode | WelcomeBox>(
  known: T | undefined,
  mine: T | undefined,
  theirs: T,
  isDirty: boolean,
) {
  if (!isDirty) return { value: mine?.version === theirs.version ? undefined : theirs, collisions: [] };
  if (!mine) return { value: undefined, collisions: [] };
  const { merged, collisions } = merge(known ?? theirs, mine, theirs);
  return { value: merged, collisions };
}

/** The change that settles a conflict in favour of one side. */
export function settled(draft: Draft, conflict: Conflict, side: 'mine' | 'theirs'): Change[] {
  const { field, mine, theirs } = conflict;
  if (field === 'removed') return side === 'mine' ? asChange(mine) : [];
  const [kind, id] = nameOf(conflict.piece);
  const value = side === 'mine' ? mine : theirs;
  if (kind === 'node') {
    const node = draft.nodes.get(id);
    return node ? [{ op: 'putNode', node: withField(node, field, value) }] : [];
  }
  const box = draft.boxes.get(id);
  return box ? [{ op: 'putBox', box: withField(box, field, value) }] : [];
}

export function asChange(piece: unknown): Change[] {
  if (isNode(piece)) return [{ op: 'putNode', node: piece }];
  if (isBox(piece)) return [{ op: 'putBox', box: piece }];
  return [];
}

export function isNode(piece: unknown): piece is MenuNode {
  return typeof piece === 'object' && piece !== null && 'hasInput' in piece;
}

function isBox(piece: unknown): piece is WelcomeBox {
  return typeof piece === 'object' && piece !== null && 'actionType' in piece;
}

export function nameOf(piece: string): ['node' | 'box', string] {
  const at = piece.indexOf(' ');
  return [piece.slice(0, at) === 'box' ? 'box' : 'node', piece.slice(at + 1)];
}
