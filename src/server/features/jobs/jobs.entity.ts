import { type JobFacts, noJobFacts } from '../../../../machines/jobs/job.machine.ts';
import { changedNames } from '../../../../machines/jobs/job.repeats.ts';
import { jobWorkflow } from '../../../../machines/jobs/job.workflow.ts';
import type { Services } from '../../platform/feature.ts';
import { defineEntity } from '../../records/define.ts';
import type { Change } from '../../records/entity.ts';
import { lastStepNames } from '../../records/last-step.ts';
import { factsOf, formColumns, urgencyOf } from './jobs.form.ts';
import { goesOut, hasOpenRun, isSentBy, jobList, lastDay, someFailed } from './jobs.list.ts';
import { planNext } from './jobs.plan.ts';
import { callOff, continueOrBegin, takeBack } from './runs.ledger.ts';

/** Jobs, for everything that works on records of any type. */
export const jobEntity = (services: Pick<Services, 'newId' | 'clock'>) =>
  defineEntity(services, {
    workflow: jobWorkflow,
    noun: 'job',
    table: 'outreach_jobs',
    prefix: 'JB-',

    load: (db) =>
      db
        .selectFrom('outreach_jobs as r')
        .leftJoin('broadcasts as b', (on) => on.on(isSentBy))
        .select(['r.id', 'r.state', 'r.version', ...lastStepNames, 'r.number'])
        .select(['r.title', 'r.job_type_id', 'r.campaign_id', 'r.survey_id', 'r.start_dt', 'r.end_dt', 'r.start_time'])
        .select(['r.end_time', 'r.extension', 'r.operators', 'r.week_days', 'r.month_days', 'r.year_months'])
        .select(['r.missed_runs', 'r.is_urgent', 'r.leaves_out_reached'])
        .select([
          goesOut.as('goes_out'),
          lastDay.as('last_day'),
          hasOpenRun.as('has_open_run'),
          someFailed.as('some_failed'),
        ]),
    facts: (row) => factsOf(row, services.clock()),
    noFacts: noJobFacts,
    label: ({ number, title }) => ({ label: `JB-${number} ${title}` }),

    list: jobList,
    tallied: {},
    waiting: [
      {
        screen: '/app/jobs/list',
        title: 'Jobs',
        permission: jobWorkflow.policy['RETRY'] ?? '',
        states: ['failed', 'paused'],
        target: 48,
        named: { number: "'JB-' || r.number", title: 'r.title' },
      },
    ],
    notices: { person: 'r.created_by', label: "'JB-' || r.number", about: 'r.title' },

    remember,
    columns: ({ state, facts, event, at }) => ({
      ...(event.type === 'EDIT' && formColumns(facts.form)),
      ...(event.type === 'RETRY' && { retries: true }),
      ...(event.type === 'START' && { retries: false }),
      urgency: urgencyOf(state, null),
      next_day: null,
      next_run_at: null,
      updated_at: at,
    }),
    // What a change of the schedule leaves standing does not hide who put it there.
    keepsLastStep: ({ event }) => event.type === 'EDIT' || event.type === 'REWRITE',
    async afterSave(trx, change) {
      const { before, state, event, at } = change;
      const about = { jobId: before.id, at };
      if (event.type === 'START')
        await continueOrBegin(services, trx, { ...about, form: change.facts.form, ...planIn(event) });
      if (event.type === 'PAUSE') await takeBack(trx, about);
      if (event.type === 'CANCEL') await callOff(trx, about);
      if (state === 'scheduled') await planNext(trx, { ...about, form: change.facts.form });
    },
  });

/** The day and the end of the run that the runner begins. */
function planIn({ day, plannedAt, until, isMissed, retries }: Change<JobFacts>['event']) {
  if (typeof day !== 'string' || !(plannedAt instanceof Date) || !(until instanceof Date)) {
    throw new Error('a run begins with its plan');
  }
  return { day, plannedAt, until, isMissed: isMissed === true, retries: retries === true };
}

function remember({ before, facts, event }: Change<JobFacts>): Record<string, unknown> | null {
  switch (event.type) {
    case 'EDIT': {
      const changed = changedNames(before.facts.form, facts.form);
      const changes = changed.map((name) => [name, { before: before.facts.form[name], after: facts.form[name] }]);
      return { changes: Object.fromEntries(changes) };
    }
    case 'START':
      return { day: event['day'] };
    case 'FINISH_RUN':
      return { runsLeft: event['runsLeft'] === true, figures: event['figures'] };
    case 'FAIL':
      return { why: event['why'] };
    default:
      return null;
  }
}
