import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { eventsFor } from '../../../machines/shared/decide.ts';
import type { Actor } from '../../../machines/shared/workflow.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { EventDialog } from '../records/EventDialog.tsx';
import { asks } from '../records/event.form.ts';
import { useRefusalWords } from '../records/refusal.words.ts';
import type { Payload } from '../records/sending.ts';
import { useWorkflowWords } from '../records/words.ts';
import { toast } from '../ui/toast.queue.ts';
import type { ListDescription, ListRow } from './list.ts';

interface RowEventProps<Row extends ListRow> {
  list: ListDescription<Row>;
  entity: Entity;
  row: Row;
  event: string;
  viewer: Actor;
  onDone: () => void;
  /** What was just done is to be taken back: by this event, for the row as it is now. */
  onUndo: (event: string, row: Row) => void;
  onClose: () => void;
}

/** One event for the row under the cursor: sent at once when nothing need be asked, refused in the machine's words when it cannot be. */
export function RowEvent<Row extends ListRow>({
  list,
  entity,
  row,
  event,
  viewer,
  onDone,
  onUndo,
  onClose,
}: RowEventProps<Row>) {
  const { t } = useTranslation(['lists', 'common']);
  const words = useWorkflowWords(entity);
  const refusalWords = useRefusalWords();
  const workflow = workflowOf(entity);
  const description = workflow.events[event];
  const subject = list.subjectOf?.(row);
  const verdict = subject && eventsFor(workflow, subject, viewer).find((one) => one.event === event);
  const needsForm = description !== undefined && asks(description);
  const label = list.label(row);

  async function send(payload: Payload) {
    const answer = await list.send?.({ id: row.id, version: row.version, event, payload });
    onDone();
    const message = t('rowDone', { event: words.happened(event), label });
    const undo = description?.undo;
    if (!undo) return toast.success(message);
    const now = { ...row, ...stepped(answer) };
    toast.undo(message, t('common:undo'), () => onUndo(undo, now));
  }

  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current || (verdict?.enabled && needsForm)) return;
    isStarted.current = true;
    onClose();
    if (!verdict?.enabled) {
      const reason = verdict ? words.denial(verdict, row.state ?? '') : undefined;
      toast.info(`${words.verb(event)}: ${reason ?? t('notPossible')}`, { detail: label });
      return;
    }
    send({}).catch((refusal: unknown) => toast.error(refusalWords(refusal), { detail: label }));
  });

  if (!verdict?.enabled || !needsForm) return null;
  return (
    <EventDialog
      entity={entity}
      event={event}
      subject={label}
      {...(list.pickers && { pickers: list.pickers })}
      onSend={send}
      onReload={onDone}
      onClose={onClose}
    />
  );
}

/** The state and version a call answers with. */
function stepped(answer: unknown): Partial<ListRow> {
  if (typeof answer !== 'object' || answer === null || !('version' in answer) || !('state' in answer)) return {};
  const { version, state } = answer;
  return typeof version === 'number' && typeof state === 'string' ? { version, state } : {};
}
