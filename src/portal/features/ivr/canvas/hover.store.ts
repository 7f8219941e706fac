import { useSyncExternalStore } from 'react';
import { proxy, subscribe } from 'valtio';

/** The card under the pointer: its links are drawn over the others. */
const hover = proxy<{ uuid: string | null }>({ uuid: null });

export function hoverOver(uuid: string | null): void {
  hover.uuid = uuid;
}

export function useHovered(): string | null {
  return useSyncExternalStore(
    (changed) => subscribe(hover, changed),
    () => hover.uuid,
  );
}
