import { useState } from 'react';
import { keptDraft } from '../drafts.ts';

/** Whether something was typed into a section and not sent, when its page was opened. */
export function useBegun(person: string, name: string, stored: object, denial: string | undefined) {
  const [isBegun] = useState(() => denial === undefined && keptDraft(person, name).read(stored) !== null);
  return isBegun;
}
