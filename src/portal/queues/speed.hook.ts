import { useSyncExternalStore } from 'react';

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;

const KEY = 'fmis-listening-speed';
const listeners = new Set<() => void>();

function read(): number {
  const kept = Number(localStorage.getItem(KEY));
  return SPEEDS.find((speed) => speed === kept) ?? 1;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How fast this browser plays recordings. */
export function useSpeed(): [number, (speed: number) => void] {
  const speed = useSyncExternalStore(subscribe, read);
  return [
    speed,
    (next) => {
      localStorage.setItem(KEY, String(next));
      for (const tell of listeners) tell();
    },
  ];
}
