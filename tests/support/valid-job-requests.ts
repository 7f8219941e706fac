import { newJob, sendableCampaign } from '../server/workflow/job.driver.ts';
import type { TestApp } from './app.ts';
import type { Records } from './valid-requests.ts';

const fresh = async (app: TestApp): Promise<{ id: string }> => await newJob(app, await app.as('Super Admin'));

async function run(app: TestApp): Promise<string> {
  const { id } = await fresh(app);
  const at = app.clock.now();
  const run = crypto.randomUUID();
  await app.database
    .insertInto('job_runs')
    .values({
      id: run,
      job_id: id,
      number: 1,
      day: '2026-11-19',
      planned_at: at,
      until_at: at,
      began_at: at,
      ended_at: at,
      outcome: 'done',
    })
    .execute();
  return run;
}

/** Calls about jobs whose examples name records that do not exist. */
export const jobRequests: { [operationId: string]: Records } = {
  getJob: async (app) => ({ path: { id: (await fresh(app)).id } }),
  getJobReachedBefore: async (app) => ({ path: { id: (await fresh(app)).id } }),
  createJob: async (app) => ({ body: { title: 'Mandi rates', campaignId: await sendableCampaign(app) } }),
  updateJob: async (app) => ({ body: { id: (await fresh(app)).id, title: 'Mandi rates on pay days' } }),
  updateJobStatus: async (app) => ({ body: { jobId: (await fresh(app)).id, jobStatus: 'scheduled' } }),
  listJobStatusesOf: async (app) => ({ path: { id: (await fresh(app)).id } }),
  listJobLogs: async (app) => ({ path: { id: (await fresh(app)).id } }),
  listJobRecipients: async (app) => ({ path: { id: await run(app) } }),
  exportJobRecipients: async (app) => ({ path: { id: await run(app) } }),
  getJobPace: async (app) => ({ path: { id: await run(app) } }),
};
