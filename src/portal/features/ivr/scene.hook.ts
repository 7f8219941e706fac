import { useMemo, useRef } from 'react';
import { applyChanges, type Draft } from '../../../../machines/ivr/draft.ts';
import { type Layout, layout } from '../../../../machines/ivr/layout.ts';
import type { Change } from '../../../../machines/ivr/menu.ts';
import { type Scene, sceneOf } from '../../canvas/scene.ts';
import { type DesignerState, shownDraft, useDesignerPart } from './designer.store.ts';

export interface MenuScene {
  /** What is drawn: the draft, the published menu, or the draft with what it removes. */
  draft: Draft;
  layout: Layout;
  scene: Scene;
}

/** Where the cards stand. Anew only when the tree, or what of it is folded away, has changed. */
export function useMenuScene(): MenuScene {
  const draft = useDrawn();
  const collapsed = useDesignerPart((state) => state.collapsed);
  const before = useRef<Layout | undefined>(undefined);
  const { nodes, children, boxes } = draft;
  const placed = useMemo(() => {
    const drawn = { nodes, children, boxes };
    const next = layout(drawn, before.current ? { collapsed, before: before.current } : { collapsed });
    before.current = next;
    return next;
    // A node's own fields don't move cards; what does is in `children`.
    // oxlint-disable-next-line react/exhaustive-deps -- as said
  }, [children, boxes, collapsed]);
  const scene = useMemo(
    () => sceneOf(placed.places, (uuid) => nodes.get(uuid)?.parentNodeUuid ?? null),
    // oxlint-disable-next-line react/exhaustive-deps -- as above
    [placed],
  );
  return { draft, layout: placed, scene };
}

function useDrawn(): Draft {
  const shown = useDesignerPart(shownDraft);
  const mode = useDesignerPart((state) => state.mode);
  const live = useDesignerPart((state) => state.live);
  const unpublished = useDesignerPart((state) => state.unpublished);
  return useMemo(
    () => (mode === 'compare' && live ? withRemoved(shown, live, unpublished) : shown),
    [shown, mode, live, unpublished],
  );
}

/** The draft together with the nodes that publishing would take away, where they hung. */
function withRemoved(draft: Draft, live: Draft, unpublished: DesignerState['unpublished']): Draft {
  const removed: Change[] = [];
  for (const [piece, standing] of unpublished) {
    const node = standing === 'removed' && piece.startsWith('node ') ? live.nodes.get(piece.slice(5)) : undefined;
    if (node && node.parentNodeUuid !== null) removed.push({ op: 'putNode', node });
  }
  return removed.length === 0 ? draft : applyChanges(draft, removed);
}
