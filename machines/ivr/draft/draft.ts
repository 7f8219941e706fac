import type { Change, MenuNode, MenuSource, WelcomeBox } from '../menu.ts';
import { SharedMap } from './shared-map.ts';

/**
 * A menu while it is drawn: immutable, a changed draft shares what did not change. `children` holds each family in the
 * order in which it is read out; the root stands under null, a node whose parent is missing under that parent's name.
 */
export interface Draft {
  readonly nodes: ReadonlyMap<string, MenuNode>;
  readonly boxes: ReadonlyMap<string, WelcomeBox>;
  readonly children: ReadonlyMap<string | null, readonly string[]>;
}

/** What a draft does not hold of a menu: details, campaigns, files and lists that its nodes name. */
export type MenuContext = Omit<MenuSource, 'nodes' | 'boxes'>;

export const emptyDraft: Draft = { nodes: SharedMap.of(), boxes: SharedMap.of(), children: SharedMap.of() };

export function draftOf({ nodes, boxes }: Pick<MenuSource, 'nodes' | 'boxes'>): Draft {
  return applyChanges(emptyDraft, [
    ...nodes.map((node): Change => ({ op: 'putNode', node })),
    ...boxes.map((box): Change => ({ op: 'putBox', box })),
  ]);
}

/** The draft as it is stored. */
export function sourceOf(draft: Draft, context: MenuContext): MenuSource {
  return { ...context, nodes: nodesInOrder(draft), boxes: [...draft.boxes.values()].sort(compareBoxes) };
}

/** From the root downwards as they are read out, then those that hang nowhere. */
export function nodesInOrder(draft: Draft): MenuNode[] {
  const nodes = [...subtree(draft, null)].flatMap((uuid) => draft.nodes.get(uuid) ?? []);
  const placed = new Set(nodes);
  const loose = [...draft.nodes.values()].filter((node) => !placed.has(node)).sort(compareSiblings);
  return [...nodes, ...loose];
}

/** Siblings in the order in which they are read out; equal numbers stand as calls take them, by their rows. */
export function compareSiblings(a: MenuNode, b: MenuNode): number {
  return a.seqOrder - b.seqOrder || (a.id < b.id ? -1 : 1);
}

export function compareBoxes(a: WelcomeBox, b: WelcomeBox): number {
  return a.seqOrder - b.seqOrder || (a.id < b.id ? -1 : 1);
}

export function rootOf(draft: Draft): MenuNode | undefined {
  const [uuid] = draft.children.get(null) ?? [];
  return uuid === undefined ? undefined : draft.nodes.get(uuid);
}

export function familyOf(draft: Draft, parent: string | null): MenuNode[] {
  return (draft.children.get(parent) ?? []).flatMap((uuid) => draft.nodes.get(uuid) ?? []);
}

/** The boxes of a node, or of the start of the call, in the order in which they play. */
export function boxesOf(draft: Draft, parent: string | null): WelcomeBox[] {
  return [...draft.boxes.values()].filter((box) => box.parentNodeUuid === parent).sort(compareBoxes);
}

/** A node and all below it, in reading order; everything that hangs on the root for null. */
export function subtree(draft: Draft, top: string | null): Set<string> {
  const found = new Set<string>();
  const open = top === null ? [...(draft.children.get(null) ?? [])].reverse() : [top];
  for (let uuid = open.pop(); uuid !== undefined; uuid = open.pop()) {
    if (found.has(uuid)) continue;
    found.add(uuid);
    const below = draft.children.get(uuid) ?? [];
    for (let index = below.length - 1; index >= 0; index--) open.push(below[index] ?? '');
  }
  return found;
}

/** The parent, its parent and so on, nearest first. Ends where a name comes a second time. */
export function ancestorsOf(draft: Draft, uuid: string): string[] {
  const found = new Set<string>();
  let at = draft.nodes.get(uuid)?.parentNodeUuid ?? null;
  while (at !== null && !found.has(at)) {
    found.add(at);
    at = draft.nodes.get(at)?.parentNodeUuid ?? null;
  }
  return [...found];
}

/** The draft after these changes. Costs what changed and its families, not the size of the draft. */
export function applyChanges(draft: Draft, changes: readonly Change[]): Draft {
  const nodes = new Map<string, MenuNode | undefined>();
  const boxes = new Map<string, WelcomeBox | undefined>();
  for (const change of changes) {
    if (change.op === 'putNode') nodes.set(change.node.childNodeUuid, change.node);
    else if (change.op === 'removeNode') nodes.set(change.uuid, undefined);
    else if (change.op === 'putBox') boxes.set(change.box.id, change.box);
    else boxes.set(change.id, undefined);
  }
  const known = shared(draft.nodes).with(nodes);
  return {
    nodes: known,
    boxes: shared(draft.boxes).with(boxes),
    children: shared(draft.children).with(families(draft, known, nodes)),
  };
}

/** The families that changed, newly put in order; undefined where nobody is left. */
function families(draft: Draft, known: ReadonlyMap<string, MenuNode>, changed: Map<string, MenuNode | undefined>) {
  const joining = new Map<string | null, MenuNode[]>();
  const disturb = (parent: string | null) => {
    const found = joining.get(parent);
    if (found) return found;
    const fresh: MenuNode[] = [];
    joining.set(parent, fresh);
    return fresh;
  };
  for (const [uuid, node] of changed) {
    const before = draft.nodes.get(uuid);
    if (before && node && before.parentNodeUuid === node.parentNodeUuid && before.seqOrder === node.seqOrder) continue;
    if (before) disturb(before.parentNodeUuid);
    if (node) disturb(node.parentNodeUuid).push(node);
  }
  return [...joining].map(([parent, newcomers]): [string | null, readonly string[] | undefined] => {
    const moved = new Set(newcomers.map((node) => node.childNodeUuid));
    const staying = (draft.children.get(parent) ?? []).flatMap((uuid) => {
      const node = moved.has(uuid) ? undefined : known.get(uuid);
      return node?.parentNodeUuid === parent ? [node] : [];
    });
    const family = [...staying, ...newcomers].sort(compareSiblings);
    return [parent, family.length === 0 ? undefined : family.map((node) => node.childNodeUuid)];
  });
}

function shared<K extends string | null, V>(map: ReadonlyMap<K, V>): SharedMap<K, V> {
  return map instanceof SharedMap ? map : SharedMap.of(map);
}
