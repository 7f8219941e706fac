import { defineRecord } from '../../records/record.ts';
import { Written } from '../../ui/Written.tsx';
import { EditJobForm } from './EditJobForm.tsx';
import { JobSide } from './JobSide.tsx';
import { jobs } from './job.entity.ts';
import { LastRun } from './LastRun.tsx';
import { RunsSection } from './RunsSection.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import type { Job } from './schedule.form.ts';
import { CancelNotice, ResumeNotice, RetryNotice } from './UndoneNotices.tsx';

export const jobRecord = defineRecord<Job>({
  entity: jobs,
  facts: ({ campaign, survey, lastRun }) => {
    const sent = campaign ?? survey;
    return [
      ...(sent ? [<Written key="sent">{sent.title}</Written>] : []),
      ...(lastRun ? [<LastRun key="last" of={lastRun} />] : []),
    ];
  },
  sections: [
    { key: 'schedule', Content: ScheduleSection },
    { key: 'runs', count: ({ lastRun }) => lastRun?.number ?? 0, Content: RunsSection },
  ],
  Side: JobSide,
  actions: ['SCHEDULE', 'PAUSE', 'RESUME', 'RETRY', 'EDIT', 'CANCEL'],
  lists: { operators: 'operator' },
  notices: { CANCEL: CancelNotice, RESUME: ResumeNotice, RETRY: RetryNotice },
  forms: { EDIT: EditJobForm, SCHEDULE: ScheduleForm },
});
