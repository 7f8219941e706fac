import { useEffect, useEffectEvent } from 'react';
import { keyOf } from '../../../ui/keyboard.ts';
import { isDialogOpen } from '../../../ui/open-dialog.ts';
import { textEntryOf } from '../../../ui/text-entry.ts';

/** Keys of the simulator, on the whole page while it is open; not while something is typed. An absent one does nothing. */
export function useSimulatorKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
    const name = keyOf(event);
    if (!(name in keys)) return;
    // The canvas would take Backspace for deleting what is selected.
    event.stopPropagation();
    event.preventDefault();
    if (!event.repeat) keys[name]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (textEntryOf(target)) return true;
  return target instanceof Element && target.closest('select, [role="listbox"], [role="menu"]') !== null;
}
