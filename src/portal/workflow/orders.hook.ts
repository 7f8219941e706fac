import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { useErrorWords } from '../api/error.words.ts';
import { useFormat } from '../format.ts';
import { toast } from '../ui/toast.queue.ts';
import { takeBackBulk } from './bulk.hook.ts';
import { asksBack, type BulkDone, type BulkOrder, doneIn, undoOf } from './bulk.order.ts';
import { sumOf } from './bulk.ts';
import type { Undo } from './undo.hook.ts';

interface Orders {
  entity: Entity;
  onRun: (done: BulkDone) => void;
  /** These are again as they were before a run. */
  onBack: (ids: readonly string[]) => Promise<void> | void;
  /** These are being taken back: nothing is decided where they will stand, until what is returned is called. */
  hold?: (ids: readonly string[]) => () => void;
  /** The server goes on with it by itself. */
  onBegun?: () => void;
  /** Where what was done is remembered for U; otherwise it is while its message stands. */
  undo?: Undo;
}

/** The order to many records that is open, and the way back from one that was carried out. */
export function useOrders({ entity, onRun, onBack, hold, onBegun, undo: kept }: Orders) {
  const { t } = useTranslation(['lists', 'common']);
  const { number } = useFormat();
  const refusalWords = useErrorWords();
  const [order, setOrder] = useState<BulkOrder | null>(null);
  const [done, setDone] = useState<BulkDone | null>(null);
  const [onGiveUp, setGiveUp] = useState<(() => void) | null>(null);

  function close() {
    setOrder(null);
    setDone(null);
    setGiveUp(null);
    if (!done) onGiveUp?.();
    else say(done, onGiveUp !== null);
  }

  function say(outcome: BulkDone, isUndo: boolean) {
    const count = sumOf(outcome.result).done;
    if (count === 0) return;
    const message = t('done', { count, number: number(count) });
    const undo = undoOf(outcome, t('undoAll'));
    if (isUndo) return toast.info(t('takenBack', { count, number: number(count) }));
    if (kept) {
      const name = t('bulkName', { count, number: number(count) });
      return kept.did(message, name, undo && ((giveUp) => takeBack(undo, giveUp)));
    }
    if (undo) toast.undo(message, t('common:undo'), () => takeBack(undo, () => {}));
    else toast.success(message);
  }

  /** At once, or, where it wants a reason or there are many, after that was asked. */
  function takeBack(undo: BulkOrder, giveUp: () => void) {
    setDone(null);
    const [action] = undo.actions;
    if (!action || asksBack(undo)) {
      setGiveUp(() => giveUp);
      return setOrder(undo);
    }
    setOrder(null);
    const going = toldOfGoing(undo);
    const letGo = hold?.(undo.target.kind === 'some' ? undo.target.ids : []);
    void takeBackBulk(entity, action, undo.target).then(async ({ rows, unsent, failure }) => {
      const back = doneIn({ rows });
      await onBack(back);
      letGo?.();
      toast.forget(going);
      const message = t('takenBack', { count: back.length, number: number(back.length) });
      const { promised, refused } = sumOf({ rows, unsent });
      if (back.length === promised) return toast.info(message);
      const detail = failure ? refusalWords(failure) : t('willBeRefused', { count: refused, number: number(refused) });
      return toast.error(message, { detail });
    });
  }

  /** Says that they are being taken back, for as long as that takes; the words, to take them off. */
  function toldOfGoing({ target }: BulkOrder): string {
    const count = target.kind === 'some' ? target.ids.length : 0;
    const words = t('takingBack', { count, number: number(count) });
    toast.note(words);
    return words;
  }

  return {
    order,
    setOrder,
    dialog: {
      onRun: (outcome: BulkDone) => {
        setDone(outcome);
        if (onGiveUp === null) onRun(outcome);
        else void onBack(doneIn(outcome.result));
      },
      onBegun: (show: () => void, count: number) => {
        kept?.began(t('bulkName', { count, number: number(count) }), show);
        setOrder(null);
        setGiveUp(null);
        onBegun?.();
      },
      onUndo: (undo: BulkOrder) => takeBack(undo, () => done && say(done, false)),
      onClose: close,
    },
  };
}
