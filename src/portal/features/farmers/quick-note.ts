import { textDraft } from '../../drafts.ts';

/** The note of a call survives whatever happens to the window. */
export function quickNote(person: string, farmerId: string) {
  return textDraft(person, `farmer:${farmerId}`, 'call');
}
