import { textDraft } from '../../drafts.ts';

/** The note of a call survives whatever happens to the window. */
export function quickNote(farmerId: string) {
  return textDraft(`farmer:${farmerId}`, 'call');
}
