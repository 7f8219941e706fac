import { useTranslation } from 'react-i18next';
import { useLock } from '../../editing/permission.hook.ts';
import { EventForm } from '../../records/EventForm.tsx';
import type { EventFormProps } from '../../records/record.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { useReach, useReachedBefore } from './jobs.data.ts';
import { ReachedBefore } from './ReachedBefore.tsx';
import { ScheduleOutlook } from './ScheduleOutlook.tsx';
import type { Job } from './schedule.form.ts';

/** What is set going: what goes out, to how many, who has got it already, and when it begins. */
export function ScheduleForm({ record: job, send, onClose, denialOf }: EventFormProps<Job>) {
  const { t } = useTranslation('jobs');
  const reach = useReach(job);
  const before = useReachedBefore(job);
  const cannotEdit = useLock('jobs:job:put');
  const form = useTyped({ leavesOutReached: job.leavesOutReached, isSure: false }, () => new Set<string>());
  const { leavesOutReached, isSure } = form.typed;
  const had = before.data?.count ?? 0;
  const isTwice = had > 0 && !leavesOutReached;
  const uncounted = reach === null ? t('countingReach') : before.isPending ? t('countingReached') : undefined;
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
      denial={denialOf('SCHEDULE') ?? uncounted ?? (isTwice && !isSure ? t('sureFirst') : undefined)}
      onSend={setGoing}
      onClose={onClose}
    >
      <ScheduleOutlook job={job} leftOut={leavesOutReached ? (before.data?.messages ?? 0) : 0}>
        {before.data && had > 0 && (
          <ReachedBefore
            of={before.data}
            leavesOut={leavesOutReached}
            isSure={isSure}
            lock={cannotEdit}
            onChange={form.change}
          />
        )}
      </ScheduleOutlook>
    </EventForm>
  );
}
