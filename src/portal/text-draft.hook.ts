import { useEffect, useRef, useState } from 'react';
import { textDraft, unsentOf } from './drafts.ts';

/** A text in a field, kept as it is typed; what is typed on the same record in another window is a text of its own. */
export function useTextDraft(person: string, record: string, name: string) {
  const [text, setText] = useState(() => textDraft(person, record, name).read());
  const own = useRef(text);
  const show = (shown: string) => {
    own.current = shown;
    setText(shown);
  };
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      own.current = textDraft(person, record, name).dropped(own.current, event);
      setText(own.current);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [person, record, name]);
  const type = (typed: string) => {
    textDraft(person, record, name).replace(own.current, typed);
    show(typed);
  };
  return {
    text,
    type,
    /** This much of it is kept elsewhere now. */
    sent: (said: string) => type(unsentOf(own.current, said)),
  };
}
