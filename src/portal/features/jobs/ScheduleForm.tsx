import { useTranslation } from 'react-i18next';
import { nextRuns } from '../../../../machines/jobs/schedule.ts';
import { useFormat } from '../../format.ts';
import { EventForm } from '../../records/EventForm.tsx';
import type { EventFormProps } from '../../records/record.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { danger, ltr } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { useFirstDay, useReach } from './jobs.data.ts';
import { type Job, scheduleOf, typedFrom } from './schedule.form.ts';
import { useDayNames } from './words.hook.ts';

/** So many runs are looked through for one on which nothing goes out. */
const LOOKED_AT = 10;

/** What is set going: what goes out, to how many, and when it begins. */
export function ScheduleForm({ record: job, send, onClose, denialOf }: EventFormProps<Job>) {
  const { t } = useTranslation('jobs');
  const { number, date } = useFormat();
  const { day } = useDayNames();
  const now = new Date(useMoment());
  const reach = useReach(job);
  const sent = job.campaign ?? job.survey ?? undefined;
  const runs = nextRuns(scheduleOf(typedFrom(job)), now, { count: LOOKED_AT, firstDay: useFirstDay(job), sent });
  const run = runs.find(({ dropped }) => dropped === null);
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
      {runs.some(({ dropped }) => dropped === 'notInForce') && sent && (
        <p className={danger}>{t('outOfForce', { from: date(sent.startDt), until: date(sent.endDt) })}</p>
      )}
    </EventForm>
  );
}
