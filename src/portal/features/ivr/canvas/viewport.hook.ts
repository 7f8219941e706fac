import { useReactFlow, useStore, useStoreApi, type Viewport } from '@xyflow/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { rootOf } from '../../../../../machines/ivr/draft/draft.ts';
import { LANE, LANE_ROOM } from '../../../../../machines/ivr/layout/layout.ts';
import { CARD } from '../../../canvas/scene.ts';
import { bringing, FAR, fitting, mirrored, type Screen } from '../../../canvas/viewport.ts';
import { useDesignerPart } from '../document/designer.store.ts';
import { cornerOf } from '../overview/corner.size.ts';
import type { MenuScene } from '../scene/scene.hook.ts';
import { isDragging } from './drag.store.ts';
import { positionAs } from './kept-view.hook.ts';
import type { KeptView } from './kept-view.ts';

const MARGIN = 16;

/** Opens the drawing as it was left, else at the start of the menu, and brings into sight what somebody asks for. */
export function useViewportControl(
  { scene, layout, draft, isPlaced, isApart }: MenuScene,
  isMirrored: boolean,
  left: KeptView | null,
): void {
  const flow = useReactFlow();
  const store = useStoreApi();
  const revealed = useDesignerPart((state) => state.revealed);
  const current = useDesignerPart((state) => state.selection.at(-1) ?? null);
  const isMeasured = useStore(({ width, height }) => width > 0 && height > 0);
  const isOpened = useRef(false);

  const open = useEffectEvent(() => {
    const { width, height } = store.getState();
    const again = left && positionAs(left, scene, { width, height }, isMirrored);
    if (again) {
      void flow.setViewport(again);
      return;
    }
    const root = rootOf(draft);
    const at = root && scene.places.get(root.childNodeUuid);
    const top = layout.top - LANE_ROOM;
    // From the welcome on, if the start of the menu is in sight then as well.
    const isInSight = !at || at.y + CARD.height - top + 2 * MARGIN <= height;
    const y = isInSight ? MARGIN - top : Math.min(MARGIN - top, height / 2 - at.y);
    // Not under what stands in the corner, even if the welcome is then cut a little.
    const free = height - cornerOf(store.getState().domNode).height;
    const under = at ? Math.max(0, y + at.y + CARD.height - free) : 0;
    void flow.setViewport({ x: isMirrored ? width - MARGIN : MARGIN, y: y - under, zoom: 1 });
  });
  useEffect(() => {
    if (!isMeasured || !isPlaced || isOpened.current) return;
    isOpened.current = true;
    open();
  }, [isMeasured, isPlaced]);

  /** Where a node stands, or in its lane a box of the welcome. */
  const placeOf = (uuid: string) => scene.places.get(uuid) ?? layout.lane.get(uuid);
  const bring = useEffectEvent((uuid: string, isAsked: boolean) => {
    const at = placeOf(uuid);
    if (!at) return;
    const { transform, width, height, domNode } = store.getState();
    const [x, y, zoom] = transform;
    if (zoom < FAR && !isAsked) return;
    const card = { ...at, ...CARD, ...(layout.lane.has(uuid) && { height: LANE }) };
    const area = isMirrored ? mirrored(card) : card;
    const screen: Screen = { x, y, zoom, width, height };
    if (zoom < FAR) void flow.setCenter(area.x + CARD.width / 2, area.y + CARD.height / 2, { zoom: 1 });
    else {
      const next = bringing(area, screen, cornerOf(domNode), isMirrored);
      if (next.x !== x || next.y !== y) void flow.setViewport(next);
    }
  });
  const width = useStore((state) => state.width);
  const widthBefore = useRef(width);
  const resized = useEffectEvent((by: number) => {
    const [x, y, zoom] = store.getState().transform;
    // A drawing that grows from right to left is held at its right edge.
    if (isMirrored) void flow.setViewport({ x: x + by, y, zoom });
    if (current !== null) bring(current, false);
  });
  useEffect(() => {
    const by = width - widthBefore.current;
    const wasThere = widthBefore.current > 0;
    widthBefore.current = width;
    if (wasThere && isOpened.current && by !== 0) resized(by);
  }, [width]);

  const direction = useRef(isMirrored);
  useEffect(() => {
    // Another direction turns the drawing around: what was in the middle is somewhere else now.
    if (direction.current === isMirrored) return;
    direction.current = isMirrored;
    open();
  }, [isMirrored]);
  /** Where the whole menu was left for some of its nodes. */
  const before = useRef<Viewport | null>(null);
  const turnTo = useEffectEvent((apart: boolean) => {
    if (apart) {
      const { transform, width, height, domNode } = store.getState();
      before.current = { x: transform[0], y: transform[1], zoom: transform[2] };
      void flow.setViewport(
        fitting(isMirrored ? mirrored(scene.bounds) : scene.bounds, { width, height }, cornerOf(domNode), isMirrored),
      );
    } else if (before.current) {
      void flow.setViewport(before.current);
      before.current = null;
    }
  });
  useEffect(() => turnTo(isApart), [isApart]);
  /** What somebody asked for, until it is drawn: the layout of a big menu takes its time. */
  const wanted = useRef<string | null>(null);
  const bringWanted = useEffectEvent(() => {
    if (wanted.current === null || !placeOf(wanted.current)) return;
    bring(wanted.current, true);
    wanted.current = null;
  });
  useEffect(() => {
    wanted.current = revealed?.uuid ?? null;
    bringWanted();
  }, [revealed]);
  useEffect(() => {
    if (scene.places.size > 0) bringWanted();
  }, [scene]);
  useEffect(() => {
    // What is dragged stays under the pointer: the drop means what is drawn there.
    if (current !== null && !isDragging()) bring(current, false);
  }, [current]);
}
