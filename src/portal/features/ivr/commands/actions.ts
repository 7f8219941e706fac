import { duplicate, pasteSubtree } from '../../../../../machines/ivr/commands/commands.copy.ts';
import { moveSubtrees, removeNodes, reorder, topmost } from '../../../../../machines/ivr/commands/commands.tree.ts';
import {
  addNode,
  type Command,
  isRefused,
  newNode,
  type Refused,
  refused,
  setActive,
} from '../../../../../machines/ivr/commands/commands.ts';
import { type Draft, rootOf } from '../../../../../machines/ivr/draft/draft.ts';
import { newKey } from '../../../api/new-key.ts';
import type { Designer } from '../document/designer.store.ts';
import { cutNodes, keepCopied, keptCopied, wereCut } from './clipboard.ts';

/*
 * What a person does to the chosen nodes, the same from keys, menus and bars. Each first says what it would do, so that a
 * menu can tell why something can't be done before anybody tries.
 */

type Maker = (draft: Draft, chosen: readonly string[]) => Command | Refused;

const last = (chosen: readonly string[]) => chosen.at(-1) ?? '';

export const makers = {
  duplicate: (draft, chosen) => duplicate(draft, chosen, newKey),
  activate: (draft, chosen) => setActive(draft, chosen, 1),
  deactivate: (draft, chosen) => setActive(draft, chosen, 0),
  remove: (draft, chosen) => removeNodes(draft, chosen),
  moveUp: (draft, chosen) => shifted(draft, last(chosen), -1),
  moveDown: (draft, chosen) => shifted(draft, last(chosen), 1),
  /** One generation up, right behind its parent. */
  outdent(draft, chosen) {
    const node = draft.nodes.get(last(chosen));
    const parent = node && draft.nodes.get(node.parentNodeUuid ?? '');
    const above = parent?.parentNodeUuid ?? null;
    if (!node || !parent || above === null) return refused('nothingChanges');
    const place = (draft.children.get(above) ?? []).indexOf(parent.childNodeUuid) + 1;
    return moveSubtrees(draft, [node.childNodeUuid], above, place);
  },
  /** One generation down, below the sibling before it. */
  indent(draft, chosen) {
    const node = draft.nodes.get(last(chosen));
    const family = draft.children.get(node?.parentNodeUuid ?? null) ?? [];
    const before = node && family[family.indexOf(node.childNodeUuid) - 1];
    return before === undefined ? refused('nothingChanges') : moveSubtrees(draft, [node?.childNodeUuid ?? ''], before);
  },
  paste(draft, chosen) {
    const parent = chosen.at(-1) ?? rootOf(draft)?.childNodeUuid ?? '';
    const cut = wereCut();
    if (cut?.every((uuid) => draft.nodes.has(uuid))) return moveSubtrees(draft, cut, parent);
    const copied = keptCopied();
    return copied ? pasteSubtree(draft, copied, parent, newKey) : refused('nothingCopied');
  },
} as const satisfies Record<string, Maker>;

export type ActionName = keyof typeof makers;

function shifted(draft: Draft, uuid: string, by: number): Command | Refused {
  const node = draft.nodes.get(uuid);
  if (!node) return refused('missing', [uuid]);
  const place = (draft.children.get(node.parentNodeUuid) ?? []).indexOf(uuid) + by;
  return place < 0 ? refused('nothingChanges') : reorder(draft, uuid, place);
}

/** Does it to the chosen nodes, and chooses what came of it. What takes something from callers is asked first. True: it is done. */
export function act(designer: Designer, name: ActionName): boolean {
  const { draft, selection } = designer.state;
  if (selection.length === 0 && name !== 'paste') return false;
  const wasCut = name === 'paste' ? wereCut() : null;
  const neighbour = name === 'remove' ? neighbourOf(draft, selection) : null;
  const command = makers[name](draft, selection);
  if (name === 'deactivate' && !isRefused(command)) {
    designer.askToDeactivate(selection);
    return false;
  }
  if (!designer.run(command) || isRefused(command)) return false;
  if (name === 'duplicate' || (name === 'paste' && !wasCut)) {
    const tops = command.redo.flatMap((change) =>
      change.op === 'putNode' && !draft.nodes.has(change.node.childNodeUuid) ? [change.node.childNodeUuid] : [],
    );
    const fresh = topmost(designer.state.draft, tops).map((node) => node.childNodeUuid);
    designer.reveal(fresh[0] ?? '');
    designer.select(fresh);
  } else if (wasCut) {
    cutNodes(null);
    designer.reveal(wasCut[0] ?? '');
  } else if (neighbour !== null) designer.reveal(neighbour);
  else designer.reveal(last(selection));
  return true;
}

/** Where the keyboard goes when these are gone: the sibling behind, the one before, else the parent. */
function neighbourOf(draft: Draft, uuids: readonly string[]): string | null {
  const [first] = topmost(draft, uuids);
  if (!first) return null;
  const gone = new Set(uuids);
  const family = draft.children.get(first.parentNodeUuid) ?? [];
  const at = family.indexOf(first.childNodeUuid);
  const staying = [...family.slice(at), ...family.slice(0, at).reverse()].find((uuid) => !gone.has(uuid));
  return staying ?? first.parentNodeUuid;
}

/** Adds a node below another (the start, if none is given), and opens it for its title. */
export function addBelow(designer: Designer, title: string, parent = designer.state.selection.at(-1)): void {
  const { draft } = designer.state;
  const node = { ...newNode(parent ?? rootOf(draft)?.childNodeUuid ?? null, newKey()), title };
  if (!designer.run(addNode(draft, node))) return;
  designer.reveal(node.childNodeUuid);
  designer.setPanel('inspector');
  designer.askName(node.childNodeUuid);
}

/** Adds a node beside the chosen one, behind its siblings: one choice after another; the start has none. */
export function addBeside(designer: Designer, title: string): void {
  const { draft, selection } = designer.state;
  const chosen = draft.nodes.get(selection.at(-1) ?? '');
  addBelow(designer, title, chosen?.parentNodeUuid ?? undefined);
}

/** Opens the details of the chosen node. The keys go along: to its title, from which Escape leads back. */
export function openChosen(designer: Designer): void {
  const { selection, mode } = designer.state;
  const [current] = selection;
  designer.setPanel('inspector');
  // What is compared has no field that keys could wait for.
  if (current !== undefined && selection.length === 1 && mode !== 'compare') designer.askName(current, false);
}

export function copyChosen(designer: Designer, isCut: boolean): string | null {
  const { draft, selection } = designer.state;
  if (selection.length === 0) return null;
  cutNodes(isCut ? selection : null);
  return keepCopied(draft, selection);
}
