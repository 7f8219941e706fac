import { draftsOf } from '../../drafts.ts';
import { type PersonForm, personIn } from './person.form.ts';

/** What was typed, and on what it was typed. */
export interface PersonDraft {
  version: number;
  before: PersonForm;
  typed: PersonForm;
}

const NAME = 'person';

/** Kept on this device until it is saved or thrown away. */
export function draftOf(person: string, farmerId: string, store: Storage = window.localStorage) {
  const drafts = draftsOf(person, `farmer:${farmerId}`, store);
  return {
    read: () => draftIn(drafts.read(NAME)),
    keep: (draft: PersonDraft) => drafts.keep(NAME, JSON.stringify(draft)),
    drop: () => drafts.drop(NAME),
  };
}

function draftIn(text: string | null): PersonDraft | null {
  if (text === null) return null;
  const { version, before, typed }: { version?: unknown; before?: unknown; typed?: unknown } = JSON.parse(text);
  const [was, is] = [personIn(JSON.stringify(before ?? null)), personIn(JSON.stringify(typed ?? null))];
  return typeof version === 'number' && was && is ? { version, before: was, typed: is } : null;
}
