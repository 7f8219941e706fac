import type { Draft } from '../../../../machines/ivr/draft.ts';
import type { Change, MenuNode, WelcomeBox } from '../../../../machines/ivr/menu.ts';
import { differ, merge } from './designer.merge.ts';
import { asChange, type Conflict, type DraftNews, isNode, nameOf, type Saving } from './designer.saving.ts';

/** A piece that the server has not got yet: as it is known there, and as it is here. Null: it is not there. */
export interface Unsaved {
  /** "node …" or "box …". */
  piece: string;
  base: MenuNode | WelcomeBox | null;
  mine: MenuNode | WelcomeBox | null;
}

export function unsavedOf(saving: Saving, draft: Draft, pieces: Iterable<string>): Unsaved[] {
  return [...pieces].map((piece) => ({ piece, base: heldIn(saving, piece), mine: heldIn(draft, piece) }));
}

/**
 * Takes up what an earlier visit could not save. What the server has since come to hold alike is done with; where it holds
 * something else, the rest goes as with any news: `news` is to be taken in on top, and what collides is a conflict.
 */
export function takeUp(
  saving: Saving,
  kept: readonly Unsaved[],
): { changes: Change[]; news: Omit<DraftNews, 'sequence'>; conflicts: Conflict[] } {
  const changes: Change[] = [];
  const conflicts: Conflict[] = [];
  const news = {
    nodes: [] as MenuNode[],
    boxes: [] as WelcomeBox[],
    removedNodes: [] as string[],
    removedBoxes: [] as string[],
  };
  for (const { piece, base, mine } of kept) {
    const theirs = heldIn(saving, piece);
    if (mine === theirs || (mine && theirs && !differ(mine, theirs))) continue;
    changes.push(...(mine ? asChange(mine) : asRemoval(piece)));
    if (base === null && mine && theirs) {
      // It was added from here, and the answer got lost: nobody knows any more which of both is newer.
      const { collisions } = merge<object>({}, mine, theirs);
      conflicts.push(...collisions.map((collision) => ({ ...collision, piece, title: theirs.title })));
    } else if (base?.version !== theirs?.version) {
      setHeld(saving, piece, base);
      if (theirs === null) news[isNodeName(piece) ? 'removedNodes' : 'removedBoxes'].push(nameOf(piece)[1]);
      else if (isNode(theirs)) news.nodes.push(theirs);
      else news.boxes.push(theirs);
    }
  }
  return { changes, news, conflicts };
}

function heldIn({ nodes, boxes }: Pick<Draft, 'nodes' | 'boxes'>, piece: string): MenuNode | WelcomeBox | null {
  const [kind, id] = nameOf(piece);
  return (kind === 'node' ? nodes.get(id) : boxes.get(id)) ?? null;
}

function setHeld({ nodes, boxes }: Saving, piece: string, held: MenuNode | WelcomeBox | null): void {
  const [, id] = nameOf(piece);
  if (held === null) (isNodeName(piece) ? nodes : boxes).delete(id);
  else if (isNode(held)) nodes.set(id, held);
  else boxes.set(id, held);
}

function asRemoval(piece: string): Change[] {
  const [kind, id] = nameOf(piece);
  return [kind === 'node' ? { op: 'removeNode', uuid: id } : { op: 'removeBox', id }];
}

function isNodeName(piece: string): boolean {
  return nameOf(piece)[0] === 'node';
}
