import { useState } from 'react';
import type { RecordContext } from './record.ts';

/** A section that is edited in place, by its own button or by the record's. */
export function useSectionEdit(
  { started }: Pick<RecordContext<unknown>, 'started'>,
  /** Something was typed before and not sent. */
  isBegun = false,
) {
  const [isEditing, setEditing] = useState(isBegun);
  const asked = started?.event === 'EDIT' ? started.times : 0;
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    setEditing(true);
  }
  return { isEditing, edit: () => setEditing(true), close: () => setEditing(false) };
}
