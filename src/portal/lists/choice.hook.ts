import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isDialogOpen } from '../ui/open-dialog.ts';
import { extend, nothing, type Selection, toggle } from './selection.ts';

const rowAt = (id: string) => document.getElementById(`row-${id}`);

interface Kept {
  id: string;
  place: number;
}

/** Which rows are chosen and which one the keys are at. */
export function useChoice(ids: readonly string[]) {
  const [selection, setSelection] = useState<Selection>(nothing);
  const [kept, setKept] = useState<Kept | null>(null);
  const cursor = kept && standingOf(kept, ids);
  const setCursor = useCallback(
    (id: string | null) => setKept(id === null ? null : { id, place: Math.max(0, ids.indexOf(id)) }),
    [ids],
  );
  // Where nobody was yet, the first row is the one that the keys begin at.
  const holdFocus = useFocusKept(cursor ?? ids[0] ?? null);
  const choose = useCallback(
    (id: string, ranges: boolean) =>
      setSelection((known) => (ranges ? extend(known, id, ids) : toggle(known, id, ids))),
    [ids],
  );
  const point = useCallback(
    (id: string, event: MouseEvent) => {
      setCursor(id);
      rowAt(id)?.focus({ preventScroll: true });
      if (event.shiftKey) choose(id, true);
      else if (event.ctrlKey || event.metaKey) choose(id, false);
    },
    [choose, setCursor],
  );
  const move = (id: string, extendsChoice: boolean) => {
    setCursor(id);
    if (extendsChoice)
      setSelection((known) => extend(known.anchor === null && cursor ? { ...known, anchor: cursor } : known, id, ids));
    rowAt(id)?.focus();
  };
  /** The list is another one, or another page of it. */
  const beginAnew = () => setKept((known) => known && keptInAnother(known, ids));
  /** The keys are at this row from now on, and the focus with them, as soon as it stands there. */
  const goTo = (id: string) => {
    setKept((known) => ledTo(id, known, ids));
    holdFocus();
  };
  /** On to the row after this one; after the last, to the one before. */
  const leave = (id: string) => {
    const place = ids.indexOf(id);
    // It has gone already, and what moved up has its place.
    if (place < 0) return holdFocus();
    goTo(ids[place + 1] ?? ids[place - 1] ?? id);
  };
  return { selection, setSelection, cursor, beginAnew, choose, point, land: setCursor, move, goTo, leave };
}

/** A new list begins at its first row, unless somebody was led to one that only stands there. */
export function keptInAnother(kept: Kept, before: readonly string[]): Kept | null {
  return before.includes(kept.id) ? null : { ...kept, place: 0 };
}

/** A row that has gone leaves its place to the one that moved up; when it comes back, it has it again. */
export function standingOf(kept: Kept, ids: readonly string[]): string | null {
  return ids.includes(kept.id) ? kept.id : (ids[Math.min(kept.place, ids.length - 1)] ?? null);
}

/** Whoever is led to a row that is not there yet stays at the row where they are until it comes. */
export function ledTo(id: string, kept: Kept | null, ids: readonly string[]): Kept {
  const at = ids.includes(id) ? id : kept && standingOf(kept, ids);
  return { id, place: at === null ? 0 : Math.max(0, ids.indexOf(at)) };
}

/** Whoever works in the rows stays in them: rows that go or come under the focus do not take it away. Answers a way to begin. */
function useFocusKept(cursor: string | null) {
  const isHere = useRef(false);
  useEffect(() => {
    const notice = ({ target }: FocusEvent) => {
      isHere.current = target instanceof Element && target.closest('[role="grid"]') !== null;
    };
    document.addEventListener('focusin', notice);
    return () => document.removeEventListener('focusin', notice);
  }, []);
  useEffect(() => {
    if (!isHere.current || cursor === null || isDialogOpen()) return;
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement.matches('tr[id^="row-"]');
    if (isFree && activeElement !== rowAt(cursor)) rowAt(cursor)?.focus();
  });
  return useCallback(() => {
    isHere.current = true;
  }, []);
}
