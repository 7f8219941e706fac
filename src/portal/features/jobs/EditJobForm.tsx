import { useTranslation } from 'react-i18next';
import { EventForm } from '../../records/EventForm.tsx';
import type { EventFormProps } from '../../records/record.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { JobFields } from './JobFields.tsx';
import { type Job, missingIn, sentOf, type TypedJob, typedFrom } from './schedule.form.ts';

/** What goes out and when, changed. */
export function EditJobForm({ record: job, send, onClose, denialOf }: EventFormProps<Job>) {
  const { t } = useTranslation('records');
  const now = { ...typedFrom(job), reason: '' };
  const form = useTyped<TypedJob & { reason: string }>(now, missingIn, undefined, now);
  const save = () =>
    form.send(async ({ reason, ...typed }) => {
      await send('EDIT', { ...sentOf(typed), ...(reason.trim() !== '' && { reason: reason.trim() }) });
      onClose();
    });
  return (
    <EventForm
      entity="job"
      event="EDIT"
      subject={`${job.jobNumber} · ${job.title}`}
      typed={form}
      width="huge"
      denial={denialOf('EDIT')}
      onSend={save}
      onClose={onClose}
    >
      <JobFields form={form} />
      <TextArea label={t('reason')} maxLength={500} rows={2} {...form.field('reason')} />
    </EventForm>
  );
}
