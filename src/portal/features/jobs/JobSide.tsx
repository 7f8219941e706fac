import type { RecordContext } from '../../records/record.ts';
import { useFirstDay } from './jobs.data.ts';
import { NextRuns } from './NextRuns.tsx';
import { type Job, scheduleOf, typedFrom } from './schedule.form.ts';

/** When it goes out next: what was called off does no more. */
export function JobSide({ record: job }: RecordContext<Job>) {
  const sent = job.campaign ?? job.survey ?? undefined;
  const firstDay = useFirstDay(job);
  if (job.state === 'cancelled') return null;
  return <NextRuns of={scheduleOf(typedFrom(job))} firstDay={firstDay} sent={sent} />;
}
