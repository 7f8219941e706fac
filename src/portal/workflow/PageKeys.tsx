import { useEffect, useEffectEvent, useState } from 'react';
import { isTyping, keyOf } from '../ui/keyboard.ts';
import { isDialogOpen } from '../ui/open-dialog.ts';
import { pressKey } from '../ui/page-keys.hook.ts';
import type { KeyWords } from './everywhere-keys.ts';
import { KeysDialog } from './keys.part.tsx';
import { usePageActions } from './page-actions.ts';

/** One that does something by itself. */
const LETTER = /^[A-Z]$/;

interface PageKeysProps {
  own: readonly KeyWords[];
  /** Only where nobody on the page has told keys of their own. */
  isLast?: boolean;
}

/** A page's keys, told by ? as on lists, queues and records. */
export function PageKeys({ own, isLast = false }: PageKeysProps) {
  const [isOpen, setOpen] = useState(false);
  usePageActions(
    own.flatMap(({ keys: [key = '', ...others], second, words }) =>
      LETTER.test(key) && others.length === 0 && second === undefined
        ? [{ key, words, run: () => pressKey(key.toLowerCase()) }]
        : [],
    ),
  );
  // Until the keys are in it the window hears nothing by itself: whoever is quick would close something else, and it would open.
  const closeEarly = useEffectEvent((event: KeyboardEvent) => {
    const isHeard = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
    if (!isOpen || event.key !== 'Escape' || isHeard) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeEarly(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || keyOf(event) !== '?') return;
      if (isTyping(event.target) || isDialogOpen()) return;
      if (!isLast) {
        event.preventDefault();
        setOpen(true);
        return;
      }
      // A page may begin to listen after the frame around it: it is asked once everybody has heard the key.
      setTimeout(() => event.defaultPrevented || setOpen(true));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isLast]);
  return isOpen && <KeysDialog isOpen onClose={() => setOpen(false)} own={own} />;
}
