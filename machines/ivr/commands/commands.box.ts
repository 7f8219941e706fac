import { boxesOf, type Draft } from '../draft/draft.ts';
import type { Change, WelcomeBox } from '../menu.ts';
import { type Command, command, type Refused, refused } from './commands.ts';

export function newBox(parent: string | null, id: string): WelcomeBox {
  return {
    id,
    title: '',
    seqOrder: 0,
    active: 0,
    actionType: 'none',
    actionId: null,
    fileName: null,
    fileNameQuery: null,
    validationQuery: null,
    parentNodeUuid: parent,
    childNodeUuid: null,
    audio: {},
    version: 0,
  };
}

/** Adds a welcome box among those of its node or of the start, last unless a place is given. */
export function addBox(draft: Draft, box: WelcomeBox, place?: number): Command | Refused {
  if (draft.boxes.has(box.id)) return refused('taken', [box.id]);
  if (box.parentNodeUuid !== null && !draft.nodes.has(box.parentNodeUuid)) {
    return refused('missing', [box.parentNodeUuid]);
  }
  return command(draft, { name: 'addBox', title: box.title }, placed(draft, box, place));
}

export type BoxEdit = Partial<Omit<WelcomeBox, 'id' | 'version'>>;

export function editBox(draft: Draft, id: string, edit: BoxEdit): Command | Refused {
  const box = draft.boxes.get(id);
  if (!box) return refused('missing', [id]);
  const changed = { ...box, ...edit };
  return command(draft, { name: 'editBox', title: changed.title }, [{ op: 'putBox', box: changed }]);
}

export function removeBox(draft: Draft, id: string): Command | Refused {
  const box = draft.boxes.get(id);
  if (!box) return refused('missing', [id]);
  return command(draft, { name: 'removeBox', title: box.title }, [{ op: 'removeBox', id }]);
}

/** Puts a welcome box at another place in its lane; 0 is first. */
export function reorderBox(draft: Draft, id: string, place: number): Command | Refused {
  const box = draft.boxes.get(id);
  if (!box) return refused('missing', [id]);
  const lane = boxesOf(draft, box.parentNodeUuid);
  const at = Math.max(0, Math.min(place, lane.length - 1));
  if (lane[at]?.id === id) return refused('nothingChanges');
  return command(draft, { name: 'reorderBox', title: box.title }, placed(draft, box, at));
}

/** A box at its place; later ones are renumbered only where they would not come later any more. */
function placed(draft: Draft, box: WelcomeBox, place?: number): Change[] {
  const others = boxesOf(draft, box.parentNodeUuid).filter(({ id }) => id !== box.id);
  const at = Math.max(0, Math.min(place ?? others.length, others.length));
  let last = (others[at - 1]?.seqOrder ?? 0) + 1;
  const changes: Change[] = [{ op: 'putBox', box: { ...box, seqOrder: last } }];
  for (const other of others.slice(at)) {
    if (other.seqOrder > last) break;
    last += 1;
    changes.push({ op: 'putBox', box: { ...other, seqOrder: last } });
  }
  return changes;
}
