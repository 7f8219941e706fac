import { draftsOf } from '../../drafts.ts';
import type { Store } from '../../kept-here.ts';
import { changedFields, type PersonForm, personIn } from './person.form.ts';

/** What was typed, and on what it was typed. */
export interface PersonDraft {
  before: PersonForm;
  typed: PersonForm;
}

const NAME = 'person';

/**
 * Kept on this device until it is saved or thrown away: of the record nothing but what was typed over, as the next person at
 * the device is not to read the rest.
 */
export function draftOf(person: string, farmerId: string, store?: Store) {
  const drafts = draftsOf(person, `farmer:${farmerId}`, store);
  return {
    /** Laid over the person as they are stored now. */
    read: (now: PersonForm) => draftIn(drafts.read(NAME), now),
    keep: ({ before, typed }: PersonDraft) => {
      const changed = changedFields(typed, before);
      const only = (form: PersonForm) => Object.fromEntries(changed.map((field) => [field, form[field]]));
      drafts.keep(NAME, JSON.stringify({ before: only(before), typed: only(typed) }));
    },
    drop: () => drafts.drop(NAME),
  };
}

function draftIn(text: string | null, now: PersonForm): PersonDraft | null {
  if (text === null) return null;
  const { before, typed }: { before?: unknown; typed?: unknown } = JSON.parse(text);
  const laid = (kept: unknown) =>
    typeof kept === 'object' && kept !== null ? personIn(JSON.stringify({ ...now, ...kept })) : null;
  const [was, is] = [laid(before), laid(typed)];
  return was && is ? { before: was, typed: is } : null;
}
