import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';

/** An address to which a key or a button leads, with what is handed to its page. */
export interface Way {
  to: string;
  state?: unknown;
}

type Hold = (way: Way) => boolean;
const holds = new Set<Hold>();

/** A page says of each way out whether it holds it back, to ask first about what would be lost. */
export function useHold(hold: Hold): void {
  useEffect(() => {
    holds.add(hold);
    return () => void holds.delete(hold);
  }, [hold]);
}

/** What a key or a button goes by: as a link does, it asks first where something typed would be lost. */
export function useAskedWay(): (to: string, state?: unknown) => void {
  const [, navigate] = useLocation();
  return useCallback(
    (to, state) => {
      for (const hold of holds) if (hold({ to, state })) return;
      navigate(to, state === undefined ? {} : { state });
    },
    [navigate],
  );
}
