import { useTranslation } from 'react-i18next';
import { QUIET_FROM, QUIET_UNTIL } from '../../../../machines/jobs/schedule.ts';
import { useLock } from '../../editing/permission.hook.ts';
import { useFormat } from '../../format.ts';
import { EventForm } from '../../records/EventForm.tsx';
import type { EventFormProps } from '../../records/record.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { danger, ltr } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { useFirstDay, useReach, useReachedBefore } from './jobs.data.ts';
import { ReachedBefore } from './ReachedBefore.tsx';
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

/** What is set going: what goes out, to how many, who has got it already, and when it begins. */
export function ScheduleForm({ record: job, send, onClose, denialOf }: EventFormProps<Job>) {
  const { t } = useTranslation('jobs');
  const { number, date, list } = useFormat();
  const { day } = useDayNames();
  const now = new Date(useMoment());
  const reach = useReach(job);
  const before = useReachedBefore(job);
  const cannotEdit = useLock('jobs:job:put');
  const { sent, runs, isCutShort, parts } = outlookOf(job, scheduleOf(typedFrom(job)), now, useFirstDay(job));
  const [run, last] = [runs[0], runs.at(-1)];
  const form = useTyped({ leavesOutReached: job.leavesOutReached, isSure: false }, () => new Set<string>());
  const { leavesOutReached, isSure } = form.typed;
  const had = before.data?.count ?? 0;
  const isTwice = had > 0 && !leavesOutReached;
  const denial = before.isPending ? t('countingReached') : isTwice && !isSure ? t('sureFirst') : undefined;
  const channels = sent?.channels ?? [];
  const leftOut = leavesOutReached ? (before.data?.messages ?? 0) : 0;
  const messages = messagesOf({ reach: reach ?? 0, leftOut, runs: runs.length, channels });
  const setGoing = () =>
    form.send(async (typed) => {
      const { leavesOutReached: chosen } = typed;
      if (chosen === job.leavesOutReached) await send('SCHEDULE', {});
      // The call that changes a job can move it too: as one step of whoever decides.
      else await send('EDIT', { leavesOutReached: chosen, jobStatusId: 'scheduled' });
      onClose();
    });
  return (
    <EventForm
      entity="job"
      event="SCHEDULE"
      subject={`${job.jobNumber} · ${job.title}`}
      typed={form}
      denial={denialOf('SCHEDULE') ?? denial}
      onSend={setGoing}
      onClose={onClose}
    >
      {sent && (
        <p>
          {t('columns.sends')}: <Written>{sent.title}</Written>
        </p>
      )}
      {reach !== undefined && <p>{t('reachesNow', { count: reach, number: number(reach) })}</p>}
      {before.data && had > 0 && (
        <ReachedBefore
          of={before.data}
          leavesOut={leavesOutReached}
          isSure={isSure}
          lock={cannotEdit}
          onChange={form.change}
        />
      )}
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
      {reach !== undefined && runs.length > 0 && (runs.length > 1 || parts > 1 || channels.length > 1) && (
        <p>
          {channels.length > 1 &&
            t('messageByEach', { channels: list(channels.map((channel) => t(`channels.${channel}`))) })}{' '}
          {t('messagesInAll', { count: messages, number: number(messages) })}{' '}
          {parts > 1 && t('partsEach', { count: parts, number: number(parts) })}
        </p>
      )}
      {channels.includes('app') && <p>{t('appToo')}</p>}
      {isCutShort && sent && (
        <p className={danger}>{t('outOfForce', { from: date(sent.startDt), until: date(sent.endDt) })}</p>
      )}
    </EventForm>
  );
}
