import { useEffect, useRef } from 'react';
import { textEntryOf } from '../../../ui/text-entry.ts';

/**
 * Whether a text field holds something that was typed and not passed on yet, so that taking it back is the browser's own.
 * A field passes on what it holds when it is left, or when Enter is pressed in it and writes no line.
 */
export function useTypedText(): (target: EventTarget | null) => boolean {
  const before = useRef(new WeakMap<HTMLElement, string>());
  useEffect(() => {
    const known = before.current;
    const begin = ({ target }: Event) => {
      const entry = textEntryOf(target);
      if (entry && !known.has(entry)) known.set(entry, textIn(entry));
    };
    const settle = ({ target }: Event) => {
      const entry = textEntryOf(target);
      if (entry) known.delete(entry);
    };
    const enter = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.defaultPrevented) settle(event);
    };
    document.addEventListener('beforeinput', begin, { capture: true });
    document.addEventListener('keydown', enter);
    document.addEventListener('change', settle);
    document.addEventListener('focusout', settle);
    return () => {
      document.removeEventListener('beforeinput', begin, { capture: true });
      document.removeEventListener('keydown', enter);
      document.removeEventListener('change', settle);
      document.removeEventListener('focusout', settle);
    };
  }, []);
  return (target) => {
    const entry = textEntryOf(target);
    const text = entry && before.current.get(entry);
    return entry !== null && text !== undefined && text !== null && text !== textIn(entry);
  };
}

function textIn(entry: HTMLElement): string {
  return entry instanceof HTMLInputElement || entry instanceof HTMLTextAreaElement
    ? entry.value
    : (entry.textContent ?? '');
}
