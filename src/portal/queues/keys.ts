import { keyOf, type Pressed } from '../ui/keyboard.ts';
import type { QueueDecision } from './queue.ts';

/** Leads to a place of the page and does nothing by itself. */
export type QueuePlace = 'conduct' | 'note' | 'search';

/** What is done to the recordings and pictures of the open item. */
export type MediaCommand = 'play' | 'speed' | 'enlarge';

export type QueueCommand =
  | { kind: 'move'; steps: 1 | -1 }
  | { kind: 'undo' | 'help' | 'filter' | 'order' | 'skip' | 'author' | 'hand' }
  | { kind: QueuePlace }
  | { kind: MediaCommand }
  | { kind: 'decide'; decision: QueueDecision };

/** What a key asks of a queue; null is the browser's own. What is typed into a field must not come here. */
export function queueCommandOf(pressed: Pressed, decisions: readonly QueueDecision[]): QueueCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const key = keyOf(pressed);
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return { kind: 'move', steps: 1 };
    case 'k':
    case 'ArrowUp':
      return { kind: 'move', steps: -1 };
    case 'u':
      return { kind: 'undo' };
    case '?':
      return { kind: 'help' };
    case '/':
      return { kind: 'search' };
    case 'f':
      return { kind: 'filter' };
    case 's':
      return { kind: 'skip' };
    case 'w':
      return { kind: 'author' };
    case 'g':
      return { kind: 'hand' };
    case 'm':
      return { kind: 'conduct' };
    case 'n':
      return { kind: 'note' };
    case 'o':
      return { kind: 'order' };
    case 'p':
      return { kind: 'play' };
    case 'x':
      return { kind: 'speed' };
    case 'e':
      return { kind: 'enlarge' };
  }
  const decision = decisions.find(({ letter }) => letter === key);
  return decision ? { kind: 'decide', decision } : null;
}
