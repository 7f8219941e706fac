import type { MenuNode } from '../menu.ts';
import type { Draft } from './draft.ts';

/** The ways in which one thing of a menu leads to a node. */
export type ReferenceKind = 'success' | 'failed' | 'content' | 'box';

/** `from` is the node, or the welcome box, that leads to `to`. */
export interface Reference {
  kind: ReferenceKind;
  from: string;
  to: string;
}

/** Where a node leads besides its children. */
export function referencesOf(node: MenuNode): Reference[] {
  const from = node.childNodeUuid;
  const found: Reference[] = [];
  if (node.successNodeUuid !== null) found.push({ kind: 'success', from, to: node.successNodeUuid });
  if (node.failedNodeUuid !== null) found.push({ kind: 'failed', from, to: node.failedNodeUuid });
  for (const { target } of node.links.contentNodes) found.push({ kind: 'content', from, to: target });
  return found;
}

/** What leads into this set from outside it. Boxes that belong to one of the set are inside. */
export function pointingInto(draft: Draft, uuids: ReadonlySet<string>): Reference[] {
  const found: Reference[] = [];
  for (const node of draft.nodes.values()) {
    if (uuids.has(node.childNodeUuid)) continue;
    for (const reference of referencesOf(node)) if (uuids.has(reference.to)) found.push(reference);
  }
  for (const { id, parentNodeUuid, childNodeUuid } of draft.boxes.values()) {
    if (childNodeUuid === null || !uuids.has(childNodeUuid)) continue;
    if (parentNodeUuid === null || !uuids.has(parentNodeUuid)) found.push({ kind: 'box', from: id, to: childNodeUuid });
  }
  return found;
}
