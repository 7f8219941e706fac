import { keyOf, type Pressed } from '../../../ui/keyboard.ts';
import type { ActionName } from './actions.ts';

export type Way = 'parent' | 'child' | 'before' | 'after';

/** What a key asks of the designer. */
export type DesignerCommand =
  | { kind: 'walk'; way: Way; extend: boolean }
  | { kind: 'act'; name: ActionName }
  | {
      kind:
        | 'undo'
        | 'redo'
        | 'all'
        | 'open'
        | 'toggle'
        | 'add'
        | 'addBeside'
        | 'find'
        | 'clear'
        | 'zoomIn'
        | 'zoomOut'
        | 'fit';
    };

/** What `?` tells of them; the words are `pageKeys.<name>`. */
export const designerKeys: readonly { name: string; keys: readonly string[] }[] = [
  { name: 'walk', keys: ['↑', '↓', '←', '→'] },
  { name: 'extend', keys: ['Shift ↑', 'Shift ↓'] },
  { name: 'all', keys: ['Ctrl A'] },
  { name: 'move', keys: ['Alt ↑', 'Alt ↓'] },
  { name: 'indent', keys: ['Alt ←', 'Alt →'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'add', keys: ['N', 'Insert'] },
  { name: 'addBeside', keys: ['Shift N'] },
  { name: 'toggle', keys: ['Space'] },
  { name: 'duplicate', keys: ['Ctrl D'] },
  { name: 'remove', keys: ['Delete'] },
  { name: 'copy', keys: ['Ctrl C', 'Ctrl X', 'Ctrl V'] },
  { name: 'undo', keys: ['Ctrl Z', 'Ctrl Y'] },
  { name: 'find', keys: ['Ctrl F'] },
  { name: 'zoom', keys: ['+', '-', '0'] },
  { name: 'clear', keys: ['Esc'] },
];

/** And of the phone, while it stands beside the drawing. */
export const phoneKeys: typeof designerKeys = [
  { name: 'dial', keys: ['0', '…', '9', '*', '#'] },
  { name: 'stepBack', keys: ['Backspace'] },
  { name: 'startHere', keys: ['S'] },
];

/** The command behind a key, or null: the browser's own. In right-to-left drawings children stand to the left. */
export function designerCommandOf(pressed: Pressed, isMirrored: boolean): DesignerCommand | null {
  const { altKey, shiftKey } = pressed;
  const key = keyOf(pressed);
  if (pressed.ctrlKey || pressed.metaKey) return altKey ? null : withControl(key, shiftKey);
  const inwards = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const outwards = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  if (altKey) {
    if (key === 'ArrowUp') return { kind: 'act', name: 'moveUp' };
    if (key === 'ArrowDown') return { kind: 'act', name: 'moveDown' };
    if (key === inwards) return { kind: 'act', name: 'indent' };
    return key === outwards ? { kind: 'act', name: 'outdent' } : null;
  }
  switch (key) {
    case 'ArrowUp':
      return { kind: 'walk', way: 'before', extend: shiftKey };
    case 'ArrowDown':
      return { kind: 'walk', way: 'after', extend: shiftKey };
    case inwards:
      return { kind: 'walk', way: 'child', extend: false };
    case outwards:
      return { kind: 'walk', way: 'parent', extend: false };
    case 'Enter':
      return { kind: 'open' };
    case 'Delete':
      return { kind: 'act', name: 'remove' };
    case 'Escape':
      return { kind: 'clear' };
    case ' ':
      return { kind: 'toggle' };
    case 'Insert':
      return { kind: shiftKey ? 'addBeside' : 'add' };
    case '+':
    case '=':
      return { kind: 'zoomIn' };
    case '-':
      return { kind: 'zoomOut' };
    case '0':
      return { kind: 'fit' };
  }
  return key === 'n' ? { kind: shiftKey ? 'addBeside' : 'add' } : null;
}

function withControl(letter: string, isShifted: boolean): DesignerCommand | null {
  switch (letter) {
    case 'z':
      return { kind: isShifted ? 'redo' : 'undo' };
    case 'y':
      return { kind: 'redo' };
    case 'a':
      return { kind: 'all' };
    case 'd':
      return { kind: 'act', name: 'duplicate' };
    case 'f':
      return { kind: 'find' };
    default:
      return null;
  }
}
