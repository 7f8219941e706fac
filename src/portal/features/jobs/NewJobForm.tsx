import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { dayAt } from '../../../../machines/jobs/schedule.ts';
import { path } from '../../paths.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { JobFields } from './JobFields.tsx';
import { createJob } from './jobs.data.ts';
import { missingIn, newJob, sentOf, type TypedJob } from './schedule.form.ts';

/** A campaign that shall go out, and when: a draft, until somebody schedules it. */
export function NewJobForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const [, navigate] = useLocation();
  const today = dayAt(new Date(useMoment()));
  const { id: viewer } = useViewer();
  const form = useTyped<TypedJob>(newJob(today), missingIn, { person: viewer, name: 'job' });
  const create = () =>
    form.send(async (typed) => {
      const { id } = await createJob(sentOf(typed));
      toast.success(t('created', { title: typed.title }));
      onClose();
      navigate(path('job', id));
    });
  return (
    <NewRecord
      title={t('newJob')}
      description={t('newJobBody')}
      verb={t('newJob')}
      typed={form}
      isStrict={form.isChanged}
      onCreate={create}
      onClose={onClose}
    >
      <JobFields form={form} />
    </NewRecord>
  );
}
