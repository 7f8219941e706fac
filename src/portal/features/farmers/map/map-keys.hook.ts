import { useEffect, useRef } from 'react';
import { isTyping, keyOf } from '../../../ui/keyboard.ts';
import { isDialogOpen } from '../../../ui/open-dialog.ts';
import { usePageKeys } from '../../../ui/page-keys.hook.ts';
import type { Boundary } from './boundary.hook.ts';
import type { Drawn } from './drawn.hook.ts';
import type { Tool } from './tools.ts';

interface MapKeys {
  setTool: (tool: Tool) => void;
  toggleSnap: () => void;
  boundary: Boundary;
  drawn: Drawn;
  save: () => Promise<void>;
  refusal: string | undefined;
}

/**
 * The keys of the page: V, D, M, C and S choose what the pointer does, Ctrl with Z and S what was done with it. Of what is
 * being drawn, Backspace and Ctrl with Z take the last corner back.
 */
export function useMapKeys(keys: MapKeys): void {
  const { setTool, toggleSnap, drawn, refusal } = keys;
  usePageKeys({
    v: () => setTool('move'),
    m: () => setTool('measure'),
    s: toggleSnap,
    ...(refusal === undefined && { d: () => setTool('draw'), c: () => setTool('cut') }),
    Escape: drawn.cancel,
    Backspace: drawn.back,
  });
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || isDialogOpen()) return;
      const { boundary, drawn: begun, save, refusal: locked } = latest.current;
      const key = keyOf(event);
      if (locked !== undefined || (key !== 's' && (key !== 'z' || isTyping(event.target)))) return;
      event.preventDefault();
      if (key === 's') void (event.repeat || save());
      else if (event.shiftKey) boundary.redo();
      else if (!begun.back()) boundary.undo();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
