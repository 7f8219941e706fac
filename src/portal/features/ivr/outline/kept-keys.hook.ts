import { useEffect, useRef } from 'react';

/** Moves the keys to the node's row; without an outline to the page, where they are the drawing's. */
export function keysToRow(uuid: string): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${uuid}"]`) ?? document.getElementById('main');
  row?.focus({ preventScroll: true });
}

/** The same for a welcome box on the drawing. */
export function keysToBox(id: string): void {
  const box = document.querySelector<HTMLElement>(`[data-box="${id}"]`) ?? document.getElementById('main');
  box?.focus({ preventScroll: true });
}

/** What the keys were at and is gone, a row or the details of a node, leaves them to the row that is chosen now. */
export function useKeptKeys(current: string | null): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const notice = ({ target }: FocusEvent) => {
      const isNode = target instanceof Element && target.closest('[role="treegrid"], [data-inspector]') !== null;
      last.current = isNode ? target : null;
    };
    document.addEventListener('focusin', notice);
    return () => document.removeEventListener('focusin', notice);
  }, []);
  useEffect(() => {
    // The row and the details go one after the other.
    const frame = requestAnimationFrame(() => {
      const isLost = last.current?.isConnected === false && document.activeElement === document.body;
      if (isLost && current !== null) keysToRow(current);
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
}
