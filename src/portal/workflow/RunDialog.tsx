import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workflowOf } from '../../../machines/workflows.ts';
import { useErrorWords } from '../api/error.words.ts';
import { fileNameOf, saveFile } from '../file.ts';
import { useFormat } from '../format.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useMoment } from '../ui/moment.hook.ts';
import { Progress } from '../ui/Progress.tsx';
import { muted } from '../ui/text.css.ts';
import { toast } from '../ui/toast.queue.ts';
import * as styles from './bulk.css.ts';
import { EventDialog } from './EventDialog.tsx';
import { entityOf, isRunning, outcomeOf, type Run, stopRun, undoRun } from './runs.data.ts';
import { showRun } from './runs.store.ts';
import type { Payload } from './sending.ts';
import { useViewer } from './viewer.ts';
import { useWorkflowWords } from './words.ts';

interface RunDialogProps {
  run: Run;
  /** What it is taken back with, as far as that is known. */
  undoWith: Payload;
  isTakenBack: boolean;
  onClose: () => void;
}

/** One event over more records than a page, as the server goes on with it: how far it is, and what came of it. */
export function RunDialog({ run, undoWith, isTakenBack, onClose }: RunDialogProps) {
  const { t } = useTranslation(['lists', 'common']);
  const { number, time } = useFormat();
  const now = useMoment();
  const refusalWords = useErrorWords();
  const { permissions } = useViewer();
  const entity = entityOf(run);
  const { verb } = useWorkflowWords(entity);
  const [isStopping, setStopping] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { events, policy, undoneWithin } = workflowOf(entity);
  const undo = events[run.event]?.undo;
  const until = untilOf(run, undoneWithin?.(run.event, null));
  const title = t('bulkTitle', { verb: verb(run.event), count: run.total, number: number(run.total) });

  async function stop() {
    setStopping(true);
    try {
      await stopRun(run.id);
    } catch (refusal) {
      setStopping(false);
      toast.error(t('runNotStopped'), { detail: refusalWords(refusal) });
    }
  }

  async function save() {
    setSaving(true);
    try {
      saveFile(await outcomeOf(run.id), fileNameOf(title, 'csv'));
    } catch (refusal) {
      toast.error(t('exportFailed'), { detail: refusalWords(refusal) });
    }
    setSaving(false);
  }

  function undoDenial(): string | undefined {
    if (isTakenBack) return t('runTakenBack');
    if (run.accepted === 0) return t('nothingDone');
    const permission = policy[undo ?? ''] ?? '';
    return permissions.has(permission) ? undefined : t('records:refusals.permission', { permission });
  }

  if (isAsking && undo) {
    return (
      <EventDialog
        entity={entity}
        event={undo}
        subject={t('runUndoSubject', { count: run.accepted, number: number(run.accepted) })}
        initial={undoWith}
        confirmLabel={t('runUndo', { number: number(run.accepted) })}
        onSend={async (payload) => showRun((await undoRun(run.id, payload)).id)}
        onClose={() => setAsking(false)}
      />
    );
  }
  return (
    <Dialog
      isOpen
      isOverMany
      onClose={onClose}
      title={title}
      footer={
        isRunning(run) ? (
          <>
            <Button label={t('stop')} isPending={isStopping} onPress={() => void stop()} />
            <Button label={t('common:close')} onPress={onClose} />
          </>
        ) : (
          <>
            <Button icon={Download} label={t('runFile')} isPending={isSaving} onPress={() => void save()} />
            {undo && (
              <Button
                label={`${t('undoNumber', { number: number(run.accepted) })}…`}
                disabledReason={undoDenial()}
                onPress={() => setAsking(true)}
              />
            )}
            <Button label={t('common:close')} onPress={onClose} />
          </>
        )
      }
    >
      {isRunning(run) && (
        <>
          <Progress label={t('running', { verb: verb(run.event) })} value={run.done} total={run.total} />
          <p className={muted}>{t('runGoesOn')}</p>
        </>
      )}
      {!isRunning(run) && <RunSum run={run} />}
      {until !== null && undoDenial() === undefined && (
        <p className={muted}>
          {now < until ? t('runUndoneUntil', { at: time(new Date(until).toISOString()) }) : t('runUndoneInPart')}
        </p>
      )}
    </Dialog>
  );
}

/** Until when all of it is taken back just so, where that has an end. */
function untilOf({ endedAt }: Run, within: number | undefined): number | null {
  return endedAt === null || within === undefined ? null : Date.parse(endedAt) + within;
}

/** What has come of it; the parts add up to the records it is over. */
function RunSum({ run }: { run: Run }) {
  const { t } = useTranslation('lists');
  const { number } = useFormat();
  const { total, done, accepted, replayed, refused } = run;
  return (
    <p className={styles.parts} role="status">
      <span className={styles.good}>{t('wereDone', { number: number(accepted), total: number(total) })}</span>
      {replayed > 0 && <span>{t('alreadyDone', { count: replayed, number: number(replayed) })}</span>}
      {refused > 0 && (
        <span className={styles.bad}>{t('willBeRefused', { count: refused, number: number(refused) })}</span>
      )}
      {done < total && <span>{t('notReached', { number: number(total - done) })}</span>}
    </p>
  );
}
