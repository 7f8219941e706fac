import { createContext, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui/toast.queue.ts';
import { decisionsMade, type Made, type Meant } from './undo.ts';

/** A decision that has been sent. */
export interface Sent {
  /** The server has taken it: says so, and offers the way back, by its own word where it is no plain undo. */
  did: (message: string, takeBack?: Made['takeBack'], more?: Pick<Made, 'instead' | 'word' | 'until'>) => void;
  /** The server has refused it. */
  failed: () => void;
}

export interface Undo {
  /** Something is being sent; until it is answered U means this, and nothing older. The way back, where it need not wait for the answer. */
  sends: (name: string, takeBack: Made['takeBack'] | 'later') => Sent;
  /** Says what was done; with a way back, for as long as the page is open. */
  did: (message: string, name: string, takeBack?: Made['takeBack']) => void;
  /** Something goes on that has its own way back: U shows it. */
  began: (name: string, show: () => void) => void;
  /** The person has gone on and decided nothing: U leads back, and nothing is said of it. */
  moved: (name: string, back: () => void) => void;
  /** Takes back the last that was done. */
  undo: () => void;
  canUndo: boolean;
  /** Why there is no way back from the last that was done. */
  denial: string | undefined;
}

/** What U takes back on the page around, for what is done in a part of it. */
export const PageUndo = createContext<Undo | null>(null);

/** U on a page: takes back what this person decided on it, also when its message has gone, or has not come yet. */
export function useUndo(): Undo {
  const { t } = useTranslation(['lists', 'common']);
  const [last, setLast] = useState<Meant | null>(null);
  const finalWords = ({ name, instead }: Pick<Meant, 'name' | 'instead'>) =>
    instead ? t('cannotUndoBut', { name, verb: instead }) : t('cannotUndo', { name });
  const [made] = useState(() =>
    decisionsMade({
      onNothing: () => toast.note(t('nothingToUndo')),
      onFinal: (one) => toast.info(finalWords(one)),
      onWaiting: (name) => toast.info(t('undoWaits', { name })),
      onChange: setLast,
    }),
  );
  const say = (one: Made, message: string) => {
    if (one.takeBack) one.unsay = toast.undo(message, one.word ?? t('common:undo'), () => made.undo(one));
    else toast.success(message);
  };
  const add = (one: Made): Made => {
    made.add(one);
    toast.yieldLetter();
    return one;
  };
  return {
    sends(name, takeBack) {
      const one = add({ name, ...(takeBack === 'later' ? { isOnItsWay: true } : takeBack && { takeBack }) });
      return {
        did(message, way, more) {
          Object.assign(one, more);
          if (made.has(one) && !made.arrived(one, way)) say(one, message);
        },
        failed: () => made.forget(one),
      };
    },
    did: (message, name, takeBack) => say(add({ name, ...(takeBack && { takeBack }) }), message),
    began: (name, show) =>
      void add({
        name,
        takeBack(giveUp) {
          giveUp();
          show();
        },
      }),
    moved: (name, back) => void add({ name, takeBack: () => back() }),
    undo: () => made.undo(),
    canUndo: last !== null,
    denial: last?.isFinal ? finalWords(last) : undefined,
  };
}

/** The way back of the page around; where it keeps none, the message alone offers it. */
export function usePageUndo(): Undo {
  const own = useUndo();
  return useContext(PageUndo) ?? own;
}
