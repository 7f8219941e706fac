import { keyOf, type Pressed } from '../ui/keyboard.ts';

/** What a key asks of a list. */
export type ListCommand =
  | { kind: 'move'; steps: number; extend: boolean }
  | { kind: 'first' | 'last' | 'open' | 'select' | 'selectRange' | 'selectPage' | 'clear' | 'search' | 'help' | 'undo' }
  | { kind: 'page'; steps: number }
  /** So many from the start of the bar of states, from 1. */
  | { kind: 'state'; place: number }
  | { kind: 'event'; event: string };

const PAGE_OF_ROWS = 10;

/** The command behind a key, or null: the browser's own. */
export function commandOf(
  pressed: Pressed,
  letters: readonly { key: string; event: string }[] = [],
): ListCommand | null {
  const key = keyOf(pressed);
  const { shiftKey: extend } = pressed;
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) return key === 'a' ? { kind: 'selectPage' } : null;
  switch (key) {
    case 'ArrowDown':
      return { kind: 'move', steps: 1, extend };
    case 'ArrowUp':
      return { kind: 'move', steps: -1, extend };
    case 'PageDown':
      return { kind: 'move', steps: PAGE_OF_ROWS, extend };
    case 'PageUp':
      return { kind: 'move', steps: -PAGE_OF_ROWS, extend };
    case 'Home':
      return { kind: 'first' };
    case 'End':
      return { kind: 'last' };
    case 'Enter':
      return { kind: 'open' };
    case ' ':
      return { kind: extend ? 'selectRange' : 'select' };
    case 'Escape':
      return { kind: 'clear' };
    case '/':
      return { kind: 'search' };
    case '?':
      return { kind: 'help' };
    case '[':
      return { kind: 'page', steps: -1 };
    case ']':
      return { kind: 'page', steps: 1 };
  }
  if (key === 'j') return { kind: 'move', steps: 1, extend };
  if (key === 'k') return { kind: 'move', steps: -1, extend };
  if (key === 'u') return { kind: 'undo' };
  if (/^[1-9]$/.test(key)) return { kind: 'state', place: Number(key) };
  const found = letters.find((one) => one.key === key);
  return found ? { kind: 'event', event: found.event } : null;
}
