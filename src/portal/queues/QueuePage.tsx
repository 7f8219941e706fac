import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { candidates } from '../../../machines/shared/states.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { isArriving, useSeen } from '../ui/seen.hook.ts';
import { toast } from '../ui/toast.queue.ts';
import { BulkDialog } from '../workflow/BulkDialog.tsx';
import { sumOf } from '../workflow/bulk.ts';
import { ConflictDialog } from '../workflow/ConflictDialog.tsx';
import { Held, useClaimQuestion } from '../workflow/claim-question.hook.tsx';
import { differences } from '../workflow/differences.ts';
import { EventDialog } from '../workflow/EventDialog.tsx';
import { refresh, sendEvent, versionIn } from '../workflow/entity.data.ts';
import type { EntityDescription } from '../workflow/entity.ts';
import type { FieldPickers } from '../workflow/fields.ts';
import { handedToOther } from '../workflow/handed.ts';
import { NoteLines } from '../workflow/NoteLines.tsx';
import { useOrders } from '../workflow/orders.hook.ts';
import { holderOf } from '../workflow/presence.ts';
import type { ListRow } from '../workflow/rows.ts';
import type { Payload } from '../workflow/sending.ts';
import { PageUndo } from '../workflow/undo.hook.ts';
import { hasWayBack } from '../workflow/way-back.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import { ActionDock } from './ActionDock.tsx';
import { BulkMarks } from './BulkMarks.tsx';
import { begunReasons } from './begun-reasons.ts';
import { bulkActions } from './bulk.actions.ts';
import { ColleaguePicker } from './ColleaguePicker.tsx';
import { ContextTools } from './ContextTools.tsx';
import { useClaiming } from './claim.hook.ts';
import * as content from './content.css.ts';
import { ItemPane } from './ItemPane.tsx';
import { useJudging } from './judging.hook.ts';
import { useQueueKeys } from './keys.hook.ts';
import { QueueHead } from './QueueHead.tsx';
import { QueueKeys } from './QueueKeys.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueMessages } from './QueueMessages.tsx';
import * as styles from './queue.css.ts';
import { useQueue } from './queue.hook.ts';
import { authorName, type QueueDecision, type QueueDescription } from './queue.ts';
import { ReasonPanel } from './ReasonPanel.tsx';
import { asHandled, fromHere, shownSince } from './standing.ts';

/** The colleagues that an item of this queue can be handed to are those who may decide on it. */
function pickersOf({ entity }: { entity: EntityDescription<never> }): FieldPickers {
  const permission = workflowOf(entity.workflow).decidedWith ?? '';
  return { agent: (props) => <ColleaguePicker {...props} permission={permission} /> };
}

/** What is to be decided on one item; with a reason once that was written. */
interface Wish {
  decision: QueueDecision;
  id: string;
  reason?: string;
}

const NONE: readonly string[] = [];
const useNoneProposed = () => () => NONE;

const reasonOn = (id: string | undefined, decision: QueueDecision | null) => `${id} ${decision?.key}`;

