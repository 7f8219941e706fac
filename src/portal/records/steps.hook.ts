import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { callErrorOf } from '../api/call-error.ts';
import type { Conflict } from '../api/conflict.ts';
import { toast } from '../ui/toast.queue.ts';
import { useBackRefusal } from '../workflow/back-refused.hook.ts';
import { decideOn } from '../workflow/deciding.ts';
import { refresh, sendEvent, versionIn } from '../workflow/entity.data.ts';
import { type EntityDescription, limitsOf, type Reversal, reversalOf } from '../workflow/entity.ts';
import { backWord, isAsked } from '../workflow/event.form.ts';
import type { Payload } from '../workflow/sending.ts';
import type { Sent, Undo } from '../workflow/undo.hook.ts';
import { useViewer } from '../workflow/viewer.ts';
import { hasWayBack } from '../workflow/way-back.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import { askStep } from './asked.ts';
import type { PageRecord } from './record.ts';

/** Sends events for the version of the record that is on the screen, and tells what came of it. */
export function useSteps<R extends PageRecord>(
  type: EntityDescription<R, R>,
  record: R,
  undo: Undo,
  takeBack?: (undo: string) => void,
) {
  const { t } = useTranslation(['records', 'common', 'lists']);
  const { workflow: entity, href } = type;
  const words = useWorkflowWords(entity);
  const backRefusal = useBackRefusal(entity);
  const { permissions } = useViewer();
  const [, navigate] = useLocation();
  const [conflict, setConflict] = useState<{ conflict: Conflict; seen: R } | null>(null);

  /** The versions that stand again, once what followed them was taken back, under the number they have now. */
  const [again] = useState(() => new Map<number, number>());

  async function send(event: string, payload: Payload): Promise<void> {
    const label = `${type.number(record)} · ${type.title(record)}`;
    const made = undo.sends(label, 'later');
    const sent = decideOn({
      entity,
      sending: { id: record.id, version: record.version, event, payload },
      label,
      href: href?.(record.id) ?? window.location.pathname,
    });
    try {
      await Promise.race([sent.answer, sent.waits]);
      if (sent.hasWaited())
        return void sent.answer.then(
          (answer) => told(event, made, answer),
          () => {
            made.failed();
            return refresh(type);
          },
        );
    } catch (thrown) {
      made.failed();
      const found = callErrorOf(thrown).conflict;
      if (found) {
        setConflict({ conflict: found, seen: record });
        await refresh(type);
      }
      throw thrown;
    }
    await told(event, made, await sent.answer);
  }

  async function told(event: string, made: Sent, answer: unknown): Promise<void> {
    // It came through after all: that somebody was faster the time before is over.
    setConflict(null);
    await refresh(type);
    const message = t('stepDone', { event: words.happened(event), number: type.number(record) });
    const back = hasWayBack(entity, event, permissions) ? reversalOf(type, event, record) : undefined;
    if (!back) return made.did(message);
    const version = versionIn(answer) ?? record.version + 1;
    const word = backWord(entity, back, words.verb(back.event), t('common:undo'));
    const limits = limitsOf(type, event, record, words.verb(back.event));
    made.did(message, (giveUp) => void revert(back, version, giveUp), { word, ...limits });
  }

  /** Takes a step back at once, or asks first for what that needs. */
  async function revert(back: Reversal, version: number, giveUp: () => void): Promise<void> {
    if (isAsked(entity, back)) {
      if (takeBack) return takeBack(back.event);
      askStep(record.id, back.event);
      const page = href?.(record.id);
      if (page && window.location.pathname !== page) navigate(page);
      return;
    }
    try {
      const standing = again.get(version) ?? version;
      const answer = await sendEvent(entity, { id: record.id, version: standing, ...back });
      again.set(record.version, versionIn(answer) ?? standing + 1);
      await refresh(type);
      toast.info(t('stepDone', { event: words.happened(back.event), number: type.number(record) }));
    } catch (thrown) {
      const isOver = callErrorOf(thrown).conflict !== null;
      if (!isOver) giveUp();
      const detail = type.number(record);
      if (isOver) toast.info(backRefusal(thrown), { detail });
      else toast.error(backRefusal(thrown), { detail });
    }
  }

  return { send, conflict, forget: () => setConflict(null) };
}
