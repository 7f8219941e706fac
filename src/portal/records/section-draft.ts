import { useState } from 'react';
import { type Drafted, keptDraft } from '../drafts.ts';
import { type Compared, compared, differences } from '../editing/edited.ts';

/** What was typed on something that is stored otherwise by now. */
export function overtakenIn<Form extends object>(kept: Drafted<Form> | null, stored: Form): readonly Compared[] {
  if (!kept) return [];
  const others = new Set(differences(kept.on, stored).map(({ field }) => field));
  return compared(kept.on, kept.typed, stored).filter(({ field, isTyped }) => isTyped && others.has(field));
}

/** Whether something was typed into a section and not sent, when its page was opened. */
export function useBegun(person: string, name: string, stored: object, denial: string | undefined) {
  const [isBegun] = useState(() => denial === undefined && keptDraft(person, name).read(stored) !== null);
  return isBegun;
}

/** What was left here may have been written otherwise since: that is decided before it is sent. */
export function useOvertaken<Form extends object>(person: string, name: string, read: Form, stored: Form = read) {
  return useState(() => overtakenIn(keptDraft<Form>(person, name).read(read), stored));
}
