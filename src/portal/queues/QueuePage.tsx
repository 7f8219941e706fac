import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventsFor } from '../../../machines/shared/decide.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { isTyping } from '../lists/keys.ts';
import { ConflictDialog } from '../records/ConflictDialog.tsx';
import { differences } from '../records/conflict.ts';
import { useWorkflowWords } from '../records/words.ts';
import { ActionDock } from './ActionDock.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { useClaiming } from './claim.hook.ts';
import { ItemPane } from './ItemPane.tsx';
import { queueCommandOf } from './keys.ts';
import { QueueHead } from './QueueHead.tsx';
import { QueueKeys } from './QueueKeys.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueMessages } from './QueueMessages.tsx';
import * as styles from './queue.css.ts';
import { useQueue } from './queue.hook.ts';
import type { QueueDecision, QueueDescription, QueueItem } from './queue.ts';
import { type BegunReason, ReasonPanel } from './ReasonPanel.tsx';

/** A whole queue out of its description: the list, the open item, what surrounds it, and the keys that decide. */
export function QueuePage<Item extends QueueItem, Whole extends object>({
  queue,
}: {
  queue: QueueDescription<Item, Whole>;
}) {
  const { t } = useTranslation(['queues', queue.namespace]);
  const words = useWorkflowWords(queue.entity);
  const state = useQueue(queue);
  const { current, decisions, viewer, whole, presenceAt } = state;
  const [asked, setAsked] = useState<QueueDecision | null>(null);
  const [begunReasons] = useState(() => new Map<string, BegunReason>());
  const [shown, setShown] = useState<'keys' | 'bulk' | null>(null);
  const presence = current ? presenceAt(current) : null;
  const mayClaim = queue.decisions.some(({ event }) =>
    viewer.permissions.has(workflowOf(queue.entity).policy[event] ?? ''),
  );
  const isWaiting = state.tab.key === queue.tabs[0].key || state.tab.bulkFilter !== undefined;
  useClaiming(queue.entity, current && mayClaim && isWaiting && presence?.kind === 'free' ? current.id : null);

  const verdicts = current ? eventsFor(workflowOf(queue.entity), queue.subjectOf(current), viewer) : [];
  const denialOf = (decision: QueueDecision): string | undefined => {
    if (!current || !whole.data) return t('nothingOpen');
    if (presence?.kind === 'gone') return t('handledBy', { name: presence.by });
    const verdict = verdicts.find(({ event }) => event === decision.event);
    return verdict && words.denial(verdict, current.state);
  };

  function send(decision: QueueDecision, reason: string) {
    if (!current || !whole.data || denialOf(decision) !== undefined) return;
    setAsked(null);
    const following = state.after(current);
    void decisions.decide(current, whole.data, decision, reason ? { reason } : {});
    state.open(following?.id ?? null);
  }

  function start(decision: QueueDecision) {
    if (denialOf(decision) !== undefined) return;
    if (decision.reasons) setAsked(decision);
    else send(decision, '');
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (shown !== null || decisions.conflict || isTyping(event.target)) return;
    const command = queueCommandOf(event, queue.decisions);
    if (!command) return;
    event.preventDefault();
    switch (command.kind) {
      case 'move':
        setAsked(null);
        return state.move(command.steps);
      case 'decide':
        return start(command.decision);
      case 'undo':
        return void decisions.undo();
      case 'help':
        return setShown('keys');
      case 'search':
        return document.querySelector<HTMLInputElement>('[data-queue-search] input')?.focus();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const conflicted = decisions.conflict;
  const reasonKey = `${current?.id} ${asked?.key}`;
  return (
    <div className={styles.page}>
      <QueueHead queue={queue} now={state.now} />
      <div className={styles.columns}>
        <QueueList queue={queue} state={state} onBulk={() => setShown('bulk')} />
        <ItemPane queue={queue} state={state} presence={presence} />
        <div className={styles.aside}>
          <aside className={styles.context} aria-label={t('context')}>
            {whole.data && <queue.Context whole={whole.data} now={state.now} />}
            {current && !isWaiting && <QueueMessages entity={queue.entity} id={current.id} />}
          </aside>
          {asked?.reasons && current && whole.data && (
            <ReasonPanel
              key={reasonKey}
              begun={begunReasons.get(reasonKey)}
              onChange={(reason) => begunReasons.set(reasonKey, reason)}
              title={t(`${queue.namespace}:why.${asked.key}`)}
              verb={t(`${queue.namespace}:decisions.${asked.key}`)}
              kind={asked.reasons}
              isOptional={asked.reasonIsOptional ?? false}
              language={queue.messageLanguage?.(whole.data) ?? 'en'}
              onSend={(reason) => send(asked, reason)}
              onClose={() => setAsked(null)}
            />
          )}
        </div>
      </div>
      <ActionDock
        namespace={queue.namespace}
        index={state.index}
        total={state.total}
        count={state.items.length}
        decisions={queue.decisions}
        denialOf={denialOf}
        asked={asked}
        canUndo={decisions.canUndo}
        onMove={state.move}
        onDecide={start}
        onUndo={() => void decisions.undo()}
        onKeys={() => setShown('keys')}
      />
      {shown === 'keys' && <QueueKeys queue={queue} onClose={() => setShown(null)} />}
      {shown === 'bulk' && state.tab.bulkFilter && (
        <BulkDialog
          queue={queue}
          filter={{ ...state.tab.bulkFilter, ...(state.address.search && { search: state.address.search }) }}
          total={state.total}
          onClose={() => setShown(null)}
        />
      )}
      {conflicted && (
        <ConflictDialog
          entity={queue.entity}
          namespace={queue.namespace}
          conflict={conflicted.conflict}
          differences={
            whole.data && current?.id === conflicted.id && !whole.isFetching
              ? differences<Whole>(conflicted.seen, whole.data, queue.compared)
              : []
          }
          sayField={(key, value) => queue.sayField?.(key, value) ?? plain(value)}
          onClose={decisions.forget}
        />
      )}
    </div>
  );
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  return typeof value === 'string' || typeof value === 'number' ? String(value) || '–' : '–';
}
