import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { EventForm } from '../../records/EventForm.tsx';
import type { EventFormProps } from '../../records/record.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { danger, ltr } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { useFirstDay, useReach } from './jobs.data.ts';
import { type Job, outlookOf, scheduleOf, typedFrom } from './schedule.form.ts';
import { useDayNames } from './words.hook.ts';

/** What is set going: what goes out, to how many, and when it begins. */
export function ScheduleForm({ record: job, send, onClose, denialOf }: EventFormProps<Job>) {
  const { t } = useTranslation('jobs');
  const { number, date } = useFormat();
  const { day } = useDayNames();
  const now = new Date(useMoment());
  const reach = useReach(job);
  const { sent, runs, isCutShort, parts } = outlookOf(job, scheduleOf(typedFrom(job)), now, useFirstDay(job));
  const [run, last] = [runs[0], runs.at(-1)];
  const form = useTyped({}, () => new Set<string>());
  const setGoing = () =>
    form.send(async () => {
      await send('SCHEDULE', {});
      onClose();
    });
  return (
    <EventForm
      entity="job"
      event="SCHEDULE"
      subject={`${job.jobNumber} · ${job.title}`}
      typed={form}
      denial={denialOf('SCHEDULE')}
      onSend={setGoing}
      onClose={onClose}
    >
      {sent && (
        <p>
          {t('columns.sends')}: <Written>{sent.title}</Written>
        </p>
      )}
      {reach !== undefined && <p>{t('reachesNow', { count: reach, number: number(reach) })}</p>}
      {run && (
        <p>
          {t('firstRun')}: {day(run.day)} <span className={ltr}>{`${run.from}–${run.until}`}</span>
        </p>
      )}
      {last && runs.length > 1 && (
        <p>{t('runsInAll', { count: runs.length, number: number(runs.length), day: day(last.day) })}</p>
      )}
      {reach !== undefined && runs.length > 0 && (runs.length > 1 || parts > 1) && (
        <p>
          {t('messagesInAll', { count: reach * runs.length, number: number(reach * runs.length) })}{' '}
          {parts > 1 && t('partsEach', { count: parts, number: number(parts) })}
        </p>
      )}
      {isCutShort && sent && (
        <p className={danger}>{t('outOfForce', { from: date(sent.startDt), until: date(sent.endDt) })}</p>
      )}
    </EventForm>
  );
}
