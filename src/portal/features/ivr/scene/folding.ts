import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { drawnAs, type Families } from '../../../../../machines/ivr/layout/layout.tree.ts';
import { Numbers, SPACING } from '../../../../../machines/ivr/layout/layout.ts';

/** How much is shown unfolded when the page opens: as many nodes, and as high a drawing, as about a screen takes. */
const AT_FIRST = { nodes: 24, height: 10 * SPACING.row };

/**
 * Which nodes are folded at first: level by level each family is shown that leaves the drawing on a screen, so that the
 * welcome, the start and what can be chosen there are seen together.
 */
export function foldedAtFirst({ children }: Draft): Set<string> {
  const folded = new Set<string>();
  const names = new Numbers();
  const families = new Map<number, number[]>();
  const open: string[] = [];
  const show = (parent: string | null, family: readonly string[]) => {
    const numbers = family.map((uuid) => names.of(uuid));
    families.set(names.of(parent), numbers);
    open.push(...family);
  };
  show(null, children.get(null) ?? []);
  for (let at = 0; at < open.length; at++) {
    const uuid = open[at] ?? '';
    const below = children.get(uuid) ?? [];
    if (below.length === 0) continue;
    const isStart = at < (children.get(null)?.length ?? 0);
    if (open.length + below.length > AT_FIRST.nodes && !isStart) folded.add(uuid);
    else {
      show(uuid, below);
      if (isStart || heightOf(families) <= AT_FIRST.height) continue;
      families.delete(names.of(uuid));
      open.length -= below.length;
      folded.add(uuid);
    }
  }
  return folded;
}

function heightOf(families: Families): number {
  const { tops } = drawnAs(families, new Set(), SPACING, null);
  return tops.reduce((max, top) => Math.max(max, top), 0) + SPACING.row;
}

/** Every node that has children, the start excepted. */
export function allFoldable({ children }: Draft): Set<string> {
  const root = children.get(null)?.[0];
  return new Set([...children.keys()].filter((uuid): uuid is string => uuid !== null && uuid !== root));
}
