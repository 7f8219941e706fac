import type { RecordContext } from '../../records/record.ts';
import { useFirstDay } from './jobs.data.ts';
import { NextRuns } from './NextRuns.tsx';
import { type Job, scheduleOf, typedFrom } from './schedule.form.ts';

/** When it goes out next. */
export function JobSide({ record: job }: RecordContext<Job>) {
  const sent = job.campaign ?? job.survey ?? undefined;
  return <NextRuns of={scheduleOf(typedFrom(job))} firstDay={useFirstDay(job)} sent={sent} />;
}
