import { type ReactFlowState, useStoreApi } from '@xyflow/react';
import { useEffect, useEffectEvent } from 'react';
import { CARD, type Point, type Scene } from '../../../canvas/scene.ts';
import { mirroredCard, type Screen } from '../../../canvas/viewport.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import type { MenuScene } from '../scene/scene.hook.ts';
import { useIsRightToLeft } from './direction.hook.ts';
import { type KeptView, keepView } from './kept-view.ts';

/** Keeps how this person leaves the drawing, for the next visit: written when the page goes, not while it is panned. */
export function useViewKeeping({ scene, isApart }: MenuScene, person: string): void {
  const { state } = useDesignerActions();
  const store = useStoreApi();
  const isMirrored = useIsRightToLeft();
  const keep = useEffectEvent(() => {
    if (isApart) return;
    const anchor = cardInTheMiddle(scene, store.getState(), isMirrored);
    if (anchor) keepView(person, { collapsed: [...state.collapsed], ...anchor });
  });
  useEffect(() => {
    const hide = () => keep();
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      keep();
    };
  }, []);
}

function cardInTheMiddle(
  scene: Scene,
  { transform: [x, y, zoom], width, height }: Pick<ReactFlowState, 'transform' | 'width' | 'height'>,
  isMirrored: boolean,
): Omit<KeptView, 'collapsed'> | null {
  if (width === 0 || height === 0) return null;
  let nearest: { uuid: string; x: number; y: number; away: number } | null = null;
  for (const [uuid, at] of scene.places) {
    const middle = middleOf(at, isMirrored);
    const from = { x: middle.x * zoom + x - width / 2, y: middle.y * zoom + y - height / 2 };
    const away = Math.hypot(from.x, from.y);
    if (!nearest || away < nearest.away) nearest = { uuid, ...from, away };
  }
  return nearest && { zoom, width, anchor: { uuid: nearest.uuid, x: nearest.x, y: nearest.y } };
}

function middleOf({ x, y }: Point, isMirrored: boolean): Point {
  return { x: (isMirrored ? mirroredCard(x) : x) + CARD.width / 2, y: y + CARD.height / 2 };
}

/** Of a window narrower by more than this the middle of what was seen says little: it would open amid the tree. */
const MUCH_NARROWER = 2 / 3;

/**
 * The position that shows the drawing as it was left; null when the card that it hung on is not drawn any more, or the window is
 * much narrower than it was.
 */
export function positionAs(
  { zoom, width: widthThen = 0, anchor }: KeptView,
  scene: Pick<Scene, 'places'>,
  { width, height }: Pick<Screen, 'width' | 'height'>,
  isMirrored: boolean,
): Omit<Screen, 'width' | 'height'> | null {
  const at = scene.places.get(anchor.uuid);
  if (!at || width < widthThen * MUCH_NARROWER) return null;
  const middle = middleOf(at, isMirrored);
  return { x: width / 2 + anchor.x - middle.x * zoom, y: height / 2 + anchor.y - middle.y * zoom, zoom };
}
