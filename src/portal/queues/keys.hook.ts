import { useEffect, useEffectEvent } from 'react';
import { isHeld, isTyping } from '../ui/keyboard.ts';
import { isDialogOpen } from '../ui/open-dialog.ts';
import { type MediaCommand, type QueueCommand, type QueuePlace, queueCommandOf } from './keys.ts';
import { doWithMedia } from './media.keys.ts';
import type { QueueDecision } from './queue.ts';

/** Where the keys lead that go to a place of the page and do nothing by themselves. */
const PLACES: Readonly<Record<QueuePlace, string>> = {
  conduct: '[data-queue-conduct] button',
  note: '[data-queue-notes] textarea',
  search: '[data-queue-search] input',
};

interface QueueKeys {
  decisions: readonly QueueDecision[];
  /** Something is asked that the keys of the queue must not answer. */
  isElsewhere: () => boolean;
  /** Gives up what is being asked beside the item. */
  onEscape: (() => void) | undefined;
  onCommand: (command: Exclude<QueueCommand, { kind: QueuePlace | MediaCommand }>) => void;
}

/** The keys of a queue's page, wherever the focus is, but for what is typed and while something is asked. */
export function useQueueKeys({ decisions, isElsewhere, onEscape, onCommand }: QueueKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Out of a note that is being written, back to the keys of the queue.
    const { target } = event;
    if (event.key === 'Escape' && target instanceof HTMLTextAreaElement && target.matches(PLACES.note))
      return target.blur();
    // The first one empties the search, the next one leaves it.
    const isSearch = target instanceof HTMLInputElement && target.matches(PLACES.search);
    if (event.key === 'Escape' && isSearch && !event.defaultPrevented && target.value === '') return target.blur();
    if (onEscape && event.key === 'Escape') return onEscape();
    if (isElsewhere() || isDialogOpen() || isTyping(target)) return;
    const command = queueCommandOf(event, decisions);
    if (!command) return;
    event.preventDefault();
    if (isHeld(event, command)) return;
    switch (command.kind) {
      case 'conduct':
      case 'note':
      case 'search':
        return document.querySelector<HTMLElement>(PLACES[command.kind])?.focus();
      case 'play':
      case 'speed':
      case 'enlarge':
        return doWithMedia(command.kind);
      default:
        return onCommand(command);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
