import { type JobFacts, noJobForm } from '../../../../machines/jobs/job.machine.ts';
import { path } from '../../paths.ts';
import { defineEntity } from '../../workflow/entity.ts';
import { letters } from '../../workflow/letters.ts';

export const jobs = defineEntity<'/job/', '/job/{id}'>({
  workflow: 'job',
  namespace: 'jobs',
  screen: path('jobs'),
  href: (id) => path('job', id),
  calls: { list: '/job/', record: '/job/{id}' },
  shownAt: ['/job', '/workflow', '/dashboard'],
  number: ({ jobNumber }) => jobNumber,
  title: ({ title }) => title,
  facts: ({ title, campaignId, surveyId, goesOut, runsLeft, someFailed }): JobFacts => ({
    form: { ...noJobForm, title, campaignId, surveyId },
    goesOut,
    runsLeft,
    someFailed,
  }),
  keys: [
    { key: letters.hold, event: 'PAUSE' },
    { key: letters.goOn, event: 'RESUME' },
    { key: letters.change, event: 'EDIT', onRecord: true },
  ],
  compared: [
    'state',
    'title',
    'startDt',
    'endDt',
    'startTime',
    'endTime',
    'weekDays',
    'monthDays',
    'yearMonths',
    'leavesOutReached',
  ],
});
