import { sql } from 'kysely';
import type { WorkflowEvent } from '../../../machines/shared/workflow.ts';
import { jobEntity } from '../../../src/server/features/jobs/jobs.entity.ts';
import { performDue } from '../../../src/server/records/perform.ts';
import { type Person, START_OF_TESTS } from '../../support/app.ts';
import type { Driver, TestEnvironment } from './driver.ts';

/** A campaign of the demonstration that goes out by SMS and runs for weeks. */
export async function sendableCampaign({ database }: TestEnvironment): Promise<string> {
  const { id } = await database
    .selectFrom('campaigns')
    .select('id')
    .where('sms_enabled', '=', true)
    .where('content_text', 'is not', null)
    .orderBy('end_dt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Drafts a job that has days enough, and returns the answer's body. */
export async function newJob(test: TestEnvironment, person: Person, more: Record<string, unknown> = {}) {
  const answer = await person.post('/job', {
    title: 'Mandi rates',
    campaignId: await sendableCampaign(test),
    startDt: '2026-11-01',
    endDt: '2030-03-31',
    ...more,
  });
  if (answer.status !== 201) throw new Error(`No job was made: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const plan = { day: '2026-11-20', plannedAt: START_OF_TESTS, until: START_OF_TESTS };

/** Sends what the runner sends; with what a run needs to begin. */
async function byRunner({ database }: TestEnvironment, id: string, event: WorkflowEvent) {
  const services = { database, clock: () => new Date(), newId: () => crypto.randomUUID() };
  const sent = { ...event, ...(event.type === 'START' && plan) };
  return { status: (await performDue(services, jobEntity(services), id, sent)) ? 200 : 409, headers: {}, body: {} };
}

/** Its last run has ended and failed to reach one number. */
async function failOne({ database }: TestEnvironment, jobId: string): Promise<void> {
  await sql`
    with known as (select coalesce(max(number), 0) as number from job_runs where job_id = ${jobId}),
    ended as (update job_runs set ended_at = now(), outcome = 'done' where job_id = ${jobId} and ended_at is null),
    run as (
      insert into job_runs (id, job_id, number, day, planned_at, until_at, began_at, ended_at, outcome)
      select gen_random_uuid(), ${jobId}::uuid, number + 1, '2026-11-19', now(), now(), now(), now(), 'done' from known
      returning id),
    message as (
      insert into text_messages (id, farmer_id, addressee, entity, record_id, event, recipient, language, text, outcome,
        next_try_at, created_at)
      select gen_random_uuid(), f.id, 'audience', 'jobRun', run.id, 'START', f.country_code || f.msisdn, 'ur', 'Mandi rates',
        'failed', now(), now()
      from run, (select id, country_code, msisdn from farmers order by id limit 1) f returning id, farmer_id, record_id)
    insert into job_recipients (run_id, channel, country_code, msisdn, farmer_id, operator, outcome, message_id, at)
    select m.record_id, 'sms', f.country_code, f.msisdn, f.id, 'jazz', 'handed', m.id, now()
    from message m join farmers f on f.id = m.farmer_id`.execute(database);
}

export const jobDriver: Driver = {
  lists: ['/job/', '/job/?status=running&status=failed'],

  create: async (test) => (await newJob(test, await test.as('Super Admin'))).id,

  async payload(test, { type, form, reason }, id) {
    if (type === 'RETRY') await failOne(test, id);
    return { ...(form as object | undefined), ...(reason !== undefined && { reason }) };
  },

  service: { REWRITE: byRunner, START: byRunner, FINISH_RUN: byRunner, FAIL: byRunner },
};
