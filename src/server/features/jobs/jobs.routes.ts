import { jobWorkflow } from '../../../../machines/jobs/job.workflow.ts';
import { eventsFor } from '../../../../machines/shared/decide.ts';
import { candidates, statesOf } from '../../../../machines/shared/states.ts';
import type { Routes } from '../../manifest.ts';
import { notFound } from '../../platform/errors.ts';
import type { BodyOf, Caller } from '../../platform/feature.ts';
import { transaction } from '../../platform/transaction.ts';
import { recordExport } from '../../records/export-steps.ts';
import { perform } from '../../records/perform.ts';
import { recordCalls } from '../../records/record-calls.ts';
import type { NewColumns } from '../../records/records.tables.ts';
import { listItems } from '../lovs/lovs.queries.ts';
import { comingDays } from './coming-days.ts';
import { jobEntity } from './jobs.entity.ts';
import { checkForm, comingRun, formColumns, formIn, formOf, urgencyOf, wholeForm } from './jobs.form.ts';
import { type Job, statusOf } from './jobs.list.ts';
import { beginningJob, sendingJob } from './jobs.runner.ts';
import type { OutreachJobsTable } from './jobs.tables.ts';
import { reachedBefore } from './reached-before.ts';
import { exportRecipients } from './recipients.export.ts';
import { listRuns } from './runs.figures.ts';
import { latestRunOf } from './runs.ledger.ts';
import { paceOf } from './runs.pace.ts';
import { listRecipients } from './runs.recipients.ts';

/** The event that leads to a state from where none does: its refusal says what the job is. */
const USUAL: Readonly<Record<string, string>> = {
  scheduled: 'SCHEDULE',
  running: 'START',
  paused: 'PAUSE',
  failed: 'FAIL',
  completed: 'FINISH_RUN',
  cancelled: 'CANCEL',
};

