import { compile, type Menu } from '../compile/compile.ts';
import { applyChanges, type Draft, familyOf, type MenuContext, sourceOf, subtree } from '../draft/draft.ts';
import { pointingInto, type Reference } from '../draft/references.ts';
import { difference, type MenuDifference } from './difference.ts';

export interface DeactivationEffect {
  /** Active nodes that callers no longer come to because they are below it; itself among them. */
  hidden: readonly string[];
  /** Links and boxes of nodes still heard that lead into what is hidden: they go on as after a failure. */
  failing: readonly Reference[];
  /** Siblings that get another key because the places move up. */
  rekeyed: readonly { uuid: string; before: string | null; after: string | null }[];
  /** Paths that come, go or lead elsewhere. */
  difference: MenuDifference;
}

/** What would happen if these nodes were switched off together. */
export function effectOfDeactivating(draft: Draft, uuids: readonly string[], context: MenuContext): DeactivationEffect {
  const nodes = uuids.flatMap((uuid) => draft.nodes.get(uuid) ?? []);
  const without = applyChanges(
    draft,
    nodes.map((node) => ({ op: 'putNode', node: { ...node, active: 0 } })),
  );
  const before = compile(sourceOf(draft, context));
  const after = compile(sourceOf(without, context));
  const below = new Set(nodes.flatMap(({ childNodeUuid }) => [...subtree(draft, childNodeUuid)]));
  const parents = new Set(nodes.map(({ parentNodeUuid }) => parentNodeUuid));
  const keyIn = (menu: Menu, sibling: string) => menu.nodes.get(sibling)?.key ?? null;
  return {
    hidden: [...below].filter((each) => before.nodes.get(each)?.reachable),
    failing: pointingInto(draft, below).filter(
      ({ kind, from, to }) =>
        before.nodes.get(to)?.reachable &&
        (kind === 'box' ? isHeard(draft, after, from) : after.nodes.get(from)?.reachable),
    ),
    rekeyed: [...parents]
      .flatMap((parent) => familyOf(draft, parent))
      .filter((sibling) => sibling.active === 1 && !below.has(sibling.childNodeUuid))
      .map(({ childNodeUuid: sibling }) => ({
        uuid: sibling,
        before: keyIn(before, sibling),
        after: keyIn(after, sibling),
      }))
      .filter((each) => each.before !== each.after),
    difference: difference(before, after),
  };
}

function isHeard(draft: Draft, menu: Menu, id: string): boolean {
  const box = draft.boxes.get(id);
  if (box?.active !== 1) return false;
  return box.parentNodeUuid === null || menu.nodes.get(box.parentNodeUuid)?.reachable === true;
}
