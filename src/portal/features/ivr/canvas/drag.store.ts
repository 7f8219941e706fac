import { useSyncExternalStore } from 'react';
import { proxy, ref, subscribe } from 'valtio';

/** Where dragged nodes would come to hang. `place` counts the siblings that are not dragged themselves. */
export type DropTarget =
  | { kind: 'into'; parent: string }
  | { kind: 'between'; parent: string; place: number; at: { x: number; y: number } };

interface Drag {
  uuids: readonly string[];
  target: DropTarget | null;
}

const drag = proxy<Drag>({ uuids: ref([]), target: null });

export function startDrag(uuids: readonly string[]): void {
  drag.uuids = ref([...uuids]);
}

export function dragOver(target: DropTarget | null): void {
  if (JSON.stringify(target) !== JSON.stringify(drag.target)) drag.target = target && ref(target);
}

export function isDragging(): boolean {
  return drag.uuids.length > 0;
}

/** Ends the drag and says what it was. */
export function endDrag(): Drag {
  const ended = { uuids: [...drag.uuids], target: drag.target };
  drag.uuids = ref([]);
  drag.target = null;
  return ended;
}

/** One part of the drag that is under way, such as whether a card is the target. Compared by identity. */
export function useDragPart<T extends string | number | boolean | null | DropTarget>(part: (drag: Drag) => T): T {
  return useSyncExternalStore(
    (changed) => subscribe(drag, changed),
    () => part(drag),
  );
}
