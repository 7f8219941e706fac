import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { workflowOf } from '../../../machines/workflows.ts';
import { callErrorOf } from '../api/call-error.ts';
import type { Conflict } from '../api/conflict.ts';
import { toast } from '../ui/toast.queue.ts';
import { decideOn } from '../workflow/deciding.ts';
import { refresh } from '../workflow/entity.data.ts';
import type { EntityDescription } from '../workflow/entity.ts';
import { backWord } from '../workflow/event.form.ts';
import type { Payload } from '../workflow/sending.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import { askStep } from './asked.ts';
import type { PageRecord } from './record.ts';

/** Sends events for the version of the record that is on the screen, and tells what came of it. */
export function useSteps<R extends PageRecord>(
  type: EntityDescription<R, R>,
  record: R,
  takeBack?: (undo: string) => void,
) {
  const { t } = useTranslation(['records', 'common']);
  const { workflow: entity, href } = type;
  const words = useWorkflowWords(entity);
  const [, navigate] = useLocation();
  const [conflict, setConflict] = useState<{ conflict: Conflict; seen: R } | null>(null);

  async function send(event: string, payload: Payload): Promise<void> {
    const sent = decideOn({
      entity,
      sending: { id: record.id, version: record.version, event, payload },
      label: `${type.number(record)} · ${type.title(record)}`,
      href: href?.(record.id) ?? window.location.pathname,
    });
    try {
      await Promise.race([sent.answer, sent.waits]);
      if (sent.hasWaited())
        return void sent.answer.then(
          () => told(event),
          () => refresh(type),
        );
    } catch (thrown) {
      const found = callErrorOf(thrown).conflict;
      if (found) {
        setConflict({ conflict: found, seen: record });
        await refresh(type);
      }
      throw thrown;
    }
    await told(event);
  }

  async function told(event: string): Promise<void> {
    // It came through after all: that somebody was faster the time before is over.
    setConflict(null);
    await refresh(type);
    const undo = workflowOf(entity).events[event]?.undo;
    const message = t('stepDone', { event: words.happened(event), number: type.number(record) });
    if (!undo) return toast.success(message);
    const word = backWord(entity, { event: undo, payload: {} }, words.verb(undo), t('common:undo'));
    toast.undo(message, takeBack ? t('common:undo') : word, () => {
      if (takeBack) return takeBack(undo);
      askStep(record.id, undo);
      const page = href?.(record.id);
      if (page && window.location.pathname !== page) navigate(page);
    });
  }

  return { send, conflict, forget: () => setConflict(null) };
}
