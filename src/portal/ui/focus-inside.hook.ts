import { type RefObject, useLayoutEffect } from 'react';

/**
 * What opens beside a page takes the focus: the part of it marked `data-takes-focus`, else the whole. Closed with the focus in
 * it, it gives it back to what opened it.
 */
export function useFocusInside(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = ref.current;
    const opener = document.activeElement;
    const first = panel?.querySelector<HTMLElement>('[data-takes-focus]') ?? panel;
    // Where there is little room it may stand further down: what was opened is shown from its top.
    first?.focus({ preventScroll: true });
    return () => {
      const isLeft = !panel?.contains(document.activeElement);
      if (isLeft || !(opener instanceof HTMLElement) || !opener.isConnected) return;
      opener.focus({ preventScroll: true });
    };
  }, [ref]);
}
