import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { workflowOf } from '../../../machines/workflows.ts';
import type { Conflict } from '../api/conflict.ts';
import { refusalOf } from '../api/refusal.ts';
import { toast } from '../ui/toast.queue.ts';
import type { Payload } from '../workflow/sending.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import { askStep } from './asked.ts';
import type { RecordDescription, RecordRow } from './record.ts';

/** Sends events for the version of the record that is on the screen, and tells what came of it. */
export function useSteps<R extends RecordRow>(description: RecordDescription<R>, record: R) {
  const { t } = useTranslation(['records', 'common']);
  const { entity, refresh } = description;
  const words = useWorkflowWords(entity);
  const [, navigate] = useLocation();
  const [conflict, setConflict] = useState<{ conflict: Conflict; seen: R } | null>(null);

  async function send(event: string, payload: Payload): Promise<void> {
    try {
      await description.send({ id: record.id, version: record.version, event, payload });
    } catch (thrown) {
      const found = refusalOf(thrown).conflict;
      if (found) {
        setConflict({ conflict: found, seen: record });
        await refresh();
      }
      throw thrown;
    }
    await refresh();
    const undo = workflowOf(entity).events[event]?.undo;
    const message = t('stepDone', { event: words.happened(event), number: description.number(record) });
    if (!undo) return toast.success(message);
    toast.undo(message, t('common:undo'), () => {
      askStep(record.id, undo);
      if (window.location.pathname !== description.href(record.id)) navigate(description.href(record.id));
    });
  }

  return { send, conflict, forget: () => setConflict(null) };
}
