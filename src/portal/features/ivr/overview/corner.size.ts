import type { Corner } from '../../../canvas/viewport.ts';

/** Free space around what stands in the corner. */
const AROUND = 12;

/** How much of the drawing's corner is taken, as it is at this moment. */
export function cornerOf(drawing: HTMLElement | null): Corner {
  const corner = drawing?.parentElement?.querySelector<HTMLElement>('[data-corner]');
  if (!corner || corner.offsetWidth === 0) return { width: 0, height: 0 };
  return { width: corner.offsetWidth + 2 * AROUND, height: corner.offsetHeight + 2 * AROUND };
}
