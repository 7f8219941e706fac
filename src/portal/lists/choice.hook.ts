import { type MouseEvent, useCallback, useState } from 'react';
import { extend, nothing, type Selection, toggle } from './selection.ts';

/** Which rows are chosen and which one the keys are at. */
export function useChoice(ids: readonly string[]) {
  const [selection, setSelection] = useState<Selection>(nothing);
  const [cursor, setCursor] = useState<string | null>(null);
  const choose = useCallback(
    (id: string, ranges: boolean) =>
      setSelection((known) => (ranges ? extend(known, id, ids) : toggle(known, id, ids))),
    [ids],
  );
  const point = useCallback(
    (id: string, event: MouseEvent) => {
      setCursor(id);
      document.getElementById(`row-${id}`)?.focus({ preventScroll: true });
      if (event.shiftKey) choose(id, true);
      else if (event.ctrlKey || event.metaKey) choose(id, false);
    },
    [choose],
  );
  const move = (id: string, extendsChoice: boolean) => {
    setCursor(id);
    if (extendsChoice)
      setSelection((known) => extend(known.anchor === null && cursor ? { ...known, anchor: cursor } : known, id, ids));
    document.getElementById(`row-${id}`)?.focus();
  };
  return { selection, setSelection, cursor, setCursor, choose, point, move };
}
