import { type Node, useReactFlow } from '@xyflow/react';
import { useRef } from 'react';
import { moveSubtrees } from '../../../../../machines/ivr/commands/commands.tree.ts';
import { subtree } from '../../../../../machines/ivr/draft/draft.ts';
import type { Point } from '../../../canvas/scene.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import type { MenuScene } from '../scene/scene.hook.ts';
import { dragOver, endDrag, startDrag } from './drag.store.ts';
import { dropTargetAt } from './drop.ts';

type Moved = MouseEvent | TouchEvent;

/** Dragging cards: the drawing stands still, a ghost follows the pointer, and the drop is one command. */
export function useDragging({ scene }: MenuScene, isMirrored: boolean, follow: (pointer: Point) => void) {
  const designer = useDesignerActions();
  const flow = useReactFlow();
  const dragged = useRef<ReadonlySet<string>>(new Set());

  function start(_event: Moved | React.MouseEvent, { id }: Node) {
    const { selection, draft } = designer.state;
    const chosen = selection.includes(id) ? selection : [id];
    if (!selection.includes(id)) designer.select([id]);
    dragged.current = new Set(chosen.flatMap((uuid) => [...subtree(draft, uuid)]));
    startDrag(chosen);
  }

  function move(event: Moved | React.MouseEvent) {
    const at = pointOf(event);
    if (!at) return;
    follow(at);
    const point = flow.screenToFlowPosition(at, { snapToGrid: false });
    const unmirrored = isMirrored ? { ...point, x: -point.x } : point;
    dragOver(dropTargetAt(scene, designer.state.draft, dragged.current, unmirrored));
  }

  function stop() {
    const { uuids, target } = endDrag();
    if (!target) return;
    const place = target.kind === 'between' ? target.place : undefined;
    if (designer.run(moveSubtrees(designer.state.draft, uuids, target.parent, place))) designer.reveal(uuids[0] ?? '');
  }

  return { start, move, stop };
}

function pointOf(event: Moved | React.MouseEvent): { x: number; y: number } | null {
  const at = 'clientX' in event ? event : event.touches[0];
  return at ? { x: at.clientX, y: at.clientY } : null;
}
