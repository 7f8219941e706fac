import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import { CARD, cardAt, type Point, type Scene } from '../../../canvas/scene.ts';
import type { DropTarget } from './drag.store.ts';

/** The part of a card, at its upper and lower edge, where a drop goes beside it instead of below it. */
const EDGE = 15;
/** How far from a card a drop still goes beside it. */
const BESIDE = 20;

/** Where nodes dropped at this point would hang; `dragged` holds them with all below them. */
export function dropTargetAt(
  scene: Scene,
  draft: Draft,
  dragged: ReadonlySet<string>,
  point: Point,
): DropTarget | null {
  const over =
    cardAt(scene, point) ??
    cardAt(scene, { ...point, y: point.y - BESIDE }) ??
    cardAt(scene, { ...point, y: point.y + BESIDE });
  const at = over === null ? undefined : scene.places.get(over);
  if (over === null || !at || dragged.has(over)) return null;
  const parent = draft.nodes.get(over)?.parentNodeUuid ?? null;
  const isUpper = point.y < at.y + EDGE;
  const isLower = point.y > at.y + CARD.height - EDGE;
  if (parent === null || !(isUpper || isLower)) return { kind: 'into', parent: over };
  const staying = (draft.children.get(parent) ?? []).filter((uuid) => !dragged.has(uuid));
  const place = staying.indexOf(over) + (isUpper ? 0 : 1);
  return { kind: 'between', parent, place, at: { x: at.x, y: isUpper ? at.y - 6 : at.y + CARD.height + 6 } };
}
