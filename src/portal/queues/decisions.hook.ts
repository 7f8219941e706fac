import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../api/client.ts';
import type { Conflict } from '../records/conflict.ts';
import { refusalOf } from '../records/refusal.ts';
import { useRefusalWords } from '../records/refusal.words.ts';
import type { Payload } from '../records/sending.ts';
import { toast } from '../ui/toast.queue.ts';
import type { QueueDecision, QueueDescription, QueueItem } from './queue.ts';

interface Done<Item> {
  item: Item;
  version: number;
  decision: QueueDecision;
}

interface Decisions<Item extends QueueItem, Whole extends object> {
  queue: QueueDescription<Item, Whole>;
  /** Opens an item again: it could not be decided, or its decision was taken back. */
  reopen: (id: string) => void;
}

/**
 * Sends decisions while the next item is already on the screen. A decided item is hidden at once; when the server refuses,
 * it comes back, and a conflict is shown with what is different.
 */
export function useDecisions<Item extends QueueItem, Whole extends object>({ queue, reopen }: Decisions<Item, Whole>) {
  const { t } = useTranslation(['queues', queue.namespace]);
  const refusalWords = useRefusalWords();
  const [hidden, setHidden] = useState<ReadonlyMap<string, number>>(new Map());
  const [conflict, setConflict] = useState<{ conflict: Conflict; seen: Whole; id: string } | null>(null);
  const done = useRef<Done<Item>[]>([]);
  const [canUndo, setCanUndo] = useState(false);

  /** Hides an item in the form it was decided in; what the server tells of it later is shown again. */
  const hide = (id: string, version: number | null) =>
    setHidden((items) => {
      const next = new Map(items);
      if (version === null) next.delete(id);
      else next.set(id, version);
      return next;
    });

  async function decide(item: Item, seen: Whole & { version: number }, decision: QueueDecision, payload: Payload) {
    const words = { name: queue.row.name(item) };
    hide(item.id, seen.version);
    try {
      const { event } = decision;
      const answer = await queue.send({
        id: item.id,
        version: seen.version,
        event,
        payload: { ...decision.payload, ...payload },
      });
      done.current.push({ item, decision, version: versionIn(answer) ?? seen.version + 1 });
      setCanUndo(true);
      const message = t(`${queue.namespace}:done.${decision.key}`, words);
      if (decision.undo) toast.undo(message, t('undo'), () => void undo());
      else toast.success(message);
    } catch (thrown) {
      hide(item.id, null);
      reopen(item.id);
      const found = refusalOf(thrown).conflict;
      if (!found) {
        toast.error(t('notDecided', words), { detail: refusalWords(thrown) });
        return;
      }
      setConflict({ conflict: found, seen, id: item.id });
      await invalidate(...queue.shownAt);
    }
  }

  async function undo() {
    const last = done.current.pop();
    setCanUndo(done.current.length > 0);
    if (!last) return;
    const { item, decision, version } = last;
    const words = { name: queue.row.name(item) };
    if (!decision.undo) {
      toast.info(t('cannotUndo', words));
      return;
    }
    try {
      await queue.send({ id: item.id, version, event: decision.undo.event, payload: decision.undo.payload ?? {} });
      hide(item.id, null);
      await invalidate(...queue.shownAt);
      reopen(item.id);
      toast.info(t('undone', words));
    } catch (thrown) {
      toast.error(t('notUndone', words), { detail: refusalWords(thrown) });
    }
  }

  return { hidden, decide, undo, canUndo, conflict, forget: () => setConflict(null) };
}

function versionIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return undefined;
  return typeof answer.version === 'number' ? answer.version : undefined;
}
