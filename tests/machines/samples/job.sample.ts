import { type JobFacts, noJobFacts, noJobForm } from '../../../machines/jobs/job.machine.ts';
import { jobWorkflow } from '../../../machines/jobs/job.workflow.ts';
import type { Sample } from '../sample.ts';

const CAMPAIGN = '00000000-0000-4000-8000-0000000000ca';

export const jobSample: Sample<JobFacts> = {
  workflow: jobWorkflow,
  unborn: noJobFacts,
  events: [
    { type: 'CREATE', form: { ...noJobForm, title: 'Mandi rates', campaignId: CAMPAIGN } },
    { type: 'EDIT', form: { title: 'Mandi rates on pay days' } },
    { type: 'SCHEDULE' },
    { type: 'REWRITE' },
    { type: 'START' },
    { type: 'FINISH_RUN', runsLeft: true },
    { type: 'FINISH_RUN', runsLeft: false },
    { type: 'FAIL' },
    { type: 'PAUSE' },
    { type: 'RESUME' },
    { type: 'RETRY' },
    { type: 'CANCEL', reason: 'The rates are wrong' },
  ],
  digest: ({ form }) => `${form.title}${form.campaignId !== null}`,
};
