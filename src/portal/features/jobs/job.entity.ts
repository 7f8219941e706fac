import { type JobFacts, noJobForm } from '../../../../machines/jobs/job.machine.ts';
import { path } from '../../paths.ts';
import { defineEntity } from '../../workflow/entity.ts';

export const jobs = defineEntity<'/job/'>({
  workflow: 'job',
  namespace: 'jobs',
  screen: path('jobs'),
  calls: { list: '/job/' },
  shownAt: ['/job', '/workflow', '/dashboard'],
  number: ({ jobNumber }) => jobNumber,
  title: ({ title }) => title,
  facts: ({ title, campaignId, surveyId, goesOut, runsLeft }): JobFacts => ({
    form: { ...noJobForm, title, campaignId, surveyId },
    goesOut,
    runsLeft,
  }),
  compared: ['state', 'title', 'startDt', 'endDt'],
});
