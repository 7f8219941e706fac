import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from './refusal.ts';
import { useRefusalWords } from './refusal.words.ts';

/** Something typed on its way to the server: what is missing, what was refused, and at which field. */
export function useTyped<Typed extends object>(first: Typed, missingIn: (typed: Typed) => ReadonlySet<string>) {
  const { t } = useTranslation('records');
  const refusalWords = useRefusalWords();
  const [typed, setTyped] = useState(first);
  const [wasSent, setSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ fields: Readonly<Record<string, string>>; words: string } | null>(null);
  const missing = missingIn(typed);

  async function send(call: (typed: Typed) => Promise<void>) {
    setSent(true);
    if (missing.size > 0) return;
    setPending(true);
    try {
      await call(typed);
      setFailure(null);
    } catch (thrown) {
      setFailure({ fields: refusalOf(thrown).fields, words: refusalWords(thrown) });
    }
    setPending(false);
  }

  return {
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
