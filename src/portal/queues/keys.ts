import type { QueueDecision } from './queue.ts';

export type QueueCommand =
  | { kind: 'move'; steps: 1 | -1 }
  | { kind: 'undo' | 'help' | 'search' }
  | { kind: 'decide'; decision: QueueDecision };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key asks of a queue; null is the browser's own. What is typed into a field must not come here. */
export function queueCommandOf(pressed: Pressed, decisions: readonly QueueDecision[]): QueueCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  switch (pressed.key.toLowerCase()) {
    case 'j':
    case 'arrowdown':
      return { kind: 'move', steps: 1 };
    case 'k':
    case 'arrowup':
      return { kind: 'move', steps: -1 };
    case 'u':
      return { kind: 'undo' };
    case '?':
      return { kind: 'help' };
    case '/':
      return { kind: 'search' };
  }
  const decision = decisions.find(({ letter }) => letter === pressed.key.toLowerCase());
  return decision ? { kind: 'decide', decision } : null;
}
