import { useTranslation } from 'react-i18next';
import { dayAt } from '../../../../machines/jobs/schedule.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { useMoment } from '../../ui/moment.hook.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { createJob, useCampaigns } from './jobs.data.ts';
import { NextRuns } from './NextRuns.tsx';
import { scheduleOf, type TypedJob, WEEK_DAYS } from './schedule.form.ts';
import { useDayNames } from './words.hook.ts';

/** A campaign that shall go out, and when: a draft, until somebody schedules it. */
export function NewJobForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const campaigns = useCampaigns();
  const { weekDay } = useDayNames();
  const today = dayAt(new Date(useMoment()));
  const first: TypedJob = {
    title: '',
    campaignId: null,
    startDt: today,
    endDt: today,
    startTime: '',
    endTime: '',
    weekDays: [],
  };
  const form = useTyped<TypedJob>(first, ({ title, campaignId, startDt, endDt }) => {
    const empty = { title: title.trim() === '', campaignId: !campaignId, startDt: !startDt, endDt: !endDt };
    return new Set(Object.entries(empty).flatMap(([name, isEmpty]) => (isEmpty ? [name] : [])));
  });
  const create = () =>
    form.send(async ({ title, campaignId, startTime, endTime, ...typed }) => {
      const { startDt, endDt, weekDays } = scheduleOf(typed);
      const times = { ...(startTime && { startTime }), ...(endTime && { endTime }) };
      await createJob({ title, campaignId: campaignId ?? '', startDt, endDt, ...times, weekDays: [...weekDays] });
      toast.success(t('created', { title }));
      onClose();
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
      <TextField label={t('columns.title')} isRequired autoFocus maxLength={120} {...form.field('title')} />
      <Select label={t('campaign')} options={campaigns} isRequired {...form.field('campaignId')} />
      <DateField label={t('from')} isRequired {...form.field('startDt')} />
      <DateField label={t('until')} isRequired {...form.field('endDt')} />
      <TextField label={t('startsAt')} description={t('startsAtHint')} maxLength={5} {...form.field('startTime')} />
      <TextField label={t('stopsAt')} description={t('stopsAtHint')} maxLength={5} {...form.field('endTime')} />
      <CheckboxGroup
        label={t('weekDays')}
        description={t('weekDaysHint')}
        options={WEEK_DAYS.map((value) => ({ value, label: weekDay(value) }))}
        {...form.field('weekDays')}
      />
      <NextRuns of={scheduleOf(form.typed)} />
    </NewRecord>
  );
}
