import { proxy, ref, useSnapshot } from 'valtio';
import type { Payload } from './sending.ts';

interface Shown {
  id: string | null;
  /** What its undo is sent with, as far as the page on which it began knows it. */
  undoWith: Payload;
}

const shown = proxy<Shown>({ id: null, undoWith: ref({}) });

/** Opens a run wherever one is. */
export function showRun(id: string, undoWith: Payload = {}): void {
  shown.id = id;
  shown.undoWith = ref(undoWith);
}

export function closeRun(): void {
  shown.id = null;
}

export function useShownRun(): Readonly<Shown> {
  return useSnapshot(shown);
}