/** A whole queue out of its description: the list, the open item, what surrounds it, and the keys that decide. */
export function QueuePage<Item extends ListRow, FullRecord extends ListRow>({
  queue,
}: {
  queue: QueueDescription<Item, FullRecord>;
}) {
  const { t } = useTranslation(['queues', queue.namespace, 'lists']);
  const { workflow: entity } = queue.entity;
  const words = useWorkflowWords(entity);
  const state = useQueue(queue);
  const { current, decisions, viewer, whole, presenceAt } = state;
  const [askedOf, setAsked] = useState<{ decision: QueueDecision; id: string } | null>(null);
  const [begun] = useState(() => begunReasons(viewer.id));
  const { useProposed = useNoneProposed } = queue;
  const proposedFor = useProposed();
  const [pickers] = useState(() => pickersOf(queue));
  const [shown, setShown] = useState<'keys' | null>(null);
  const [isFiltering, setFiltering] = useState(false);
  /** How many were decided at once by the last order. */
  const [atOnce, setAtOnce] = useState(0);
  const [listed, setListed] = useState<readonly string[]>([]);
  const { order, setOrder, dialog } = useOrders({
    entity,
    undo: decisions.made,
    onRun: ({ result }) => {
      setAtOnce(sumOf(result).done);
      void refresh(queue.entity);
    },
    onBegun: () => state.awaits(listed[0] ?? null),
    onBack: async (ids) => {
      setAtOnce(0);
      await refresh(queue.entity);
      const first = listed.find((id) => ids.includes(id)) ?? ids[0];
      if (first) state.showHere(first);
    },
  });
  const presence = current ? presenceAt(current) : null;
  const claimedBy = holderOf(presence);
  const mayClaim = queue.decisions.some(({ event }) => viewer.permissions.has(workflowOf(entity).policy[event] ?? ''));
  const { isWaiting } = state;
  useClaiming(entity, current && mayClaim && isWaiting && presence?.kind === 'free' ? current.id : null, {
    isAtOnce: !state.isOwnChoice,
    isHeld: (id) => state.items.some((item) => item.id === id && state.isMine(item)),
    onTaken: state.yieldTo,
  });

  // Asked about one item; when another has taken its place, nothing is asked any more.
  const asked = askedOf && askedOf.id === current?.id ? askedOf.decision : null;
  const judged = () => document.querySelector(`[data-item="${current?.id}"] [data-judged]`);
  const isSeen = useSeen(
    current && whole.data ? `${current.id} ${shownSince(current.id, whole.data.version, decisions.restored)}` : null,
    judged,
  );

  const { verdicts, denialOf, fits, nameOf } = useJudging(queue, state);

  const acts = state.tab.decisions ?? queue.decisions;
  /** What is asked about one item in a dialog: why it is overturned, or to whom it goes. */
  const [asking, setAsking] = useState<{ event: string; id: string; decision?: QueueDecision } | null>(null);
  const handVerdict = verdicts.find(({ event }) => event === 'ESCALATE');
  const handDenial = whole.data ? handVerdict && words.denial(handVerdict, current?.state ?? '') : t('nothingOpen');

  function handOn() {
    if (current && isWaiting && handVerdict?.enabled && whole.data) setAsking({ event: 'ESCALATE', id: current.id });
  }

  async function answer(payload: Payload) {
    if (!asking || !whole.data || current?.id !== asking.id) return;
    if (asking.decision) return send(asking.decision, typeof payload['reason'] === 'string' ? payload['reason'] : '');
    const { version } = whole.data;
    const answered = await sendEvent(entity, { id: asking.id, version, event: asking.event, payload });
    state.handedOn(versionIn(answered) ?? version + 1);
    await refresh(queue.entity);
  }

  /** What becomes of it, and who hears of that. */
  function willBe({ key, event }: QueueDecision, state: string): string {
    const [way] = candidates(workflowOf(entity).machine, state, event);
    return t(`willBe.${key}`, { state: words.state(way?.target ?? state) });
  }

  function askAll() {
    const { bulkFilter, states } = state.tab;
    if (!bulkFilter) return;
    const say = (key: string) => t(key === 'undo' ? key : `${queue.namespace}:${key}`);
    setListed(fromHere(state.items, state.index));
    setOrder({
      actions: bulkActions(
        queue,
        { state: states[0] ?? '', kind: state.tab.reasons, permissions: viewer.permissions },
        say,
      ),
      target: { kind: 'all', filter: { ...state.conditions, ...bulkFilter } },
      title: t('allAtOnce'),
    });
  }

  function send(decision: QueueDecision, reason: string) {
    if (!current || !whole.data || denialOf(decision) !== undefined) return;
    setAsked(null);
    begun.sent(reasonOn(current.id, decision));
    state.decide(decision, reason ? { reason } : {});
  }

  /** Asked about one item: nothing is decided on another that has taken its place meanwhile. */
  const { ask, question, isAsking } = useClaimQuestion(({ decision, id, reason }: Wish) => {
    if (id !== current?.id) return;
    if (reason !== undefined) send(decision, reason);
    else if (decision.asks) setAsking({ event: decision.event, id, decision });
    else if (decision.reasons) setAsked({ decision, id });
    else send(decision, '');
  });

  /** Pressed while the item was being taken back: decided as soon as it has been, unless another one is open then. */
  const [awaited, setAwaited] = useState<{ decision: QueueDecision; id: string } | null>(null);
  const startAwaited = useEffectEvent(() => {
    setAwaited(null);
    if (awaited && awaited.id === current?.id) start(awaited.decision);
  });
  // Read anew as it comes back, it is out of sight for a blink.
  const isAwaited = awaited !== null && !state.isReturning && (isSeen || awaited.id !== current?.id);
  useEffect(() => {
    if (isAwaited) startAwaited();
  }, [isAwaited]);

  function unseen(): string {
    const element = judged();
    return t(element && isArriving(element) ? 'unread' : 'notSeen');
  }

  function start(decision: QueueDecision) {
    if (!current) return;
    if (state.isReturning && isSeen) {
      toast.note(t('waitsForBack', { verb: nameOf(decision) }));
      return setAwaited({ decision, id: current.id });
    }
    const denial = denialOf(decision) ?? (isSeen ? undefined : unseen());
    if (denial !== undefined) {
      // Keys that are pressed and do nothing are pressed again: why is said, once.
      toast.note(t('notDone', { verb: nameOf(decision), reason: denial }));
      return;
    }
    const { id } = current;
    const handed = isWaiting ? handedToOther(current, viewer.id) : null;
    ask(id, claimedBy ?? handed, { decision, id }, claimedBy === null && handed !== null);
  }

  /** What stands decided, and by whom, the server knows also when the page was loaded anew. */
  const isOwnEarlier = isWaiting ? current?.escalation?.by.id === viewer.id : current?.lastStep?.by.id === viewer.id;
  function undo() {
    if (!current || !isOwnEarlier || decisions.made.canUndo) return decisions.made.undo();
    state.takeUp(current.id);
    void decisions.takeBackEarlier(current, viewer.id);
  }

  function undoDenial(): string | undefined {
    if (decisions.made.canUndo) return decisions.made.denial;
    if (!current || !isOwnEarlier) return t('nothingToUndo');
    const event = isWaiting ? 'ESCALATE' : (current.lastStep?.event ?? '');
    return hasWayBack(entity, event, viewer.permissions)
      ? undefined
      : t('lists:cannotUndo', { name: queue.row.name(current) });
  }

  useQueueKeys({
    decisions: acts,
    isElsewhere: () => isAsking || decisions.conflict !== null,
    onEscape: asked ? () => setAsked(null) : undefined,
    onCommand(command) {
      setAwaited(null);
      switch (command.kind) {
        case 'move':
          return state.move(command.steps);
        case 'decide':
          return start(command.decision);
        case 'undo':
          return undo();
        case 'help':
          return setShown('keys');
        case 'filter':
          return setFiltering(queue.filters !== undefined);
        case 'order':
          return state.reorder();
        case 'skip':
          return state.skip();
        case 'author':
          return state.toAuthor();
        case 'hand':
          return handOn();
      }
    },
  });

  const conflicted = decisions.conflict;
  const reasonKey = reasonOn(current?.id, asked);
  return (
    <div className={styles.page} data-queue-page>
      <QueueHead queue={queue} load={state.load} now={state.now} />
      <div className={styles.columns}>
        <QueueList
          queue={queue}
          state={state}
          onBulk={askAll}
          filtering={{ isOpen: isFiltering, onOpenChange: setFiltering }}
        />
        <ItemPane {...{ queue, state, presence, isSeen, atOnce }} />
        <div className={styles.aside}>
          {/* What surrounds another item is read from its beginning. */}
          <aside key={current?.id} className={styles.context} aria-label={t('context')}>
            {(current || state.isOfAuthor) && (
              <ContextTools
                state={state}
                name={current ? authorName(queue, current) : ''}
                hasAuthor={current !== null && Boolean(queue.author?.id(current))}
                handing={{ onStart: handOn, denial: handDenial }}
              />
            )}
            {whole.data && (
              <PageUndo value={decisions.made}>
                <queue.Context whole={asHandled(whole.data, presence)} now={state.now} />
              </PageUndo>
            )}
            {current && (
              <div className={content.section} data-queue-notes>
                <NoteLines key={current.id} entity={entity} id={current.id} />
              </div>
            )}
            {current && !isWaiting && <QueueMessages entity={entity} id={current.id} />}
          </aside>
          {asked?.reasons && current && whole.data && (
            <ReasonPanel
              key={reasonKey}
              begun={begun.of(reasonKey)}
              onChange={(reason) => begun.begin(reasonKey, reason)}
              title={t(`${queue.namespace}:why.${asked.key}`)}
              verb={t(`${queue.namespace}:decisions.${asked.key}`)}
              isDanger={asked.tone === 'danger'}
              kind={queue.reasonsOf?.(current) ?? asked.reasons}
              proposed={proposedFor(current)}
              ruled={queue.targets ?? [asked.reasons]}
              isOptional={asked.reasonIsOptional ?? false}
              denial={denialOf(asked)}
              language={queue.messageLanguage?.(whole.data) ?? 'en'}
              onSend={(reason) => ask(current.id, claimedBy, { decision: asked, id: current.id, reason })}
              onClose={() => setAsked(null)}
            />
          )}
        </div>
      </div>
      <ActionDock
        index={state.index}
        position={state.position}
        total={state.waiting}
        isEarlier={state.isEarlier}
        count={state.items.length}
        decisions={acts}
        nameOf={nameOf}
        denialOf={denialOf}
        undoDenial={undoDenial()}
        unsent={decisions.unsent}
        onMove={state.move}
        onDecide={start}
        onUndo={undo}
        onKeys={() => setShown('keys')}
      />
      {shown === 'keys' && (
        <QueueKeys
          queue={queue}
          decisions={acts.filter(fits)}
          part={state}
          mayUndo={undoDenial() === undefined}
          mayHandOn={isWaiting && handVerdict?.enabled === true}
          onClose={() => setShown(null)}
        />
      )}
      <Suspense fallback={null}>
        {order && <BulkDialog key={order.target.kind} entity={entity} order={order} Marks={BulkMarks} {...dialog} />}
      </Suspense>
      {asking && current?.id === asking.id && (
        <Held value={{ id: current.id, by: claimedBy }}>
          <EventDialog
            key={asking.id}
            entity={entity}
            event={asking.event}
            subject={queue.row.name(current)}
            draft={`${entity} ${asking.id} ${asking.event}`}
            pickers={pickers}
            notice={asking.decision && <p>{willBe(asking.decision, current.state)}</p>}
            onSend={answer}
            onClose={() => setAsking(null)}
            onReload={() => void refresh(queue.entity)}
          />
        </Held>
      )}
      {question}
      {conflicted && (
        <ConflictDialog
          entity={entity}
          namespace={queue.namespace}
          conflict={conflicted.conflict}
          differences={
            whole.data && current?.id === conflicted.id && !whole.isFetching
              ? differences<FullRecord>(conflicted.seen, whole.data, queue.entity.compared)
              : []
          }
          onClose={decisions.forget}
        />
      )}
    </div>
  );
}
