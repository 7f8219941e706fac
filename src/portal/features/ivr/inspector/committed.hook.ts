import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isBlank } from '../../../../../machines/shared/blank.ts';
import { type FieldPlace, forgetRefused, keepRefused, keepTyped, refusedAt, useRefused } from './refused.store.ts';
import { useTypingNoted } from './typing.store.ts';

interface Committed {
  text: string;
  /** Null forgets what was typed. */
  change: (text: string | null) => void;
  /** Passes on what was typed, if it differs from what is stored; `latest` where the field knows more than the last rendering. */
  commit: (latest?: string) => void;
  /** Escape takes back what was typed; the next one is for whatever is around. */
  takeBack: (event: KeyboardEvent) => void;
}

interface Typed {
  text: string;
  before: string;
}

interface Refusal {
  /** Where what is refused stays. */
  place: FieldPlace | undefined;
  refuses: (text: string) => boolean;
}

/**
 * What is typed stays here until the field is left, so that typing is one step to undo; leaving the node, or the page, keeps
 * it too, together with what stood there `before` typing began. A value that changes elsewhere meanwhile is taken over
 * unless something was typed. What is refused stays in the field, also when it is left and come back to, and is not passed on.
 * Each letter is kept in the browser: a page that ends all at once loses none.
 */
export function useCommitted(
  stored: string,
  keep: (text: string, before: string) => void,
  refusal?: Refusal,
): Committed {
  const place = refusal?.place;
  const [typed, setTyped] = useState<Typed | null>(() => refusedAt(place) ?? null);
  // A field that is left by what takes its text back is left before that is drawn.
  const newest = useRef(typed);
  const put = (next: Typed | null) => {
    newest.current = next;
    setTyped(next);
  };
  // What a page left that has gone may come when the field stands already.
  const left = useRefused(place);
  const takeUp = useEffectEvent((found: Typed) => newest.current === null && put(found));
  useEffect(() => {
    if (left && left.typed !== 'now') takeUp(left);
  }, [left]);
  const commit = (latest?: string) => {
    const text = latest ?? newest.current?.text;
    if (text === undefined) return;
    const before = newest.current?.before ?? stored;
    if (refusal?.refuses(text)) {
      if (place) keepRefused(place, text, before);
      return;
    }
    if (place) forgetRefused(place);
    newest.current = null;
    if (text !== before) keep(text, before);
    // Not before what is stored has come back: what stood there before would be drawn for a moment, and with it be gone
    // whatever hangs on the text and has the keys by now.
    queueMicrotask(() => newest.current === null && setTyped(null));
  };
  const leave = useEffectEvent(() => commit());
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      leave();
    };
  }, []);
  const change = (text: string | null) => {
    const before = newest.current?.before ?? stored;
    if (place && text !== null && text !== before) keepTyped(place, text, before);
    else if (place) forgetRefused(place);
    put(text === null ? null : { text, before });
  };
  const takeBack = (event: KeyboardEvent) => {
    const { current } = newest;
    if (event.key !== 'Escape' || event.defaultPrevented || current === null || current.text === stored) return;
    event.preventDefault();
    event.stopPropagation();
    change(null);
  };
  useTypingNoted(typed !== null && typed.text !== stored && !refusal?.refuses(typed.text));
  return { text: typed?.text ?? stored, change, commit, takeBack };
}

/** What a field that may be empty stands for. */
export function filled(text: string): string | null {
  return isBlank(text) ? null : text;
}
