import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type WeatherField, weatherFields } from '../../../../machines/weather/weather.values.ts';
import { toast } from '../../ui/toast.queue.ts';
import { type Edits, shownIn, tableIn, type WeatherRow } from './weather.edits.ts';

export interface Cell {
  row: number;
  column: number;
}

interface Grid {
  rows: readonly WeatherRow[];
  columns: readonly WeatherField[];
  edits: Edits;
  onType: (cells: readonly { row: WeatherRow; field: WeatherField; text: string }[]) => void;
  onUndo: () => void;
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** The cells of an editable table: where the keyboard is, what is chosen, and what its keys do. */
export function useGrid({ rows, columns, edits, onType, onUndo }: Grid) {
  const { t } = useTranslation('weather');
  const table = useRef<HTMLTableElement>(null);
  const isDropped = useRef(false);
  const [place, setPlace] = useState<Cell>({ row: 0, column: 0 });
  const [from, setFrom] = useState<Cell>({ row: 0, column: 0 });
  const [typing, setTyping] = useState<string | null>(null);
  const active = { row: within(place.row, rows.length - 1), column: within(place.column, columns.length - 1) };
  const chosen = {
    top: Math.min(active.row, from.row),
    bottom: Math.min(Math.max(active.row, from.row), rows.length - 1),
    start: Math.min(active.column, from.column),
    end: Math.max(active.column, from.column),
  };
  const isChosen = ({ row, column }: Cell) =>
    row >= chosen.top && row <= chosen.bottom && column >= chosen.start && column <= chosen.end;

  const focus = (cell: Cell) => {
    const selector = `[data-cell="${cell.row} ${cell.column}"]`;
    table.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const go = (cell: Cell, stretches = false) => {
    const next = { row: within(cell.row, rows.length - 1), column: within(cell.column, columns.length - 1) };
    setPlace(next);
    if (!stretches) setFrom(next);
    setTyping(null);
    focus(next);
  };
  /** Leaving the field keeps what is in it, but for this once. */
  const dropTyping = (cell: Cell) => {
    isDropped.current = true;
    go(cell);
    isDropped.current = false;
  };
  const textAt = ({ row, column }: Cell): string => {
    const [line, field] = [rows[row], columns[column]];
    return line && field ? shownIn(line, field, edits.get(line.key)?.typed) : '';
  };
  const type = (cells: readonly (Cell & { text: string })[]) =>
    onType(
      cells.flatMap(({ row, column, text }) => {
        const [line, field] = [rows[row], columns[column]];
        return line && field ? [{ row: line, field, text }] : [];
      }),
    );
  const isNumberAt = (column: number) => {
    const field = columns[column];
    return field !== undefined && weatherFields[field].kind === 'number';
  };
  const chosenCells = () =>
    Array.from({ length: chosen.bottom - chosen.top + 1 }, (_, down) =>
      Array.from({ length: chosen.end - chosen.start + 1 }, (__, along) => ({
        row: chosen.top + down,
        column: chosen.start + along,
      })),
    );

  const keep = (text: string) => {
    if (isDropped.current) return;
    type([{ ...active, text }]);
    setTyping(null);
  };
  const clear = () =>
    type(
      chosenCells()
        .flat()
        .map((cell) => ({ ...cell, text: '' })),
    );
  /** The first line of what is chosen, in all the lines below it; of one cell, in all that follow. */
  const fillDown = () => {
    const last = chosen.top === chosen.bottom ? rows.length - 1 : chosen.bottom;
    const cells = chosenCells()[0]?.flatMap(({ column }) =>
      Array.from({ length: last - chosen.top }, (_, down) => ({
        row: chosen.top + 1 + down,
        column,
        text: textAt({ row: chosen.top, column }),
      })),
    );
    type(cells ?? []);
  };
  const paste = (text: string) => {
    const lines = tableIn(text);
    const cells = lines.flatMap((line, down) =>
      line.map((value, along) => ({ row: chosen.top + down, column: chosen.start + along, text: value })),
    );
    const fitting = cells.filter(({ row, column }) => row < rows.length && column < columns.length);
    type(fitting);
    if (fitting.length < cells.length) toast.note(t('pastedBeyond', { count: cells.length - fitting.length }));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isInField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    const { key, shiftKey } = event;
    const along = document.documentElement.dir === 'rtl' ? -1 : 1;
    const did = (act: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    if (isInField) {
      if (key === 'Escape') did(() => dropTyping(active));
      return;
    }
    const { row, column } = active;
    if (event.ctrlKey || event.metaKey) {
      if (key === 'd') did(fillDown);
      else if (key === 'z') did(onUndo);
      else if (key === 'Home') did(() => go({ row: 0, column: 0 }, shiftKey));
      else if (key === 'End') did(() => go({ row: rows.length - 1, column: columns.length - 1 }, shiftKey));
      return;
    }
    if (event.altKey) return;
    const moves: Partial<Record<string, Cell>> = {
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      ArrowRight: { row, column: column + along },
      ArrowLeft: { row, column: column - along },
      Home: { row, column: 0 },
      End: { row, column: columns.length - 1 },
      PageDown: { row: row + 10, column },
      PageUp: { row: row - 10, column },
    };
    const next = moves[key];
    if (next) did(() => go(next, shiftKey));
    else if (key === 'Enter' || key === 'F2') did(() => setTyping(textAt(active)));
    else if (key === 'Delete' || key === 'Backspace') did(clear);
    else if (isNumberAt(column) && /^[-−\d٠-٩۰-۹.]$/.test(key)) did(() => setTyping(key));
  };
  const onCopy = (event: ClipboardEvent) => {
    if (typing !== null) return;
    event.preventDefault();
    const lines = chosenCells().map((line) => line.map(textAt).join('\t'));
    event.clipboardData.setData('text/plain', lines.join('\n'));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (typing !== null) return;
    event.preventDefault();
    paste(event.clipboardData.getData('text/plain'));
  };
  return { table, active, isChosen, typing, setTyping, keep, go, focus, fillDown, paste, onKeyDown, onCopy, onPaste };
}
