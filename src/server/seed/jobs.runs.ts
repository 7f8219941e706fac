import { sql } from 'kysely';
import type { JobForm } from '../../../machines/jobs/job.machine.ts';
import { momentAt } from '../../../machines/jobs/schedule.ts';
import { byLanguage, textSaid } from '../features/campaigns/text.values.ts';
import { enterAudience, RUN } from '../features/jobs/runs.ledger.ts';
import { scriptOf, spokenBy, writtenIn } from '../features/jobs/runs.sending.ts';
import type { Transaction } from '../platform/transaction.ts';

interface PastRun {
  day: string;
  beganAt: Date;
  endedAt: Date;
  until: Date;
}

const LASTED_MINUTES = 24;
/** However many people a demonstration has. */
const MOST = 4_000;

/** What became of every thousand: so many were left out for each reason, and so many the gateway could not reach. */
const LEFT_OUT = { contactLimit: 12, unsubscribed: 20 };
const FAILED = 45;

/** A run that began at the hour of its job. */
export function pastRun(day: string, { startTime, endTime }: JobForm): PastRun {
  const beganAt = momentAt(day, startTime ?? '09:00');
  const endedAt = new Date(beganAt.getTime() + (LASTED_MINUTES + 1) * 60_000);
  return { day, beganAt, endedAt, until: momentAt(day, endTime ?? '21:00') };
}

/** A run with its ledger and its messages, as if it had gone out: the same people every time, none of them reached now. */
export async function insertPastRun(
  trx: Transaction,
  {
    id,
    jobId,
    number,
    form,
    day,
    beganAt,
    endedAt,
    until,
  }: PastRun & { id: string; jobId: string; number: number; form: JobForm },
): Promise<void> {
  await trx
    .insertInto('job_runs')
    .values({
      id,
      job_id: jobId,
      number,
      day,
      planned_at: beganAt,
      until_at: until,
      began_at: beganAt,
      ended_at: endedAt,
      outcome: 'done',
    })
    .execute();
  await enterAudience(trx, id, form, beganAt);
  await sql`
    delete from job_recipients where run_id = ${id}::uuid and (channel, msisdn) not in (
      select channel, msisdn from job_recipients where run_id = ${id}::uuid order by md5(msisdn), channel limit ${MOST})`.execute(
    trx,
  );
  const chance = sql`('x' || substr(md5(p.run_id || p.channel || p.msisdn), 1, 6))::bit(24)::int % 1000`;
  await sql`
    update job_recipients p set outcome = case when d.why is null then 'handed' else 'leftOut' end, why = d.why, at = d.at,
      message_id = case when d.why is null then md5(p.run_id || p.channel || p.msisdn || 'text')::uuid end
    from (
      select p.channel, p.country_code, p.msisdn,
        case when ${chance} < ${LEFT_OUT.contactLimit} then 'contactLimit'
          when ${chance} < ${LEFT_OUT.unsubscribed} then 'unsubscribed' end as why,
        ${beganAt}::timestamptz + make_interval(secs => ${LASTED_MINUTES * 60} * (share.of + 0.05 * sin(7 * share.of))) as at
      from (select *, row_number() over (order by md5(msisdn), channel)::float / count(*) over () as share
        from job_recipients where run_id = ${id}::uuid) p cross join lateral (select p.share as of) share) d
    where p.run_id = ${id}::uuid and (p.channel, p.country_code, p.msisdn) = (d.channel, d.country_code, d.msisdn)`.execute(
    trx,
  );
  const sent = await trx
    .selectFrom('campaigns')
    .select([
      sql<string>`coalesce(content_text, title)`.as('contentText'),
      'content_language as contentLanguage',
      'content_texts as contentTexts',
      'crops',
    ])
    .where('id', '=', sql<string>`${form.campaignId}::uuid`)
    .executeTakeFirst();
  if (!sent) return;
  const { contentText, contentLanguage, crops } = sent;
  const spoken = sql.ref('l.language');
  const text = byLanguage(
    sent,
    spoken,
    (own) => textSaid(own.text, own.language, crops),
    textSaid(contentText, contentLanguage, crops),
  );
  await sql`
    update job_recipients o set language = w.language
    from (select p.message_id, ${writtenIn(sent, spoken)} as language
      from job_recipients p cross join lateral ${spokenBy} l where p.run_id = ${id}::uuid) w
    where o.run_id = ${id}::uuid and o.message_id = w.message_id`.execute(trx);
  const script = byLanguage(sent, spoken, (own) => scriptOf(own.text), scriptOf(contentText));
  await sql`
    insert into text_messages (id, farmer_id, country_code, msisdn, addressee, entity, record_id, event, recipient, language,
      channel, text, outcome, attempts, noted_attempts, next_try_at, sent_at, last_error, created_at, for_subscribers)
    select p.message_id, p.farmer_id, p.country_code, p.msisdn, 'audience', ${RUN}, p.run_id, 'START',
      p.country_code || p.msisdn, ${script}, p.channel, ${text},
      case when ${chance} < ${FAILED} then 'failed' else 'sent' end, 1, 1, p.at,
      case when ${chance} >= ${FAILED} then p.at + interval '2 seconds' end,
      case when ${chance} < ${FAILED} then 'The gateway does not know this number' end, p.at, true
    from job_recipients p left join farmers f on f.id = p.farmer_id cross join lateral ${spokenBy} l
    where p.run_id = ${id}::uuid and p.message_id is not null`.execute(trx);
}
