import { useEffect, useMemo, useState } from 'react';
import { applyChanges, type Draft, emptyDraft } from '../../../../../machines/ivr/draft/draft.ts';
import { CARD, type Layout, layout } from '../../../../../machines/ivr/layout/layout.ts';
import type { Change } from '../../../../../machines/ivr/menu.ts';
import { type Scene, sceneOf } from '../../../canvas/scene.ts';
import {
  type Designer,
  differencesOf,
  publishedDraft,
  shownDraft,
  useDesignerActions,
  useDesignerPart,
} from '../document/designer.store.ts';
import type { Unpublished } from '../document/published.ts';
import { foldedAtFirst } from './folding.ts';
import { layoutClient } from './layout.client.ts';

export interface MenuScene {
  /** What is drawn: the draft, the published menu, or the draft with what it removes. */
  draft: Draft;
  layout: Layout;
  scene: Scene;
  /** False until the first layout of a big menu is there. */
  isPlaced: boolean;
  /** Only some nodes are drawn, by their links. */
  isApart: boolean;
}

/** Menus of more nodes are laid out beside the page; for smaller ones that would take longer than doing it. */
const BIG = 2_000;

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
  const isBig = draft.nodes.size > BIG;
  const placedElsewhere = usePlacedElsewhere(isBig ? draft : null, collapsed);
  const placed = isBig ? placedElsewhere : placedAs(designer, draft, collapsed);
  const apart = usePlacedApart(draft);
  const { layout, scene } = apart ?? placed;
  const isApart = apart !== null;
  const isPlaced = isApart || placed !== nowhere;
  return useMemo(() => ({ draft, layout, scene, isPlaced, isApart }), [draft, layout, scene, isPlaced, isApart]);
}

/** The nodes that are drawn apart, as far as they are still there. */
function usePlacedApart(draft: Draft): Placed | null {
  const found = useDesignerPart((state) => state.apart?.places ?? null);
  return useMemo(() => {
    const places = new Map([...(found ?? [])].filter(([uuid]) => draft.nodes.has(uuid)));
    if (places.size === 0) return null;
    const all = [...places.values()];
    const top = Math.min(...all.map(({ y }) => y));
    const height = Math.max(...all.map(({ y }) => y)) + CARD.height - top;
    const width = Math.max(...all.map(({ x }) => x)) + CARD.width;
    return place(draft, new Set(), { places, lane: new Map(), top, width, height });
  }, [found, draft]);
}

const nowhere: Placed = place(emptyDraft, new Set(), layout(emptyDraft));

/** The drawing of a big menu as it was last laid out; the one of now follows as soon as it is there. */
function usePlacedElsewhere(draft: Draft | null, collapsed: ReadonlySet<string>): Placed {
  const designer = useDesignerActions();
  const [elsewhere] = useState(layoutClient);
  const [placed, setPlaced] = useState(() => placings.get(designer) ?? nowhere);
  const isOutdated = draft !== null && !isPlacedAs(placed, draft, collapsed);
  useEffect(() => {
    if (!isOutdated || draft === null) return undefined;
    let isWanted = true;
    void elsewhere.ask(draft, collapsed, !placings.has(designer)).then((drawn) => {
      if (!isWanted) return;
      const next = place(draft, collapsed, drawn);
      placings.set(designer, next);
      setPlaced(next);
    });
    return () => {
      isWanted = false;
    };
  }, [designer, elsewhere, draft, collapsed, isOutdated]);
  useEffect(() => () => elsewhere.end(), [elsewhere]);
  return placed;
}

function isPlacedAs(known: Placed, draft: Draft, collapsed: ReadonlySet<string>): boolean {
  return known.collapsed === collapsed && known.draft.children === draft.children && known.draft.boxes === draft.boxes;
}

function placedAs(designer: Designer, draft: Draft, collapsed: ReadonlySet<string>): Placed {
  const known = placings.get(designer);
  if (known && isPlacedAs(known, draft, collapsed)) return known;
  const placed = place(draft, collapsed, layout(draft, known ? { collapsed, before: known.layout } : { collapsed }));
  placings.set(designer, placed);
  return placed;
}

function place(draft: Draft, collapsed: ReadonlySet<string>, drawn: Layout): Placed {
  const scene = sceneOf(drawn.places, (uuid) => draft.nodes.get(uuid)?.parentNodeUuid ?? null);
  return { draft, collapsed, layout: drawn, scene };
}

function useDrawn(): Draft {
  const shown = useDesignerPart(shownDraft);
  const mode = useDesignerPart((state) => state.mode);
  const published = useDesignerPart(publishedDraft);
  const differences = useDesignerPart(differencesOf);
  return useMemo(
    () => (mode === 'compare' && published ? withRemoved(shown, published, differences) : shown),
    [shown, mode, published, differences],
  );
}

/** The draft together with the nodes that publishing would take away, where they hung. */
function withRemoved(draft: Draft, live: Draft, unpublished: Unpublished): Draft {
  const removed: Change[] = [];
  for (const [piece, standing] of unpublished) {
    const node = standing === 'removed' && piece.startsWith('node ') ? live.nodes.get(piece.slice(5)) : undefined;
    if (node && node.parentNodeUuid !== null) removed.push({ op: 'putNode', node });
  }
  return removed.length === 0 ? draft : applyChanges(draft, removed);
}
