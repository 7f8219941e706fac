import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui/toast.queue.ts';
import { decisionsMade, type Made } from './undo.ts';

export interface Undo {
  /** Says what was done; with a way back, for as long as the page is open. */
  did: (message: string, name: string, takeBack?: Made['takeBack']) => void;
  /** Something goes on that has its own way back: U shows it. */
  began: (name: string, show: () => void) => void;
  /** Takes back the last that was done. */
  undo: () => void;
}

/** U on a list: takes back what this person decided on it, also when its message has gone. */
export function useUndo(): Undo {
  const { t } = useTranslation(['lists', 'common']);
  const [made] = useState(() =>
    decisionsMade({
      onNothing: () => toast.info(t('nothingToUndo')),
      onFinal: (name) => toast.info(t('cannotUndo', { name })),
    }),
  );
  return {
    did(message, name, takeBack) {
      const one: Made = { name, ...(takeBack && { takeBack }) };
      made.add(one);
      if (takeBack) one.unsay = toast.undo(message, t('common:undo'), () => made.undo(one));
      else toast.success(message);
    },
    began: (name, show) =>
      made.add({
        name,
        takeBack(giveUp) {
          giveUp();
          show();
        },
      }),
    undo: () => made.undo(),
  };
}