export const jobsRoutes: Routes = (services) => {
  const { database, clock, jobs, newId } = services;
  const entity = jobEntity(services);
  jobs.define(beginningJob(services));
  jobs.define(sendingJob(services));
  const { shown, page, send, visible } = recordCalls(services, entity);

  async function subjectOf(reference: string, caller: Caller) {
    const id = await visible(reference, caller);
    const record = (await entity.load(database, [id], caller)).get(id);
    if (!record) throw notFound('job');
    return record.subject;
  }

  /** The machine knows which event leads there from where the job is. */
  function eventTo(from: string, wished: string): string {
    const named = Object.keys(jobWorkflow.events).filter((event) =>
      candidates(jobWorkflow.machine, from, event).some(({ target }) => target === wished && event !== 'EDIT'),
    );
    const [event = USUAL[wished] ?? ''] = named;
    return event;
  }

  async function moveTo(
    id: string,
    wished: string,
    reason: string | undefined,
    sender: { caller: Caller; ifMatch?: number },
  ) {
    const { state } = await subjectOf(id, sender.caller);
    const type = state === wished ? (USUAL[wished] ?? '') : eventTo(state, wished);
    const event = { type, ...(reason && { reason }) };
    const moved = await send(id, event, sender);
    jobs.nudge();
    return moved;
  }

  async function create(body: BodyOf<'createJob'>, caller: Caller): Promise<string> {
    const sent = formOf(body);
    const at = clock();
    const form = await wholeForm(database, sent, at);
    await checkForm(database, form, sent);
    const id = newId();
    const columns = {
      ...formColumns(form),
      urgency: urgencyOf('draft', null),
      created_by: caller.id,
      created_at: at,
      updated_at: at,
    } satisfies NewColumns<OutreachJobsTable>;
    await transaction(database, (trx) =>
      entity.create(trx, { id, event: { type: 'CREATE', form }, actor: caller, at, columns, facts: { form } }),
    );
    return id;
  }

  async function edit(
    { id, jobStatusId: _, reason, ...fields }: BodyOf<'updateJob'>,
    sender: { caller: Caller; ifMatch?: number },
  ) {
    const sent = formOf(fields);
    const row = await database.selectFrom('outreach_jobs').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('job');
    const form = { ...formIn(row), ...sent };
    await checkForm(database, form, sent);
    const isOther = sent.campaignId !== undefined || sent.surveyId !== undefined;
    const looked = {
      runsLeft: comingRun(form, (await latestRunOf(database, id))?.day ?? null, clock()) !== null,
      ...(isOther && { goesOut: await goesOut(form.campaignId ?? form.surveyId) }),
    };
    await perform(services, entity, id, { type: 'EDIT', form: sent, ...looked, ...(reason && { reason }) }, sender);
  }

  async function goesOut(broadcastId: string | null): Promise<boolean> {
    if (broadcastId === null) return false;
    const { channels } = await database
      .selectFrom('broadcasts')
      .select('channels')
      .where('id', '=', broadcastId)
      .executeTakeFirstOrThrow();
    return channels.length > 0;
  }

  async function seenRun(id: string) {
    const run = await database.selectFrom('job_runs').select('job_id').where('id', '=', id).executeTakeFirst();
    if (!run) throw notFound('run');
    return run;
  }

  function statuses(states: readonly string[], { limit = 1_000, offset = 0 }: { limit?: number; offset?: number }) {
    const items = states.slice(offset, offset + limit).map((state) => statusOf(state as Job['state']));
    return { body: { items, total: states.length, limit, offset } };
  }

  return {
    async getJobPlan({ query }) {
      const now = clock();
      return { body: { takenAt: now.toISOString(), days: await comingDays(database, { ...query, now }) } };
    },
    listJobs: ({ query, caller }) => page(query, caller),
    getJob: async ({ params, caller }) => ({ body: await shown(await visible(params.id, caller), caller) }),
    getJobReachedBefore: async ({ params, caller }) => ({
      body: await reachedBefore(database, await visible(params.id, caller), clock()),
    }),
    createJob: async ({ body, caller }) => ({ status: 201, body: await shown(await create(body, caller), caller) }),
    async updateJob(call) {
      const id = call.body.id.toLowerCase();
      const { jobStatusId: wished, reason } = call.body;
      const names = Object.keys(call.body).filter((name) => !['id', 'jobStatusId', 'reason'].includes(name));
      if (names.length > 0 || wished === undefined) await edit({ ...call.body, id }, call);
      if (wished === undefined) return { body: await shown(id, call.caller) };
      return await moveTo(id, wished, reason, names.length > 0 ? { caller: call.caller } : call);
    },
    updateJobStatus: ({ body, ...call }) => moveTo(body.jobId.toLowerCase(), body.jobStatus, body.reason, call),
    listJobStatuses: async ({ query }) => statuses(statesOf(jobWorkflow.machine), query),
    async listJobStatusesOf({ params, query, caller }) {
      const subject = await subjectOf(params.id, caller);
      const possible = eventsFor(jobWorkflow, subject, caller).filter(({ enabled }) => enabled);
      const targets = possible.flatMap(({ event }) =>
        candidates(jobWorkflow.machine, subject.state, event).flatMap(({ target }) => target ?? []),
      );
      return statuses(
        [...new Set(targets)].filter((state) => state !== subject.state),
        query,
      );
    },
    listJobTypes: async ({ query: { limit = 1_000, offset = 0, search } }) => ({
      body: await listItems(database, { lists: ['job-type'], active: true, search }, { limit, offset }),
    }),
    async listJobLogs({ params, query: { limit = 50, offset = 0 }, caller }) {
      return { body: await listRuns(database, await visible(params.id, caller), { limit, offset }) };
    },
    async listJobRecipients({ params, query: { limit = 50, offset = 0, ...wanted } }) {
      await seenRun(params.id);
      return { body: await listRecipients(database, params.id, wanted, { limit, offset }) };
    },
    async exportJobRecipients({ params, query, caller, request }) {
      const { format, titles, words, names, ...wanted } = query;
      const { job_id } = await seenRun(params.id);
      const step = { entity: entity.workflow.name, id: job_id, filter: wanted, caller, at: clock() };
      return await exportRecipients(database, params.id, wanted, {
        format,
        titles,
        words,
        names,
        onWritten: (rows) => recordExport(database, step, rows),
        gone: request.signal,
      });
    },
    async getJobPace({ params }) {
      await seenRun(params.id);
      return { body: await paceOf(database, params.id, clock()) };
    },
  };
};
