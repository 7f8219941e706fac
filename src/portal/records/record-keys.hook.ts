import { useEffect, useRef } from 'react';
import { isTyping, keyOf } from '../ui/keyboard.ts';
import { isDialogOpen } from '../ui/open-dialog.ts';

/** Keys of a record's page, from anywhere on it unless somebody types or a dialog is open. */
export function useRecordKeys(keys: Readonly<Record<string, () => void>>) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current[keyOf(event)];
      if (!act || isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
