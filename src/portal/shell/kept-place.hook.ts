import { useEffect } from 'react';
import { isDialogOpen } from '../ui/open-dialog.ts';

/** What a reader would call a part of the page; the rows of a list see to their own focus. */
const PART = 'section, aside, [role="region"], main';
const ROWS = '[role="grid"]';
const HEADING = 'h1, h2, h3';
/** What is chosen on a page that has something chosen; not while something lies over it. */
const CHOSEN = 'main [data-keeps-keys]:not([inert] *)';

/**
 * The keyboard keeps its place: what had the focus and went away (a form that was sent, a button that is not possible
 * any more, a page that was left) leaves it to the heading of the part it stood in, else to what is chosen on the page, else
 * to the heading of that.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    let line: Element[] = [];
    let frame = 0;
    const isLost = () => {
      const { activeElement } = document;
      const isNowhere = activeElement === null || activeElement === document.body;
      return line[0]?.isConnected === false && isNowhere && !isDialogOpen();
    };
    const takeUp = () => {
      if (isLost()) placeFor(line)?.focus({ preventScroll: true });
    };
    const notice = ({ target }: FocusEvent) => {
      line = target instanceof Element ? lineOf(target) : [];
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      cancelAnimationFrame(frame);
      // Whoever gives the focus back by itself, as dialogs and rows do, does so within the next frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(takeUp);
      });
    });
    document.addEventListener('focusin', notice);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', notice);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}

/** An element and all that it stands in. */
function lineOf(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement ? [element, ...lineOf(parentElement)] : [element];
}

function placeFor(line: readonly Element[]): HTMLElement | null {
  const left = line.find(({ isConnected }) => isConnected);
  if (left?.closest(ROWS)) return null;
  const part = left?.closest(PART);
  const own = part?.matches('main') ? null : part?.querySelector<HTMLElement>(HEADING);
  const place = own ?? document.querySelector<HTMLElement>(CHOSEN) ?? document.querySelector<HTMLElement>('main h1');
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  return place;
}
