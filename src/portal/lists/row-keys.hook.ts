import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isHeld, isTyping, keyOf } from '../ui/keyboard.ts';
import { isDialogOpen } from '../ui/open-dialog.ts';
import { commandOf, type ListCommand } from './keys.ts';

export interface RowKeys {
  ids: readonly string[];
  cursor: string | null;
  letters: readonly { key: string; event: string }[];
  /** The row that the keys are at has been in view for a moment. */
  isSeen: boolean;
  /** A decision came before anybody can have looked. */
  onUnseen: (event: string) => void;
  onMove: (id: string, extend: boolean) => void;
  onOpen: (id: string) => void;
  onSelect: (id: string, range: boolean) => void;
  onSelectPage: () => void;
  onClear: () => void;
  onSearch: () => void;
  onHelp: () => void;
  onPage: (steps: number) => void;
  onUndo: () => void;
  onState: (place: number) => void;
  onEvent: (event: string, id: string) => void;
}

/** Obeys the keys pressed in the grid; `/`, `?` and the letters that move work from anywhere on the page. */
export function useRowKeys(keys: RowKeys): (event: KeyboardEvent) => void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
      const inGrid = event.target instanceof Element && event.target.closest('[role="grid"]') !== null;
      if (inGrid) return;
      const command = commandOf(event, latest.current.letters);
      const isForPage = command !== null && ['search', 'help', 'page', 'undo', 'state'].includes(command.kind);
      const entersGrid = command?.kind === 'move' && /^[jk]$/.test(keyOf(event));
      if (!isForPage && !entersGrid) return;
      event.preventDefault();
      if (!isHeld(event, command)) obey(command, latest.current);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (event) => {
    if (isTyping(event.target)) return;
    const onControl = event.target instanceof Element && event.target.closest('button') !== null;
    if (onControl && (event.key === 'Enter' || event.key === ' ')) return;
    const command = commandOf(event, keys.letters);
    if (!command) return;
    event.preventDefault();
    if (!isHeld(event, command)) obey(command, keys);
  };
}

function obey(command: ListCommand, keys: RowKeys) {
  const { ids, cursor } = keys;
  const at = cursor === null ? -1 : ids.indexOf(cursor);
  const current = ids[Math.max(0, at)];
  switch (command.kind) {
    case 'move': {
      const next = ids[Math.max(0, Math.min(ids.length - 1, at < 0 ? 0 : at + command.steps))];
      if (next) keys.onMove(next, command.extend);
      return;
    }
    case 'first':
    case 'last': {
      const next = command.kind === 'first' ? ids[0] : ids.at(-1);
      if (next) keys.onMove(next, false);
      return;
    }
    case 'open':
      if (current) keys.onOpen(current);
      return;
    case 'select':
    case 'selectRange':
      if (current) keys.onSelect(current, command.kind === 'selectRange');
      return;
    case 'selectPage':
      return keys.onSelectPage();
    case 'clear':
      return keys.onClear();
    case 'search':
      return keys.onSearch();
    case 'help':
      return keys.onHelp();
    case 'undo':
      return keys.onUndo();
    case 'page':
      return keys.onPage(command.steps);
    case 'state':
      return keys.onState(command.place);
    case 'event':
      if (!current) return;
      return keys.isSeen ? keys.onEvent(command.event, current) : keys.onUnseen(command.event);
  }
}
