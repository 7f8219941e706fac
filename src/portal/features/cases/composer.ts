import { useSyncExternalStore } from 'react';
import { textDraft, unsentOf } from '../../drafts.ts';
import { follow } from '../../workflow/deciding.ts';

export type Mode = 'tell' | 'heard' | 'note';

const watchers = new Set<() => void>();
const modes = new Map<string, Mode>();
let asked: string | null = null;

/** A note begun where notes are written elsewhere is found here too. */
const draftOf = (id: string, viewer: string, mode: Mode) => textDraft(viewer, `case:${id}`, mode);

/**
 * What is being written on a case: a text for each way of saying it, kept on this device until it is sent, whatever
 * becomes of the case meanwhile.
 */
export function useComposer(id: string, viewer: string) {
  const mode = useSyncExternalStore(watch, () => modes.get(id) ?? 'tell');
  const text = useSyncExternalStore(watch, () => draftOf(id, viewer, mode).read());
  return {
    mode,
    text,
    setMode: (chosen: Mode) => {
      modes.set(id, chosen);
      tell();
    },
    write: (typed: string) => {
      draftOf(id, viewer, mode).keep(typed);
      tell();
    },
    sent: (said: string, as: Mode) => {
      const draft = draftOf(id, viewer, as);
      draft.keep(unsentOf(draft.read(), said));
      tell();
    },
  };
}

/** Opens the composer for this. */
export function askToWrite(id: string, mode: Mode): void {
  modes.set(id, mode);
  asked = id;
  tell();
}

/** Takes an answer of before over: after what is typed already, which stays. */
export function takeAnswer(id: string, viewer: string, answer: string): void {
  const draft = draftOf(id, viewer, 'tell');
  const typed = draft.read().trimEnd();
  draft.keep(typed === '' ? answer : `${typed}\n${answer}`);
  askToWrite(id, 'tell');
}

/** Whether somebody has just asked to write on this case: told once. */
export function takeAsked(id: string): boolean {
  const isAsked = asked === id;
  if (isAsked) asked = null;
  return isAsked;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  // A text that went out before the page was loaded anew is forgotten once it is answered.
  const leave = follow(watcher);
  return () => {
    watchers.delete(watcher);
    leave();
  };
}

function tell(): void {
  for (const watcher of watchers) watcher();
}
