import type { Draft } from '../../../../../machines/ivr/draft/draft.ts';
import type { Scene } from '../../../canvas/scene.ts';
import type { Way } from './keys.ts';

/** The card an arrow key leads to on the drawing: along the tree, and up and down the column also from family to family. */
export function cardBeside(draft: Draft, scene: Scene, uuid: string, way: Way): string | null {
  const node = draft.nodes.get(uuid);
  if (!node) return null;
  if (way === 'parent') {
    const parent = node.parentNodeUuid;
    return parent !== null && scene.places.has(parent) ? parent : null;
  }
  if (way === 'child') {
    const [child] = draft.children.get(uuid) ?? [];
    return child !== undefined && scene.places.has(child) ? child : null;
  }
  const at = scene.places.get(uuid);
  const column = scene.columns.find(({ x }) => x === at?.x);
  return column?.ids[column.ids.indexOf(uuid) + (way === 'before' ? -1 : 1)] ?? null;
}
