import { sql } from 'kysely';
import type { Services } from '../../platform/feature.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { karachiDay } from '../../records/conditions.ts';
import { RUN } from './runs.ledger.ts';

/** So many are handed over in one transaction, and so many wait for the gateway at once: what waits can be taken back. */
const AT_ONCE = 500;
const WAITING_AT_MOST = 1_000;

/** A number gets so many texts of campaigns in a day and in a week, unless one is urgent. */
export const MOST_A_DAY = 2;
export const MOST_A_WEEK = 3;

interface Handing {
  jobId: string;
  run: { id: string; until_at: Date };
  signal?: AbortSignal | undefined;
}

/**
 * Hands over what can be handed over now. `stopped`: the job does not run any more; `silenced`: its campaign does not go
 * out now; `done`: what is left waits for the gateway, or for another day.
 */
export async function handOver(
  services: Pick<Services, 'database' | 'clock' | 'newId' | 'jobs'>,
  { jobId, run, signal }: Handing,
): Promise<'done' | 'stopped' | 'silenced'> {
  const { database, clock, jobs } = services;
  for (;;) {
    if (signal?.aborted) return 'stopped';
    const at = clock();
    if (at >= run.until_at) return 'done';
    const handed = await transaction(database, (trx) => handSome(trx, { jobId, runId: run.id, at }));
    if (typeof handed === 'string') return handed;
    if (handed.messages > 0) jobs.nudge();
    if (handed.settled === 0) return 'done';
  }
}

async function handSome(trx: Transaction, { jobId, runId, at }: { jobId: string; runId: string; at: Date }) {
  // Whoever pauses or cancels the job waits for this, or this for them.
  const job = await trx
    .selectFrom('outreach_jobs as r')
    .innerJoin('campaigns as c', 'c.id', 'r.campaign_id')
    .select(['r.state', 'r.is_urgent', 'c.content_text', 'c.sms_enabled', 'c.start_dt', 'c.end_dt'])
    .where('r.id', '=', jobId)
    .forShare('r')
    .executeTakeFirst();
  if (job?.state !== 'running') return 'stopped';
  const today = karachiDay(at);
  const text = job.content_text?.trim() ?? '';
  if (!job.sms_enabled || text === '' || job.start_dt > today || job.end_dt < today) return 'silenced';
  const { waiting } = await trx
    .selectFrom('text_messages')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('record_id', '=', runId)
    .where('entity', '=', RUN)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  const room = Math.min(AT_ONCE, WAITING_AT_MOST - waiting);
  if (room <= 0) return { settled: 0, messages: 0 };
  const { rows } = await sql<{ messages: number; settled: number }>`
    with due as (
      select p.channel, p.country_code, p.msisdn, p.farmer_id, ${reason(job.is_urgent, at)} as why, gen_random_uuid() as message_id
      from job_recipients p
      where p.run_id = ${runId} and p.outcome is null order by p.msisdn limit ${room}),
    settled as (
      update job_recipients p
      set outcome = case when d.why is null then 'handed' else 'leftOut' end, why = d.why, at = ${at},
        message_id = case when d.why is null then d.message_id end
      from due d
      where p.run_id = ${runId} and p.channel = d.channel and p.msisdn = d.msisdn and p.country_code = d.country_code
      returning p.message_id),
    sent as (
      insert into text_messages
        (id, farmer_id, country_code, msisdn, addressee, entity, record_id, event, recipient, language, text, next_try_at,
          created_at, for_subscribers)
      select d.message_id, d.farmer_id, d.country_code, d.msisdn, 'audience', ${RUN}, ${runId}::uuid, 'START',
        d.country_code || d.msisdn, ${isUrdu(text) ? 'ur' : 'en'}, ${text}, ${at}::timestamptz, ${at}::timestamptz, true
      from due d where d.why is null
      returning 1)
    select (select count(*) from sent)::int as messages, (select count(*) from settled)::int as settled`.execute(trx);
  return rows[0] ?? { settled: 0, messages: 0 };
}

/** Of a recipient `p`: why it is left out at this moment; null of who gets it. */
function reason(isUrgent: boolean, at: Date) {
  const had = (days: number) => sql`(
    select count(*) from job_recipients o where o.msisdn = p.msisdn and o.country_code = p.country_code
      and o.outcome = 'handed' and o.at > ${at}::timestamptz - make_interval(days => ${days}))`;
  const limit = isUrgent
    ? sql``
    : sql`when ${had(1)} >= ${MOST_A_DAY} or ${had(7)} >= ${MOST_A_WEEK} then 'contactLimit'`;
  return sql`case
    when exists (select from do_not_call d
      where d.msisdn = p.msisdn and d.country_code = p.country_code and d.state = 'listed') then 'doNotCall'
    when not exists (select from subscribers s
      where s.msisdn = p.msisdn and s.country_code = p.country_code and s.subscription = 'active') then 'unsubscribed'
    when exists (select from farmers f
      where f.msisdn = p.msisdn and f.country_code = p.country_code and f.state in ('suspended', 'rejected', 'closed')) then 'notActive'
    ${limit} end`;
}

function isUrdu(text: string): boolean {
  return /[\u0600-\u06ff]/.test(text);
}
