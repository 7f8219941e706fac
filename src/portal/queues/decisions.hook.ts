import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { callErrorOf } from '../api/call-error.ts';
import type { Conflict } from '../api/conflict.ts';
import { useErrorWords } from '../api/error.words.ts';
import { toast } from '../ui/toast.queue.ts';
import { useBackRefusal } from '../workflow/back-refused.hook.ts';
import { decideOn, isWaiting, type SentDecision, TakenBack, useUnsent } from '../workflow/deciding.ts';
import { refresh, sendEvent, versionIn } from '../workflow/entity.data.ts';
import { type Reversal, reversalOf, reversalOfLast } from '../workflow/entity.ts';
import { isAsked } from '../workflow/event.form.ts';
import type { ListRow } from '../workflow/rows.ts';
import type { Payload } from '../workflow/sending.ts';
import { useUndo } from '../workflow/undo.hook.ts';
import { useViewer } from '../workflow/viewer.ts';
import { hasWayBack } from '../workflow/way-back.ts';
import { readHistory } from '../workflow/workflow.data.ts';
import type { QueueDecision, QueueDescription } from './queue.ts';
import type { Placed, Restored } from './standing.ts';

interface Done<Item> extends Placed<Item> {
  /** It waited, and does so no more. */
  hasWaited: boolean;
  /** Shows it again in the part of the queue where it was decided. */
  show: () => void;
  /** The version it was decided in. */
  decidedIn: number;
  /** The version it became, once the server has answered; null when it was refused. */
  version: Promise<number | null>;
  sent: SentDecision;
}

interface Handed {
  id: string;
  name: string;
  /** The version that handing it on has made. */
  version: number;
  back: Reversal;
  show: () => void;
}

interface Deciding<Item, FullRecord> extends Placed<Item> {
  seen: FullRecord & { version: number };
  payload: Payload;
  hasWaited: boolean;
  show: () => void;
}

/**
 * Sends decisions while the next item is already on the screen. A decided item is hidden at once; when the server refuses,
 * it comes back, and a conflict is shown with what is different. A decision that is taken back shows its item at once, in its
 * place, also while either is still being saved; until then nothing can be decided on it.
 */
