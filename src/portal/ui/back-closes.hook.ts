import { useEffect, useEffectEvent } from 'react';
import { navigationOf, type Travel } from './history-steps.ts';

/** Dialogs that are open, the latest last. */
const open: symbol[] = [];

/**
 * Back and Forward close the dialog that lies uppermost, as Escape does, and leave the page where it is: nothing is decided in a
 * dialog on another page than it was opened on.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const travels = navigationOf(window);
    if (!isOpen || !travels) return undefined;
    const own = Symbol('dialog');
    const travel = (event: Event & Partial<Travel>) => {
      if (event.navigationType !== 'traverse' || open.at(-1) !== own) return;
      if (event.cancelable) {
        event.preventDefault();
        // The page is not left, so it has nothing to ask.
        event.stopImmediatePropagation();
      }
      close();
    };
    open.push(own);
    travels.addEventListener('navigate', travel, { capture: true });
    return () => {
      open.splice(open.indexOf(own), 1);
      travels.removeEventListener('navigate', travel, { capture: true });
    };
  }, [isOpen]);
}
