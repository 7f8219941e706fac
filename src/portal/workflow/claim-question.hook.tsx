import { createContext, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface Question<Wish> {
  about: string;
  name: string;
  isHanded: boolean;
  wish: Wish;
}

/** What somebody went on with although a colleague has it: asked once. */
const agreed = new Set<string>();

/**
 * Asks before a record is decided on that a colleague has, or was handed: in lists, in queues and on records. What is wished for is done
 * with what the page knows when the answer comes.
 */
export function useClaimQuestion<Wish>(goOn: (wish: Wish) => void) {
  const { t } = useTranslation('records');
  const [asked, setAsked] = useState<Question<Wish> | null>(null);
  const ask = (id: string, name: string | null, wish: Wish, isHanded = false) => {
    const about = `${id} ${name}`;
    if (name === null || agreed.has(about)) return goOn(wish);
    setAsked({ about, name, isHanded, wish });
  };
  const question = (
    <ConfirmDialog
      isOpen={asked !== null}
      onClose={() => setAsked(null)}
      title={t(asked?.isHanded ? (asked.name ? 'handedTitle' : 'handedOnTitle') : 'claimTitle', {
        name: asked?.name ?? '',
      })}
      description={t('claimBody')}
      confirmLabel={t('claimGoOn')}
      onConfirm={() => {
        if (!asked) return;
        agreed.add(asked.about);
        goOn(asked.wish);
      }}
    />
  );
  return { ask, question, isAsking: asked !== null };
}

/** The record that a dialog is about, and the colleague who has it by now. */
export const Held = createContext<{ id: string; by: string | null }>({ id: '', by: null });

/** In an open dialog: a colleague may have taken the record since it was opened, so that what is sent is asked about as before the key. */
export function useHeldQuestion(goOn: () => void) {
  const { id, by } = useContext(Held);
  const { ask, question } = useClaimQuestion<undefined>(goOn);
  return { ask: () => ask(id, by, undefined), question };
}
