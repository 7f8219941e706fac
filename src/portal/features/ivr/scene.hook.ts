import { useMemo } from 'react';
import { applyChanges, type Draft } from '../../../../machines/ivr/draft.ts';
import { type Layout, layout } from '../../../../machines/ivr/layout.ts';
import type { Change } from '../../../../machines/ivr/menu.ts';
import { type Scene, sceneOf } from '../../canvas/scene.ts';
import {
  type Designer,
  type DesignerState,
  shownDraft,
  useDesignerActions,
  useDesignerPart,
} from './designer.store.ts';
import { foldedAtFirst } from './folding.ts';

export interface MenuScene {
  /** What is drawn: the draft, the published menu, or the draft with what it removes. */
  draft: Draft;
  layout: Layout;
  scene: Scene;
}

interface Placed {
  draft: Draft;
  collapsed: ReadonlySet<string>;
  layout: Layout;
  scene: Scene;
}

const placings = new WeakMap<Designer, Placed>();

/** Draws as if the page had just been opened: folded to about a screen, and nothing held where it stood. */
export function tidyUp(designer: Designer): void {
  const { state } = designer;
  placings.delete(designer);
  designer.setCollapsed(foldedAtFirst(shownDraft(state)));
  const at = state.selection.at(-1) ?? state.draft.children.get(null)?.[0];
  if (at !== undefined) designer.reveal(at);
}

/** Where the cards stand. Anew only when the tree, or what of it is folded away, has changed: a node's own fields move nothing. */
export function useMenuScene(): MenuScene {
  const designer = useDesignerActions();
  const draft = useDrawn();
  const collapsed = useDesignerPart((state) => state.collapsed);
  const placed = placedAs(designer, draft, collapsed);
  const { layout, scene } = placed;
  return useMemo(() => ({ draft, layout, scene }), [draft, layout, scene]);
}

function placedAs(designer: Designer, draft: Draft, collapsed: ReadonlySet<string>): Placed {
  const known = placings.get(designer);
  if (known?.collapsed === collapsed && known.draft.children === draft.children && known.draft.boxes === draft.boxes) {
    return known;
  }
  const placed = place(draft, collapsed, known?.layout);
  placings.set(designer, placed);
  return placed;
}

function place(draft: Draft, collapsed: ReadonlySet<string>, before: Layout | undefined): Placed {
  const placed = layout(draft, before ? { collapsed, before } : { collapsed });
  const scene = sceneOf(placed.places, (uuid) => draft.nodes.get(uuid)?.parentNodeUuid ?? null);
  return { draft, collapsed, layout: placed, scene };
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
