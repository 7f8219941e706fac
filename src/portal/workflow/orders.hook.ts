import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { useErrorWords } from '../api/error.words.ts';
import { useFormat } from '../format.ts';
import { toast } from '../ui/toast.queue.ts';
import type { BulkAction } from './bulk.action.ts';
import { takeBackBulk } from './bulk.hook.ts';
import { asksBack, type BulkDone, type BulkOrder, doneIn, undoOf } from './bulk.order.ts';
import { type BulkResult, isRefused, sumOf } from './bulk.ts';
import { useOutcomeWords } from './outcome.words.ts';
import type { Undo } from './undo.hook.ts';

/** So many that were refused are named in a message. */
const NAMED = 3;

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
  const outcomeWords = useOutcomeWords(entity);
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
  function takeBack(undo: BulkOrder, giveUp: () => void): undefined {
    setDone(null);
    const [action] = undo.actions;
    if (!action || asksBack(undo)) {
      setGiveUp(() => giveUp);
      setOrder(undo);
      return;
    }
    setOrder(null);
    const going = toldOfGoing(undo);
    void sendBack(undo, action).then((result) => {
      toast.forget(going);
      const { done, promised } = sumOf(result);
      const message = t('takenBack', { count: done, number: number(done) });
      if (done === promised) return toast.info(message);
      const refused = result.rows
        .filter(isRefused)
        .map((row) => `${row.label ?? ''} ${outcomeWords(row, action.event)}`);
      const detail = result.failure ? refusalWords(result.failure) : refused.slice(0, NAMED).join(' · ');
      const more = refused.length - NAMED;
      return toast.error(message, {
        detail: more > 0 ? `${detail} · ${t('andMore', { number: number(more) })}` : detail,
      });
    });
  }

  async function sendBack({ target }: BulkOrder, action: BulkAction): Promise<BulkResult> {
    const letGo = hold?.(target.kind === 'some' ? target.ids : []);
    const result = await takeBackBulk(entity, action, target);
    await onBack(doneIn(result));
    letGo?.();
    return result;
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
      onUndo: async (undo: BulkOrder) => {
        const [action] = undo.actions;
        if (!action || asksBack(undo)) return takeBack(undo, () => done && say(done, false));
        const result = await sendBack(undo, action);
        // What was not sent can still be taken back.
        const unsent = new Set(result.unsent);
        setDone(
          done && { ...done, result: { ...done.result, rows: done.result.rows.filter(({ id }) => unsent.has(id)) } },
        );
        return result;
      },
      onClose: close,
    },
  };
}
