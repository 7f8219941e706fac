import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { eventsFor } from '../../../machines/shared/decide.ts';
import type { Actor } from '../../../machines/shared/workflow.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { callErrorOf } from '../api/call-error.ts';
import { useErrorWords } from '../api/error.words.ts';
import { toast } from '../ui/toast.queue.ts';
import { useBackRefusal } from '../workflow/back-refused.hook.ts';
import { decideOn, isWaiting, useUnsentOn } from '../workflow/deciding.ts';
import { EventDialog } from '../workflow/EventDialog.tsx';
import { hrefOf, labelOf, limitsOf, reasonsOf, reversalOf, subjectOfRow } from '../workflow/entity.ts';
import { asksFirst, backWord } from '../workflow/event.form.ts';
import type { ListRow } from '../workflow/rows.ts';
import type { Payload } from '../workflow/sending.ts';
import type { Sent, Undo } from '../workflow/undo.hook.ts';
import { hasWayBack } from '../workflow/way-back.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import type { ListDescription } from './list.ts';

/** An event for one row. */
export interface RowOrder<Row> {
  name: string;
  row: Row;
  payload: Payload;
  isUndo: boolean;
  onGiveUp: () => void;
}

interface RowEventProps<Row extends ListRow> {
  list: ListDescription<Row>;
  row: Row;
  event: string;
  viewer: Actor;
  /** Known already: what takes a decision back is sent as it is. */
  payload: Payload;
  /** It takes back a decision: its own undoing is no decision. */
  isUndo: boolean;
  onDone: () => void;
  onReload: () => void;
  undo: Undo;
  /** What was done is to be taken back. */
  onUndo: (order: RowOrder<Row>) => void;
  /** It was not sent after all. */
  onGiveUp: () => void;
  /** It is not on its way: refused, given up, or it waits for the server. */
  onHalt?: () => void;
  onClose: () => void;
}

/** One event for the row under the cursor: sent at once when nothing need be asked, refused in the machine's words when it cannot be. */
export function RowEvent<Row extends ListRow>({
  list,
  row,
  event,
  viewer,
  payload: known,
  isUndo,
  onDone,
  onReload,
  undo,
  onUndo,
  onGiveUp,
  onHalt,
  onClose,
}: RowEventProps<Row>) {
  const { entity } = list;
  const { t } = useTranslation(['lists', 'common', 'shell']);
  const words = useWorkflowWords(entity.workflow);
  const refusalWords = useErrorWords();
  const backRefusal = useBackRefusal(entity.workflow);
  const workflow = workflowOf(entity.workflow);
  const description = workflow.events[event];
  const subject = subjectOfRow(entity, row);
  const verdict = eventsFor(workflow, subject, viewer).find((one) => one.event === event);
  const waiting = useUnsentOn(entity.workflow, row.id);
  const isPossible = verdict?.enabled && !(waiting && isWaiting(waiting));
  const notice = isUndo || !list.notices?.[event]?.isFor(row) ? undefined : list.notices[event];
  const asks = description !== undefined && asksFirst(description) && Object.keys(known).length === 0;
  const needsForm = asks || notice !== undefined;
  const label = labelOf(entity, row);

  async function send(payload: Payload) {
    const sent = isUndo ? null : undo.sends(label, 'later');
    const deciding = decideOn({
      entity: entity.workflow,
      sending: { id: row.id, version: row.version, event, payload },
      label,
      href: hrefOf(entity, row) ?? entity.screen,
    });
    const failed = (thrown: unknown) => {
      sent?.failed();
      throw thrown;
    };
    await Promise.race([deciding.answer, deciding.waits]).catch(failed);
    wasSent.current = true;
    if (!deciding.hasWaited()) return arrived(await deciding.answer, sent);
    onHalt?.();
    deciding.answer
      .then((answer) => arrived(answer, sent))
      .catch(() => {
        sent?.failed();
        onGiveUp();
      });
  }

  function arrived(answer: unknown, sent: Sent | null) {
    onDone();
    const message = t('rowDone', { event: words.happened(event), label });
    if (!sent) return toast.success(message);
    const back = hasWayBack(entity.workflow, event, viewer.permissions) ? reversalOf(entity, event, row) : undefined;
    if (!back) {
      const after = { ...subject, ...stepped(answer) };
      const leading = eventsFor(workflow, after, viewer).find(
        (one) => one.enabled && workflow.events[one.event]?.turnsBack,
      );
      return sent.did(message, undefined, leading && { instead: words.verb(leading.event) });
    }
    const order = { name: back.event, row: { ...row, ...stepped(answer) }, payload: back.payload };
    const takeBack = (giveUp: () => void) => onUndo({ ...order, isUndo: true, onGiveUp: giveUp });
    const verb = words.verb(back.event);
    const word = backWord(entity.workflow, back, verb, t('common:undo'));
    sent.did(message, takeBack, { word, ...limitsOf(entity, event, row, verb) });
  }

  const wasSent = useRef(false);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current || (isPossible && needsForm)) return;
    isStarted.current = true;
    onClose();
    if (!isPossible) {
      onHalt?.();
      const reason = verdict && (verdict.enabled ? t('shell:unsent.first') : words.denial(verdict, row.state));
      toast.info(`${words.verb(event)}: ${reason ?? t('notPossible')}`, { detail: label });
      return;
    }
    send(known).catch((thrown: unknown) => {
      onHalt?.();
      const isOver = callErrorOf(thrown).conflict !== null;
      if (!isOver) onGiveUp();
      if (isUndo && isOver) toast.info(backRefusal(thrown), { detail: label });
      else toast.error(refusalWords(thrown), { detail: label });
    });
  });

  if (!verdict?.enabled || !needsForm) return null;
  const Form = list.forms?.[event];
  if (Form) {
    return (
      <Form
        row={row}
        onSend={(payload) => {
          onClose();
          send(payload).catch((thrown: unknown) => toast.error(refusalWords(thrown), { detail: label }));
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <EventDialog
      entity={entity.workflow}
      event={event}
      subject={label}
      draft={`${entity.workflow} ${row.id} ${event}`}
      pickers={list.pickers}
      reasons={reasonsOf(entity, row)}
      notice={notice && <notice.Content record={row} />}
      onSend={send}
      onReload={onReload}
      onClose={() => {
        if (!wasSent.current) {
          onGiveUp();
          onHalt?.();
        }
        onClose();
      }}
    />
  );
}

/** The state and version a call answers with. */
function stepped(answer: unknown): Partial<ListRow> {
  if (typeof answer !== 'object' || answer === null || !('version' in answer) || !('state' in answer)) return {};
  const { version, state } = answer;
  return typeof version === 'number' && typeof state === 'string' ? { version, state } : {};
}
