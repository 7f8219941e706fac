import { keyOf, type Pressed } from '../ui/keyboard.ts';
import { letters } from '../workflow/letters.ts';
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
    case letters.next:
    case 'ArrowDown':
      return { kind: 'move', steps: 1 };
    case letters.previous:
    case 'ArrowUp':
      return { kind: 'move', steps: -1 };
    case letters.undo:
      return { kind: 'undo' };
    case '?':
      return { kind: 'help' };
    case '/':
      return { kind: 'search' };
    case letters.filter:
      return { kind: 'filter' };
    case letters.putOff:
      return { kind: 'skip' };
    case letters.ofAuthor:
      return { kind: 'author' };
    case letters.assign:
      return { kind: 'hand' };
    case letters.measure:
      return { kind: 'conduct' };
    case letters.add:
      return { kind: 'note' };
    case letters.order:
      return { kind: 'order' };
    case letters.play:
      return { kind: 'play' };
    case letters.stepUp:
      return { kind: 'speed' };
    case letters.enlarge:
      return { kind: 'enlarge' };
  }
  const decision = decisions.find(({ letter }) => letter === key);
  return decision ? { kind: 'decide', decision } : null;
}
