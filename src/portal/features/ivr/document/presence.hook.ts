import { useEffect, useEffectEvent } from 'react';
import { useLive } from '../../../api/live.ts';
import { roleLookedAs } from '../../../api/looks-as.ts';
import { ProblemError } from '../../../api/problem.ts';
import { useDesignerActions, useDesignerPart } from './designer.store.ts';
import { showPresence } from './menu.data.ts';

/** Presence lasts a minute on the server. */
const RENEWED = 25_000;
const SETTLED = 400;

/** Says where one works, and learns who else is here. */
export function usePresence(): void {
  const designer = useDesignerActions();
  const node = useDesignerPart((state) => state.selection.at(-1) ?? null);
  const tell = useEffectEvent(async () => {
    // Nobody works here who only looks.
    if (roleLookedAs() !== null) return;
    const { draft } = designer.state;
    try {
      designer.server.setOthers(await showPresence(node !== null && draft.nodes.has(node) ? node : null));
    } catch (error) {
      // Who is here is news in passing: the next one comes in half a minute.
      if (!(error instanceof ProblemError)) throw error;
    }
  });
  useEffect(() => {
    const timer = window.setTimeout(() => void tell(), node === null ? 0 : SETTLED);
    return () => window.clearTimeout(timer);
  }, [node]);
  useEffect(() => {
    const timer = window.setInterval(() => void tell(), RENEWED);
    return () => window.clearInterval(timer);
  }, []);
  useLive('menuPresence', () => void tell());
}
