import type { Change, MenuNode } from '../menu.ts';
import { type Draft, familyOf } from './draft.ts';

/**
 * Puts nodes into a family at a place (last if absent or beyond the end), in the order given. Siblings keep their
 * order; only those are renumbered that would otherwise not come later than the one before.
 */
export function ordered(draft: Draft, parent: string | null, coming: readonly MenuNode[], place?: number): Change[] {
  const names = new Set(coming.map((node) => node.childNodeUuid));
  const staying = familyOf(draft, parent).filter((node) => !names.has(node.childNodeUuid));
  const at = Math.max(0, Math.min(place ?? staying.length, staying.length));
  const before = staying.slice(0, at);
  let last = before.at(-1)?.seqOrder ?? 0;
  const placed: Change[] = [];
  for (const node of coming) {
    last += 1;
    placed.push({ op: 'putNode', node: { ...node, parentNodeUuid: parent, seqOrder: last } });
  }
  for (const node of staying.slice(at)) {
    if (node.seqOrder > last) break;
    last += 1;
    placed.push({ op: 'putNode', node: { ...node, seqOrder: last } });
  }
  return placed;
}
