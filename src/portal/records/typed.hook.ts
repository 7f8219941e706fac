import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../api/refusal.ts';
import { useRefusalWords } from '../api/refusal.words.ts';
import { focusFirstFault } from '../ui/judged.ts';

/** Something typed on its way to the server: what is missing, what was refused, and at which field. */
export function useTyped<Typed extends object>(first: Typed, missingIn: (typed: Typed) => ReadonlySet<string>) {
  const { t } = useTranslation('records');
  const refusalWords = useRefusalWords();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(first);
  const [wasSent, setSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ fields: Readonly<Record<string, string>>; words: string } | null>(null);
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
      const { fields } = refusalOf(thrown);
      focusFirstFault(form, () => {
        setFailure({ fields, words: refusalWords(thrown) });
        setPending(false);
      });
    }
    setPending(false);
  }

  return {
    /** The form's element: its first field in error takes the focus. */
    form,
    typed,
    change: (changes: Partial<Typed>) => setTyped((known) => ({ ...known, ...changes })),
    reset: () => {
      setTyped(first);
      setSent(false);
      setFailure(null);
    },
    isChanged: typed !== first,
    isPending,
    failure: failure?.words,
    errorOf: (name: string) => failure?.fields[name] ?? (wasSent && missing.has(name) ? t('fieldMissing') : undefined),
    send,
  };
}
