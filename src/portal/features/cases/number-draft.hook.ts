import { useEffect, useState } from 'react';
import { keptDraft } from '../../drafts.ts';
import { differs } from '../../records/typed.hook.ts';
import { emptyCase, type TypedCase } from './case.form.ts';

const draftFor = (viewer: string, msisdn: string | null) => keptDraft<TypedCase>(viewer, `case:${msisdn ?? ''}`);

/** Of one number, what was typed about it and not sent yet; of no whole number, what was typed before there was one. */
export function readDraft(viewer: string, msisdn: string | null) {
  return draftFor(viewer, msisdn).read(emptyCase);
}

/** The number that was typed here, as a reload finds it: the address itself stays, and is empty to the next caller. */
export const numberHere = (): string | null => textHere('number');

/** The note of a call that led here; a reload finds it too. */
export const noteHere = (): string => textHere('description') ?? '';

function textHere(name: string): string | null {
  const here: unknown = window.history.state;
  const text: unknown = typeof here === 'object' && here !== null ? Reflect.get(here, name) : null;
  return typeof text === 'string' ? text : null;
}

function rememberHere(number: string | null): void {
  if (number !== numberHere()) window.history.replaceState({ ...window.history.state, number }, '');
}

/**
 * Keeps what is typed under its number, so that a caller who rings off is found again as left. A number that becomes
 * whole brings what was begun for it, where nothing else is typed yet.
 */
export function useNumberDraft(
  viewer: string,
  typed: TypedCase,
  msisdn: string | null,
  { base, onFound }: { base: TypedCase; onFound: (typed: TypedCase) => void },
) {
  const [restoredAt, setRestoredAt] = useState(() => readDraft(viewer, msisdn)?.at ?? null);
  const [seen, setSeen] = useState(msisdn);
  const isTouched = differs({ ...typed, msisdn: '' }, { ...base, msisdn: '' });
  if (seen !== msisdn) {
    setSeen(msisdn);
    const found = msisdn !== null && !isTouched ? readDraft(viewer, msisdn) : null;
    setRestoredAt(found?.at ?? null);
    if (found) onFound({ ...found.typed, msisdn: typed.msisdn });
  }
  useEffect(() => rememberHere(isTouched ? msisdn : null), [isTouched, msisdn]);
  useEffect(() => {
    if (seen !== msisdn || !isTouched) return;
    draftFor(viewer, msisdn).keep(typed);
    if (msisdn !== null) draftFor(viewer, null).drop();
  }, [viewer, msisdn, seen, typed, isTouched]);
  return {
    isTouched,
    restoredAt,
    /** Sends it, and forgets it then. */
    send: async <Made>(work: () => Promise<Made>): Promise<Made> => {
      const made = await draftFor(viewer, msisdn).send(work);
      setRestoredAt(null);
      return made;
    },
    /** It is not wanted. */
    drop: () => {
      draftFor(viewer, msisdn).drop();
      setRestoredAt(null);
    },
  };
}
