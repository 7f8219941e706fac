import { sql } from 'kysely';
import type { JobForm } from '../../../../machines/jobs/job.machine.ts';
import type { Services } from '../../platform/feature.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { type Audience, everybody, isMeant, leftOutBecause, subscribersWithFarmers } from '../campaigns/audience.ts';
import type { JobRunsTable } from './jobs.tables.ts';

/** Which record the messages of a run tell of. */
export const RUN = 'jobRun';

interface About {
  jobId: string;
  at: Date;
}

interface Planned extends About {
  form: JobForm;
  day: string;
  plannedAt: Date;
  until: Date;
  /** It was due while nothing ran, and is not made up for. */
  isMissed: boolean;
  /** Only whom the last run failed to reach. */
  retries: boolean;
}

/** The run that has not ended. */
export async function openRunOf(db: Executor, jobId: string) {
  return await db
    .selectFrom('job_runs')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** The run that began last, whether it has ended or not. */
export async function latestRunOf(db: Executor, jobId: string) {
  return await db
    .selectFrom('job_runs')
    .selectAll()
    .where('job_id', '=', jobId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A run that has not ended goes on; else the next one begins, with one row of the ledger for everybody who gets it. */
export async function continueOrBegin(
  services: Pick<Services, 'newId'>,
  trx: Transaction,
  planned: Planned,
): Promise<void> {
  const { jobId, at, until, plannedAt, isMissed, retries, form } = planned;
  const open = await openRunOf(trx, jobId);
  if (open) {
    await trx.updateTable('job_runs').set({ until_at: until }).where('id', '=', open.id).execute();
    return;
  }
  const last = await latestRunOf(trx, jobId);
  const id = services.newId();
  await trx
    .insertInto('job_runs')
    .values({
      id,
      job_id: jobId,
      number: (last?.number ?? 0) + 1,
      // What is tried again takes no day from the schedule.
      day: retries && last ? last.day : planned.day,
      planned_at: plannedAt,
      until_at: until,
      began_at: isMissed ? null : at,
      ended_at: isMissed ? at : null,
      outcome: isMissed ? 'missed' : null,
    })
    .execute();
  if (isMissed) return;
  if (retries && last) await enterFailed(trx, id, last.id);
  else await enterAudience(trx, id, form, at);
}

/** One row a number and channel, in one statement, whatever their number. */
export async function enterAudience(trx: Transaction, runId: string, form: JobForm, at: Date): Promise<void> {
  const meant = await meantBy(trx, form, at);
  if (!meant) return;
  await sql`
    insert into job_recipients (run_id, channel, country_code, msisdn, farmer_id, operator)
    select ${runId}::uuid, channel, s.country_code, s.msisdn, f.id, s.operator
    from ${subscribersWithFarmers} cross join unnest(${meant.channels}::text[]) as channel
    where ${meant.condition}`.execute(trx);
}

/** What a job sends, by which channels, and of `subscribersWithFarmers` who gets it; null while nothing is chosen. */
export async function meantBy(db: Executor, form: Pick<JobForm, 'campaignId' | 'surveyId' | 'operators'>, at: Date) {
  const id = form.campaignId ?? form.surveyId;
  if (id === null) return null;
  const {
    channels,
    active_subscriber_range: activeSubscriberRange,
    ...lists
  } = await db
    .selectFrom('broadcasts')
    .select(['profiles', 'crops', 'locations', 'machineries', 'languages', 'livestocks', 'operator'])
    .select(['active_subscriber_range', 'channels'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const audience: Audience = { ...lists, activeSubscriberRange };
  const reached = isMeant({ ...everybody, operator: form.operators }, at);
  return {
    id,
    channels,
    condition: sql<boolean>`${isMeant(audience, at)} and ${reached} and ${leftOutBecause} is null`,
  };
}

/** What a run did not bring to its recipients, tried again; what may have arrived is not. */
async function enterFailed(trx: Transaction, runId: string, failedRunId: string): Promise<void> {
  await sql`
    insert into job_recipients (run_id, channel, country_code, msisdn, farmer_id, operator)
    select ${runId}::uuid, p.channel, p.country_code, p.msisdn, p.farmer_id, p.operator
    from job_recipients p left join text_messages m on m.id = p.message_id
    where p.run_id = ${failedRunId} and (p.outcome is null or (m.outcome = 'failed' and not m.may_have_arrived))`.execute(
    trx,
  );
}

/** What was handed over and has not left is not sent yet: it goes out once the job goes on. */
export async function takeBack(trx: Transaction, { jobId }: About): Promise<void> {
  const open = await openRunOf(trx, jobId);
  if (open) await withdraw(trx, open.id);
}

async function withdraw(trx: Transaction, runId: string): Promise<void> {
  await sql`
    with withdrawn as (
      update text_messages set outcome = 'withdrawn'
      where entity = ${RUN} and record_id = ${runId} and outcome is null and attempts = 0 returning id)
    update job_recipients p set outcome = null, message_id = null, at = null
    from withdrawn w where p.run_id = ${runId} and p.message_id = w.id`.execute(trx);
}

/** Nothing more goes out; who has not got it is left out. */
export async function callOff(trx: Transaction, { jobId, at }: About): Promise<void> {
  const open = await openRunOf(trx, jobId);
  if (!open) return;
  await withdraw(trx, open.id);
  // What a try has failed to bring is not tried again either.
  await trx
    .updateTable('text_messages')
    .set({ outcome: 'withdrawn' })
    .where('record_id', '=', open.id)
    .where('entity', '=', RUN)
    .where('outcome', 'is', null)
    .execute();
  await leaveOutRest(trx, open.id, 'cancelled', at);
  await endRun(trx, open.id, 'cancelled', at);
}

export async function leaveOutRest(trx: Transaction, runId: string, why: string, at: Date): Promise<void> {
  await trx
    .updateTable('job_recipients')
    .set({ outcome: 'leftOut', why, at })
    .where('run_id', '=', runId)
    .where('outcome', 'is', null)
    .execute();
}

export async function endRun(trx: Transaction, id: string, outcome: JobRunsTable['outcome'], at: Date): Promise<void> {
  await trx.updateTable('job_runs').set({ ended_at: at, outcome }).where('id', '=', id).execute();
}
