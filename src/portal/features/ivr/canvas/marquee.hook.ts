import { useReactFlow } from '@xyflow/react';
import { type CSSProperties, type MouseEvent, type PointerEvent, type RefObject, useState } from 'react';
import { cardsIn } from '../../../canvas/scene.ts';
import { mirrored } from '../../../canvas/viewport.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import type { MenuScene } from '../scene/scene.hook.ts';

interface Frame {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** Shift and a drag over the empty canvas choose every card in the frame, mounted or not. */
export function useMarquee({ scene }: MenuScene, isMirrored: boolean, wrapper: RefObject<HTMLDivElement | null>) {
  const designer = useDesignerActions();
  const flow = useReactFlow();
  const [frame, setFrame] = useState<Frame | null>(null);
  const isOurs = (event: MouseEvent) =>
    event.shiftKey && event.target instanceof Element && event.target.closest('.react-flow__pane') !== null;

  function choose({ from, to }: Frame) {
    const [start, end] = [flow.screenToFlowPosition(from), flow.screenToFlowPosition(to)];
    const area = {
      x: Math.min(start.x, end.x),
      y: Math.min(start.y, end.y),
      width: Math.abs(start.x - end.x),
      height: Math.abs(start.y - end.y),
    };
    const found = cardsIn(scene, isMirrored ? mirrored(area) : area);
    designer.selectTogether([...new Set([...designer.state.selection, ...found])]);
  }

  const handlers = {
    // The drawing itself would pan: it listens to the mouse, so both are stopped on their way down.
    onMouseDownCapture: (event: MouseEvent) => {
      if (isOurs(event)) event.stopPropagation();
    },
    onPointerDownCapture: (event: PointerEvent<HTMLDivElement>) => {
      if (!isOurs(event)) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = { x: event.clientX, y: event.clientY };
      setFrame({ from: at, to: at });
    },
    onPointerMove: (event: PointerEvent) => {
      if (frame) setFrame({ from: frame.from, to: { x: event.clientX, y: event.clientY } });
    },
    onPointerUp: () => {
      if (frame) choose(frame);
      setFrame(null);
    },
    onPointerCancel: () => setFrame(null),
    onClickCapture: (event: MouseEvent) => {
      // Letting go of the frame is no click on the empty canvas.
      if (isOurs(event)) event.stopPropagation();
    },
  };
  return { handlers, frame: frame && styleOf(frame, wrapper.current) };
}

function styleOf({ from, to }: Frame, wrapper: HTMLElement | null): CSSProperties {
  const origin = wrapper?.getBoundingClientRect();
  return {
    insetBlockStart: Math.min(from.y, to.y) - (origin?.top ?? 0),
    left: Math.min(from.x, to.x) - (origin?.left ?? 0),
    inlineSize: Math.abs(from.x - to.x),
    blockSize: Math.abs(from.y - to.y),
  };
}
