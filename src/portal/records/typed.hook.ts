import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallError, callErrorOf } from '../api/call-error.ts';
import { useErrorWords } from '../api/error.words.ts';
import { focusFirstFault } from '../ui/judged.ts';

export type Typed<T extends object> = ReturnType<typeof useTyped<T>>;

/** Something typed on its way to the server: what is missing, what was refused, and at which field. */
export function useTyped<Typed extends object>(first: Typed, missingIn: (typed: Typed) => ReadonlySet<string>) {
  const { t } = useTranslation('records');
  const refusalWords = useErrorWords();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(first);
  const [wasSent, setSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ refusal: CallError; words: string } | null>(null);
  const missing = missingIn(typed);

  async function send(call: (typed: Typed) => Promise<void>) {
    const isFaulty = focusFirstFault(form, () => {
      setSent(true);
      setFailure(null);
    });
    if (isFaulty || missing.size > 0) return;
    setPending(true);
    try {
      await call(typed);
    } catch (thrown) {
      focusFirstFault(form, () => {
        setFailure({ refusal: callErrorOf(thrown), words: refusalWords(thrown) });
        setPending(false);
      });
    }
    setPending(false);
  }

  const errorOf = (name: string) =>
    failure?.refusal.fields[name] ?? (wasSent && missing.has(name) ? t('fieldMissing') : undefined);
  const change = (changes: Partial<Typed>) => setTyped((known) => ({ ...known, ...changes }));
  return {
    /** The form's element: its first field in error takes the focus. */
    form,
    typed,
    change,
    /** What a control needs of its field. */
    field: <Name extends keyof Typed & string>(name: Name) => ({
      value: typed[name],
      onChange: (value: Typed[Name]) => change({ [name]: value } as unknown as Partial<Typed>),
      error: errorOf(name),
    }),
    reset: () => {
      setTyped(first);
      setSent(false);
      setFailure(null);
    },
    isChanged: typed !== first,
    isPending,
    failure: failure?.words,
    /** Somebody else was faster. */
    conflict: failure?.refusal.conflict ?? null,
    wasSent,
    errorOf,
    send,
  };
}
