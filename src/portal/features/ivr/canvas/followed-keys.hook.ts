import { useReactFlow } from '@xyflow/react';
import type { FocusEvent } from 'react';
import { shiftInto } from '../../../canvas/viewport.ts';

const MARGIN = 16;

/** Moves the drawing along with the Tab key: what it comes to is in sight. Cards see to that by what is chosen. */
export function useFollowedKeys() {
  const flow = useReactFlow();
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!target.closest('.react-flow__viewport') || target.closest('[data-card]') || !target.matches(':focus-visible'))
      return;
    const [part, screen] = [target.getBoundingClientRect(), currentTarget.getBoundingClientRect()];
    const { x, y, zoom } = flow.getViewport();
    const next = {
      x: x + shiftInto([part.left, part.right], [screen.left + MARGIN, screen.right - MARGIN]),
      y: y + shiftInto([part.top, part.bottom], [screen.top + MARGIN, screen.bottom - MARGIN]),
    };
    if (next.x !== x || next.y !== y) void flow.setViewport({ ...next, zoom });
  };
  return { onFocus };
}
