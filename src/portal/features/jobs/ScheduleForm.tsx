import { useTranslation } from 'react-i18next';
import { nextRun } from '../../../../machines/jobs/schedule.ts';
import { useFormat } from '../../format.ts';
import { EventForm } from '../../records/EventForm.tsx';
import type { EventFormProps } from '../../records/record.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { ltr } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { useFirstDay, useReach } from './jobs.data.ts';
import { type Job, scheduleOf, typedFrom } from './schedule.form.ts';
import { useDayNames } from './words.hook.ts';

/** What is set going: what goes out, to how many, and when it begins. */
export function ScheduleForm({ record: job, send, onClose, onReload, denialOf }: EventFormProps<Job>) {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const { day } = useDayNames();
  const now = new Date(useMoment());
  const reach = useReach(job);
  const run = nextRun(scheduleOf(typedFrom(job)), now, useFirstDay(job));
  const sent = job.campaign ?? job.survey;
  const form = useTyped({}, () => new Set<string>());
  const schedule = () =>
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
      onSend={schedule}
      onClose={onClose}
      onReload={onReload}
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
    </EventForm>
  );
}
