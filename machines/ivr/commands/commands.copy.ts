import { applyChanges, compareBoxes, type Draft, subtree } from '../draft/draft.ts';
import { ordered } from '../draft/seq-order.ts';
import { type Change, type Link, linkKinds, type MenuNode, type WelcomeBox } from '../menu.ts';
import { topmost } from './commands.tree.ts';
import { type Command, type CommandName, command, type Refused, refused } from './commands.ts';

/** Copied subtrees as plain JSON, good for another menu too: `tops` are their uppermost nodes in reading order. */
export interface Clipboard {
  tops: readonly string[];
  nodes: readonly MenuNode[];
  boxes: readonly WelcomeBox[];
}

/** These nodes with all below them and the welcome boxes that belong to them. */
export function copySubtrees(draft: Draft, uuids: readonly string[]): Clipboard {
  const tops = topmost(draft, uuids).map((node) => node.childNodeUuid);
  const copied = new Set(tops.flatMap((uuid) => [...subtree(draft, uuid)]));
  return {
    tops,
    nodes: [...copied].flatMap((uuid) => draft.nodes.get(uuid) ?? []),
    boxes: [...draft.boxes.values()]
      .filter((box) => box.parentNodeUuid !== null && copied.has(box.parentNodeUuid))
      .sort(compareBoxes),
  };
}

/**
 * Pastes copied subtrees below a parent, with new names from `newId`. What led from one copied node to another leads to
 * the copies; what led elsewhere is kept where this draft has the target, else dropped. The uppermost copies are
 * inactive, as new nodes are, and give up a key that a sibling has.
 */
export function pasteSubtree(
  draft: Draft,
  clipboard: Clipboard,
  parent: string,
  newId: () => string,
  place?: number,
): Command | Refused {
  return paste(draft, clipboard, parent, newId, place, 'paste');
}

/** Copies subtrees beside themselves, each copy right behind its original. */
export function duplicate(draft: Draft, uuids: readonly string[], newId: () => string): Command | Refused {
  const tops = topmost(draft, uuids);
  const root = tops.find((node) => node.parentNodeUuid === null);
  if (root) return refused('root', [root.childNodeUuid]);
  let at = draft;
  const changes: Change[] = [];
  for (const { childNodeUuid: uuid, parentNodeUuid: parent } of tops) {
    const place = (at.children.get(parent) ?? []).indexOf(uuid) + 1;
    const pasted = paste(at, copySubtrees(at, [uuid]), parent ?? '', newId, place, 'duplicate');
    if ('reason' in pasted) return pasted;
    changes.push(...pasted.redo);
    at = applyChanges(at, pasted.redo);
  }
  const [first] = tops;
  if (!first) return refused('missing', uuids);
  return command(draft, { name: 'duplicate', title: first.title, count: tops.length }, finalOf(at, changes));
}

/** The last state of everything that several steps touched. */
function finalOf(after: Draft, changes: readonly Change[]): Change[] {
  const nodes = new Set(changes.flatMap((change) => (change.op === 'putNode' ? [change.node.childNodeUuid] : [])));
  const boxes = new Set(changes.flatMap((change) => (change.op === 'putBox' ? [change.box.id] : [])));
  return [
    ...[...nodes].flatMap((uuid) => after.nodes.get(uuid) ?? []).map((node): Change => ({ op: 'putNode', node })),
    ...[...boxes].flatMap((id) => after.boxes.get(id) ?? []).map((box): Change => ({ op: 'putBox', box })),
  ];
}

function paste(
  draft: Draft,
  clipboard: Clipboard,
  parent: string,
  newId: () => string,
  place: number | undefined,
  name: CommandName,
): Command | Refused {
  if (!draft.nodes.has(parent)) return refused('missing', [parent]);
  const copies = renamed(draft, clipboard, newId);
  const tops = clipboard.tops.flatMap((uuid) => copies.nodes.get(uuid) ?? []);
  const [first] = tops;
  if (!first) return refused('nothingCopied');
  const taken = new Set((draft.children.get(parent) ?? []).map((uuid) => draft.nodes.get(uuid)?.specialChar));
  const free = tops.map((node): MenuNode => {
    const key = node.specialChar !== null && taken.has(node.specialChar) ? null : node.specialChar;
    if (key !== null) taken.add(key);
    return { ...node, active: 0, specialChar: key };
  });
  const below = [...copies.nodes].filter(([uuid]) => !clipboard.tops.includes(uuid)).map(([, node]) => node);
  return command(draft, { name, title: first.title, count: copies.nodes.size }, [
    ...ordered(draft, parent, free, place),
    ...below.map((node): Change => ({ op: 'putNode', node })),
    ...copies.boxes.map((box): Change => ({ op: 'putBox', box })),
  ]);
}

/** The clipboard under new names; nodes by their old name. */
function renamed(draft: Draft, { nodes, boxes }: Clipboard, newId: () => string) {
  const names = new Map(nodes.map((node) => [node.childNodeUuid, newId()]));
  const target = (uuid: string | null): string | null =>
    uuid === null ? null : (names.get(uuid) ?? (draft.nodes.has(uuid) ? uuid : null));
  const fresh = (links: readonly Link[]) => links.map((link) => ({ ...link, id: newId() }));
  const copy = (node: MenuNode): MenuNode => {
    const named = nodeNamed(node, target);
    const links = { ...named.links };
    for (const kind of linkKinds) links[kind] = fresh(links[kind]);
    return { ...named, id: named.childNodeUuid, links, version: 0 };
  };
  return {
    nodes: new Map(nodes.map((node) => [node.childNodeUuid, copy(node)])),
    boxes: boxes.map((box): WelcomeBox => ({ ...boxNamed(box, target), id: newId(), version: 0 })),
  };
}

type Naming = (uuid: string | null) => string | null;

/** The node with other names for itself and all that it leads to; to what has none it leads no more. */
export function nodeNamed(node: MenuNode, name: Naming): MenuNode {
  const contentNodes = node.links.contentNodes.flatMap((link) => {
    const target = name(link.target);
    return target === null ? [] : [{ ...link, target }];
  });
  return {
    ...node,
    childNodeUuid: name(node.childNodeUuid) ?? node.childNodeUuid,
    parentNodeUuid: name(node.parentNodeUuid),
    successNodeUuid: name(node.successNodeUuid),
    failedNodeUuid: name(node.failedNodeUuid),
    links: { ...node.links, contentNodes },
  };
}

export function boxNamed(box: WelcomeBox, name: Naming): WelcomeBox {
  return { ...box, parentNodeUuid: name(box.parentNodeUuid), childNodeUuid: name(box.childNodeUuid) };
}
