import { useEffect, useEffectEvent } from 'react';
import { isTyping, keyOf } from '../../ui/keyboard.ts';
import { isDialogOpen } from '../../ui/open-dialog.ts';

/** Letters do what the buttons in sight do. */
export function useRunKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isDialogOpen()) return;
    const done = keys[keyOf(event)];
    if (!done || (event.key === 'Enter' && isTakenBy(event.target))) return;
    event.preventDefault();
    done();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Buttons and links have their own use for Enter. */
function isTakenBy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, [tabindex]:not([tabindex="-1"])') !== null;
}

/** Ctrl+U brings a file. */
export function useFileKey(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (keyOf(event) !== 'u' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (isDialogOpen()) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
