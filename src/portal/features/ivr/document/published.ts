import { heardOf } from '../../../../../machines/ivr/audio/scripts.ts';
import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import type { Change } from '../../../../../machines/ivr/menu.ts';
import { differ } from './merge.ts';
import { pieceOf } from './pieces.ts';

/** How a piece of the draft ("node …", "box …") stands against what is published. */
export type Standing = 'added' | 'changed' | 'removed';
export type Unpublished = ReadonlyMap<string, Standing>;

/** Every piece in which the draft differs from what is published. */
export function unpublishedOf(draft: Draft, live: Draft): Unpublished {
  const pieces = new Set<string>();
  for (const { nodes, boxes } of [draft, live]) {
    for (const uuid of nodes.keys()) pieces.add(`node ${uuid}`);
    for (const id of boxes.keys()) pieces.add(`box ${id}`);
  }
  return judged(new Map(), pieces, draft, live);
}

/** The same after some changes, without looking at the rest. */
export function unpublishedAfter(
  known: Unpublished,
  changes: readonly Change[],
  draft: Draft,
  live: Draft,
): Unpublished {
  return judged(new Map(known), new Set(changes.map(pieceOf)), draft, live);
}

function judged(found: Map<string, Standing>, pieces: Iterable<string>, draft: Draft, live: Draft): Unpublished {
  for (const piece of pieces) {
    const [kind, id = ''] = piece.split(' ');
    const now = kind === 'box' ? draft.boxes.get(id) : draft.nodes.get(id);
    const then = kind === 'box' ? live.boxes.get(id) : live.nodes.get(id);
    const standing = standingOf(now, then);
    if (standing) found.set(piece, standing);
    else found.delete(piece);
  }
  return found;
}

function standingOf(now: object | undefined, then: object | undefined): Standing | null {
  if (!now) return then ? 'removed' : null;
  if (!then) return 'added';
  return differ(heardOf(then), heardOf(now)) ? 'changed' : null;
}