export function useDecisions<Item extends ListRow, FullRecord extends ListRow>(
  queue: QueueDescription<Item, FullRecord>,
) {
  const { t } = useTranslation(['queues', queue.namespace, 'lists']);
  const refusalWords = useErrorWords();
  const backRefusal = useBackRefusal(queue.entity.workflow);
  const [decided, setHidden] = useState<ReadonlyMap<string, number>>(new Map());
  const [returning, setReturning] = useState<readonly Placed<Item>[]>([]);
  const [restored, setRestored] = useState<readonly Restored[]>([]);
  const [conflict, setConflict] = useState<{ conflict: Conflict; seen: FullRecord; id: string } | null>(null);
  /** How many decisions the server has not answered yet. */
  const [unsent, setUnsent] = useState(0);
  const { permissions } = useViewer();
  const made = useUndo();
  /** What was said of decisions that failed; it holds no more when one succeeds. */
  const [failures] = useState(() => new Set<string>());
  const forgetFailures = () => {
    for (const message of failures) toast.forget(message);
    failures.clear();
  };

  const unsentNow = useUnsent();
  /** What waits for the server is decided too, also when the page was loaded anew meanwhile. */
  const waiting = useMemo(
    () => unsentNow.filter((one) => one.entity === queue.entity.workflow && isWaiting(one)),
    [unsentNow, queue],
  );
  const hidden = useMemo(
    () => new Map([...decided, ...waiting.map(({ sending: { id, version } }) => [id, version] as const)]),
    [decided, waiting],
  );

  /** Hides an item in the form it was decided in; what the server tells of it later is shown again. */
  const hide = (id: string, version: number | null) =>
    setHidden((items) => {
      const next = new Map(items);
      if (version === null) next.delete(id);
      else next.set(id, version);
      return next;
    });
  const cache = useQueryClient();
  /** What the menu counts beside this queue goes along at once, and is counted anew when the server has told. */
  const count = (more: number) =>
    cache.setQueriesData<components['schemas']['Dashboard']>(
      { queryKey: ['get', '/dashboard'] },
      (known) =>
        known && {
          ...known,
          queues: known.queues.map((one) =>
            one.screen === queue.screen ? { ...one, total: Math.max(0, one.total + more) } : one,
          ),
        },
    );

  async function decide(
    decision: QueueDecision,
    { item, index, seen, payload, hasWaited, show }: Deciding<Item, FullRecord>,
  ) {
    const words = { name: queue.row.name(item) };
    /** What all queues decide is called alike in all of them. */
    const spoken = decision.asks ? '' : `${queue.namespace}:`;
    const { id } = item;
    const failure = t('notDecided', words);
    toast.forget(failure);
    hide(id, seen.version);
    if (hasWaited) count(-1);
    const sent = decideOn({
      entity: queue.entity.workflow,
      sending: { id, version: seen.version, event: decision.event, payload: { ...decision.payload, ...payload } },
      verb: t(`${spoken}decisions.${decision.key}`),
      label: words.name,
      href: `${queue.screen}?item=${encodeURIComponent(id)}`,
    });
    const version = sent.answer.then(
      (answer) => versionIn(answer) ?? seen.version + 1,
      () => null,
    );
    const mayTakeBack = hasWayBack(queue.entity.workflow, decision.event, permissions);
    const back = mayTakeBack ? reversalOf(queue.entity, decision.event, item) : undefined;
    const one: Done<Item> = { item, index, hasWaited, show, decidedIn: seen.version, version, sent };
    const mine = made.sends(words.name, back ? () => void takeBack(one, back) : undefined);
    setUnsent((known) => known + 1);
    try {
      await sent.answer;
      forgetFailures();
      mine.did(t(`${spoken}done.${decision.key}`, words));
      // What was read while it waited may know of it by half: list and figures are read anew, together.
      if (sent.hasWaited()) void refresh(queue.entity);
    } catch (thrown) {
      mine.failed();
      hide(id, null);
      if (hasWaited) count(1);
      if (thrown instanceof TakenBack) return toast.info(t('undone', words));
      // After a while the person is elsewhere: the item is back in its place, and why is said there.
      if (sent.hasWaited()) return await refresh(queue.entity);
      show();
      const found = callErrorOf(thrown).conflict;
      if (!found) {
        failures.add(failure);
        toast.error(failure, { detail: refusalWords(thrown) });
        return;
      }
      setConflict({ conflict: found, seen, id });
      await refresh(queue.entity);
    } finally {
      setUnsent((known) => known - 1);
    }
  }

  async function takeBack(one: Done<Item>, back: Reversal) {
    const { item, index, show, decidedIn } = one;
    const words = { name: queue.row.name(item) };
    if (one.sent.hasWaited() && (await one.sent.cancel())) return show();
    setReturning((items) => [...items, { item, index }]);
    const isBackIn = (version: number | null) =>
      setRestored((known) => [...known.filter(({ id }) => id !== item.id), { id: item.id, decidedIn, version }]);
    isBackIn(null);
    if (one.hasWaited) count(1);
    show();
    try {
      const version = await one.version;
      if (version === null) return;
      const answer = await sendEvent(queue.entity.workflow, { id: item.id, version, ...back });
      isBackIn(versionIn(answer) ?? version + 1);
      hide(item.id, null);
      await refresh(queue.entity);
      toast.info(t('undone', words));
    } catch (thrown) {
      toast.error(t('notUndone', words), { detail: backRefusal(thrown) });
    } finally {
      setReturning((items) => items.filter((other) => other.item !== item));
      // What was not brought back is what the server says it is.
      setRestored((known) => known.filter(({ version }) => version !== null));
    }
  }

  /** It is with a colleague: until they begin it can be taken back, and `show` has it in its place again. */
  function handedOn(item: Item, version: number, show: () => void) {
    const name = queue.row.name(item);
    const back = reversalOf(queue.entity, 'ESCALATE', item);
    made.did(
      t('wasHandedOn', { name }),
      name,
      back && (() => void takeBackHanded({ id: item.id, name, version, back, show })),
    );
  }

  async function takeBackHanded({ id, name, version, back, show }: Handed) {
    show();
    try {
      await sendEvent(queue.entity.workflow, { id, version, ...back });
      // What is done next is done to the item as it is now.
      await refresh(queue.entity);
      toast.info(t('undone', { name }));
    } catch (thrown) {
      toast.error(t('staysHandedOn', { name }), { detail: backRefusal(thrown) });
      await refresh(queue.entity);
    }
  }

  /** What this person decided on an item before the page was opened, as its history tells it. */
  async function takeBackEarlier(item: Item, personId: string) {
    const { workflow: entity } = queue.entity;
    const words = { name: queue.row.name(item) };
    try {
      const [last, ...before] = await readHistory(entity, item.id);
      const back = last && reversalOfLast(queue.entity, [last, ...before], personId);
      if (!back || isAsked(entity, back)) return toast.note(t('lists:cannotUndo', words));
      await sendEvent(entity, { id: item.id, version: last.version, ...back });
      await refresh(queue.entity);
      toast.info(t('undone', words));
    } catch (thrown) {
      toast.error(t('notUndone', words), { detail: backRefusal(thrown) });
    }
  }

  return {
    hidden,
    returning,
    restored,
    decide,
    handedOn,
    made,
    takeBackEarlier,
    unsent: Math.max(unsent, waiting.length),
    conflict,
    forget: () => setConflict(null),
  };
}
