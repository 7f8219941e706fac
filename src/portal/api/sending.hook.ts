import { type RefObject, useCallback, useState } from 'react';
import { formInHand, holdStill } from '../ui/hold-still.ts';
import { focusFirstFault } from '../ui/judged.ts';
import { type CallError, callErrorOf } from './call-error.ts';
import { useErrorWords } from './error.words.ts';
import { workBegins } from './keyed-fetch.ts';

/** Why the server did not do what was asked, for a form to show. */
export interface Refusal extends CallError {
  /** All of it in a sentence. */
  words: string;
  /** That sentence where no field and no conflict says it. */
  summary: string | undefined;
}

/**
 * What a button sends: whether it is on its way, and why the last of it was refused until something else is sent or the
 * refusal is forgotten. Its `form` stays as it was sent meanwhile; the first field in error takes the focus.
 */
export function useSending(form?: RefObject<HTMLElement | null>) {
  const wordsOf = useErrorWords();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const forget = useCallback(() => setRefusal(null), []);

  /** Waits for the work; `tell` hears of a refusal in place of the form. */
  async function send(work: () => Promise<unknown>, tell: (refusal: Refusal) => void = setRefusal): Promise<void> {
    setPending(true);
    setRefusal(null);
    const workEnds = workBegins();
    const letGo = holdStill(form?.current ?? formInHand());
    try {
      await work();
      setPending(false);
    } catch (thrown) {
      const refused = refusalOf(callErrorOf(thrown), wordsOf(thrown));
      const show = () => {
        tell(refused);
        setPending(false);
      };
      if (form) focusFirstFault(form, show);
      else show();
    } finally {
      workEnds();
      letGo();
    }
  }
  return { isPending, refusal, send, forget };
}

function refusalOf(error: CallError, words: string): Refusal {
  const isSaid = error.conflict !== null || Object.keys(error.fields).length > 0;
  return { ...error, words, summary: isSaid ? undefined : words };
}
