import { useSyncExternalStore } from 'react';

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;

const KEY = 'fmis-listening-speed';
const listeners = new Set<() => void>();

function read(): (typeof SPEEDS)[number] {
  const kept = Number(localStorage.getItem(KEY));
  return SPEEDS.find((speed) => speed === kept) ?? 1;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(speed: number): void {
  localStorage.setItem(KEY, String(speed));
  for (const tell of listeners) tell();
}

/** The next speed, after the fastest the slowest again. */
export function toNextSpeed(): void {
  const place = SPEEDS.indexOf(read());
  keep(SPEEDS[(place + 1) % SPEEDS.length] ?? 1);
}

/** How fast this browser plays recordings. */
export function useSpeed(): [number, (speed: number) => void] {
  const speed = useSyncExternalStore(subscribe, read);
  return [speed, keep];
}
