import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QUIET_FROM, QUIET_UNTIL } from '../../../../machines/jobs/schedule.ts';
import { useFormat } from '../../format.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { danger, ltr, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { useFirstDay, useReach, useReachedBefore } from './jobs.data.ts';
import { SaidNow } from './SaidNow.tsx';
import {
  beginsNow,
  type Job,
  messagesOf,
  outlookOf,
  scheduleOf,
  sendsInQuietHours,
  typedFrom,
} from './schedule.form.ts';
import { useDayNames } from './words.hook.ts';

interface ScheduleOutlookProps {
  job: Job;
  /** Messages that do not go out, as whom they are for has got them already. */
  leftOut: number;
  /** What stands below the number of those whom it reaches. */
  children?: ReactNode;
}

/** What becomes of a job that is set going. */
export function ScheduleOutlook({ job, leftOut, children }: ScheduleOutlookProps) {
  const { t } = useTranslation('jobs');
  const { number, date, list } = useFormat();
  const { day } = useDayNames();
  const now = new Date(useMoment());
  const reach = useReach(job);
  const { sent, runs, isCutShort } = outlookOf(job, scheduleOf(typedFrom(job)), now, useFirstDay(job));
  const [run, last] = [runs[0], runs.at(-1)];
  const channels = sent?.channels ?? [];
  const messages = messagesOf({ reach: reach?.count ?? 0, leftOut, runs: runs.length, channels });
  return (
    <>
      {sent && (
        <p>
          {t('columns.sends')}: <Written>{sent.title}</Written>
        </p>
      )}
      {reach === null && <p className={muted}>{t('countingReach')} …</p>}
      {reach && reach.count > 0 && <p>{t('reachesNow', { count: reach.count, number: number(reach.count) })}</p>}
      {children}
      {run && beginsNow(run, now) && <p>{t('beginsNow', { until: run.until })}</p>}
      {run && !beginsNow(run, now) && (
        <p>
          {t('firstRun')}: {day(run.day)} <span className={ltr}>{`${run.from}–${run.until}`}</span>
        </p>
      )}
      {job.isUrgent && sendsInQuietHours(runs, now) && (
        <p className={danger}>{t('overridesQuiet', { from: QUIET_FROM, until: QUIET_UNTIL })}</p>
      )}
      {runs.length === 1 && <p>{t('thisDayOnly')}</p>}
      {last && runs.length > 1 && (
        <p>{t('runsInAll', { count: runs.length, number: number(runs.length), day: day(last.day) })}</p>
      )}
      <SaidNow job={job} />
      {reach && runs.length > 0 && (runs.length > 1 || channels.length > 1) && (
        <p>
          {channels.length > 1 &&
            t('messageByEach', { channels: list(channels.map((channel) => t(`channels.${channel}`))) })}{' '}
          {t('messagesInAll', { count: messages, number: number(messages) })}{' '}
          {runs.length > 1 && !job.isUrgent && t('atMost')}
        </p>
      )}
      {reach && reach.silent > 0 && channels.includes('call') && (
        <p className={danger}>{t('silentCalls', { count: reach.silent, number: number(reach.silent) })}</p>
      )}
      {channels.includes('app') && <p>{t('appToo')}</p>}
      {isCutShort && sent && (
        <p className={danger}>{t('outOfForce', { from: date(sent.startDt), until: date(sent.endDt) })}</p>
      )}
    </>
  );
}

/** The same where nothing is chosen: whom it has reached already is left out, or gets it again, as the job says. */
export function ScheduleNotice({ record: job }: { record: Job }) {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const before = useReachedBefore(job).data;
  const had = before?.count ?? 0;
  const said = { count: had, number: number(had) };
  return (
    <ScheduleOutlook job={job} leftOut={job.leavesOutReached ? (before?.messages ?? 0) : 0}>
      {had > 0 && (job.leavesOutReached ? <p>{t('leavesOut', said)}</p> : <p className={danger}>{t('twice', said)}</p>)}
    </ScheduleOutlook>
  );
}
