import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedRead } from '../../FailedRead.tsx';
import { useFormat } from '../../format.ts';
import type { RecordContext } from '../../records/record.ts';
import { Button } from '../../ui/Button.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { meta, muted, strong } from '../../ui/text.css.ts';
import * as styles from './jobs.css.ts';
import { type JobRun, useRuns } from './jobs.data.ts';
import { LiveMark } from './LiveMark.tsx';
import { RunBand } from './RunBand.tsx';
import { RunLines } from './RunLines.tsx';
import { RunReasons } from './RunReasons.tsx';
import { RunRecipients } from './RunRecipients.tsx';
import type { Job } from './schedule.form.ts';
import { useDayNames } from './words.hook.ts';

/** Each run with what became of everybody, the latest first and whole; one that is open tells it person by person. */
export function RunsSection({ record: job }: RecordContext<Job>) {
  const { t } = useTranslation('jobs');
  const { data, error, isPending, refetch, dataUpdatedAt } = useRuns(job);
  const [open, setOpen] = useState<string | null>(null);
  if (isPending) return <SkeletonRows rows={3} columns={3} />;
  if (!data) return <FailedRead error={error} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <p className={muted}>{t('noRuns')}</p>;
  return data.items.map((run, place) => (
    <RunOf
      key={run.id}
      run={run}
      state={stateOf(run, job)}
      isLatest={place === 0}
      heardAt={dataUpdatedAt}
      isOpen={open === run.id}
      onToggle={() => setOpen(open === run.id ? null : run.id)}
    />
  ));
}

type RunState = NonNullable<JobRun['outcome']> | 'open' | 'paused';

/** A run that has not ended stands still while its job does. */
function stateOf({ outcome }: JobRun, { state }: Job): RunState {
  return outcome ?? (state === 'paused' || state === 'failed' ? state : 'open');
}

interface RunOfProps {
  run: JobRun;
  state: RunState;
  isLatest: boolean;
  /** When the figures came, in milliseconds. */
  heardAt: number;
  isOpen: boolean;
  onToggle: () => void;
}

function RunOf({ run, state, isLatest, heardAt, isOpen, onToggle }: RunOfProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const { day } = useDayNames();
  const { figures } = run;
  const isWhole = (isLatest || isOpen) && figures.total > 0;
  return (
    <section className={styles.run} aria-label={t('run', { number: format.number(run.number) })}>
      <div className={styles.runHead}>
        <span className={strong}>{t('run', { number: format.number(run.number) })}</span>
        <span>{day(run.day)}</span>
        <span className={muted}>
          {t(`outcomes.${state}`)}
          {run.endedAt && ` ${format.dateTime(run.endedAt)}`}
        </span>
        {!isWhole && figures.total > 0 && (
          <span className={`${meta} ${muted}`}>
            {t('reached', { reached: format.number(figures.delivered), total: format.number(figures.total) })}
          </span>
        )}
        <span className={styles.spacer} />
        {state === 'open' && <LiveMark heardAt={heardAt} />}
        {figures.total > 0 && (
          <Button
            variant="quiet"
            label={t(isOpen ? 'hideRecipients' : 'showRecipients')}
            aria-expanded={isOpen}
            onPress={onToggle}
          />
        )}
      </div>
      {isWhole && (
        <>
          <RunBand run={run} isHalted={run.endedAt === null && state !== 'open'} />
          {run.lines.length > 1 && <RunLines run={run} />}
          {run.reasons.length > 0 && <RunReasons run={run} />}
        </>
      )}
      {isOpen && <RunRecipients run={run} />}
    </section>
  );
}
