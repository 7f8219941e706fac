import { useState } from 'react';
import type { RecordContext } from './record.ts';

/**
 * A section that is edited in place, by its own button or by the record's. Until something is typed the form follows
 * the record; from then on it belongs to what was seen.
 */
export function useSectionEdit<R>(
  { record, started }: Pick<RecordContext<R>, 'record' | 'started'>,
  /** Something was typed before and not sent. */
  isBegun = false,
) {
  const [isEditing, setEditing] = useState(isBegun);
  const [touched, setTouched] = useState<R | null>(null);
  const edited = touched ?? record;
  const asked = started?.event === 'EDIT' ? started.times : 0;
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    setEditing(true);
  }
  return {
    isEditing,
    edited,
    edit: () => setEditing(true),
    touch: () => setTouched(edited),
    close: () => {
      setTouched(null);
      setEditing(false);
    },
  };
}
