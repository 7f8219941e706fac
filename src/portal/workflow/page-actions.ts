import { useEffect, useRef } from 'react';

/** What the open page offers by a letter, for whoever looks for it by its name. */
export interface PageAction {
  /** The letter. */
  key: string;
  words: string;
  icon?: string;
  /** Why it cannot be done now. */
  denial?: string | undefined;
  run: () => void;
}

type Told = { current: readonly PageAction[] };

const told = new Set<Told>();

/** What the parts of the page that is open offer, in the order in which they came. */
export const pageActions = (): PageAction[] => [...told].flatMap(({ current }) => current);

/** Tells of what this part of the page offers while it is there. */
export function usePageActions(actions: readonly PageAction[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    told.add(latest);
    return () => void told.delete(latest);
  }, []);
}
