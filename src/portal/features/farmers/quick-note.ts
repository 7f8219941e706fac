import { draftsOf } from '../../records/drafts.ts';

const NAME = 'call';

/** The note of a call survives whatever happens to the window. */
export function quickNote(farmerId: string) {
  const drafts = draftsOf(`farmer:${farmerId}`, window.localStorage);
  return {
    read: () => drafts.read(NAME) ?? '',
    keep: (text: string) => (text === '' ? drafts.drop(NAME) : drafts.keep(NAME, text)),
  };
}
