import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../records/refusal.ts';
import { useRefusalWords } from '../../records/refusal.words.ts';
import { missingIn, type Offer } from './offer.ts';

/** A typed offer on its way: what is missing, what the server refused, and at which field. */
export function useOffer(first: Offer) {
  const { t } = useTranslation('listings');
  const refusalWords = useRefusalWords();
  const [offer, setOffer] = useState(first);
  const [wasSent, setSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ fields: Readonly<Record<string, string>>; words: string } | null>(null);
  const missing = missingIn(offer);

  async function send(call: (offer: Offer) => Promise<void>) {
    setSent(true);
    if (missing.size > 0) return;
    setPending(true);
    try {
      await call(offer);
      setFailure(null);
    } catch (thrown) {
      setFailure({ fields: refusalOf(thrown).fields, words: refusalWords(thrown) });
    }
    setPending(false);
  }

  return {
    offer,
    change: (changes: Partial<Offer>) => setOffer((known) => ({ ...known, ...changes })),
    isChanged: offer !== first,
    isPending,
    failure: failure?.words,
    errorOf: (name: string) => failure?.fields[name] ?? (wasSent && missing.has(name) ? t('missing') : undefined),
    send,
  };
}
