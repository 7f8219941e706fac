import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * An input that judges what is typed into it. The browser is told what is wrong, so that whoever sends a form finds
 * the fault without knowing the field; the reader is told when the field is left, not while it is being typed. `isJudged`: it
 * was left before.
 */
export function useJudged(fault: string | undefined, isJudged = false) {
  const input = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(isJudged);
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);
  useEffect(() => {
    const element = input.current;
    const ask = () => setAsked(true);
    element?.addEventListener('invalid', ask);
    return () => element?.removeEventListener('invalid', ask);
  }, []);
  return {
    input,
    /** For a control that somebody else holds too. */
    attach: useCallback((element: HTMLInputElement | null) => {
      input.current = element;
    }, []),
    shown: isAsked ? fault : undefined,
    onLeave: () => setAsked(true),
  };
}

const MARKED = ['input', 'textarea', 'button', '[role="spinbutton"]'].map((control) => `[data-invalid] ${control}`);
/** `data-fault`: words about several fields together, which take the focus themselves. */
const WITHIN = [...MARKED, '[aria-invalid="true"]', '[data-fault]'].join(', ');

/**
 * Marks the fields in error and takes the focus to the first of them; false when there is none. `mark` says what the
 * form itself knows, missing fields for example; fields that judge what was typed are asked here.
 */
export function focusFirstFault(form: RefObject<HTMLElement | null>, mark: () => void): boolean {
  flushSync(() => {
    mark();
    for (const input of form.current?.querySelectorAll('input') ?? []) input.checkValidity();
  });
  const faulty = [...(form.current?.querySelectorAll<HTMLElement>(WITHIN) ?? [])];
  // A marked field may hold hidden inputs, which take no focus.
  faulty.find((element) => {
    element.focus();
    return element.contains(document.activeElement);
  });
  return faulty.length > 0;
}
