import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';
import { subscribersWithFarmers } from '../campaigns/audience.ts';
import { formIn } from './jobs.form.ts';
import { meantBy } from './runs.ledger.ts';

/** From whom a campaign or survey has reached by other jobs than this one, as `h`; what surely failed reached nobody. */
export const hasGot = (sentId: string, jobId: string) => sql`
  from job_recipients h join job_runs n on n.id = h.run_id join outreach_jobs j on j.id = n.job_id
    left join text_messages m on m.id = h.message_id
  where h.outcome = 'handed' and j.id <> ${jobId}::uuid and coalesce(j.campaign_id, j.survey_id) = ${sentId}::uuid
    and (m.outcome is null or m.outcome not in ('failed', 'withdrawn', 'withheld') or m.may_have_arrived)`;

const JOBS_NAMED = 10;

/** By one job; by all of them together where there is no id. */
interface Counted {
  id: string | null;
  number: number;
  title: string;
  count: number;
  messages: number;
  at: Date;
}

/** Of those whom a job would reach now: how many have got the same already, and by which jobs, the latest first. */
export async function reachedBefore(
  db: Executor,
  jobId: string,
  at: Date,
): Promise<components['schemas']['ReachedBefore']> {
  const row = await db.selectFrom('outreach_jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  const meant = await meantBy(db, formIn(row), at);
  if (!meant) return { count: 0, messages: 0, jobs: [] };
  const { rows } = await sql<Counted>`
    with had as (
      select h.country_code, h.msisdn, h.channel, j.id, max(h.at) as at ${hasGot(meant.id, jobId)}
        and h.channel = any(${meant.channels}::text[])
      group by 1, 2, 3, 4),
    counted as (
      select had.id, count(distinct (had.country_code, had.msisdn))::int as count,
        count(distinct (had.country_code, had.msisdn, had.channel))::int as messages, max(had.at) as at
      from had join (
        select s.country_code, s.msisdn from ${subscribersWithFarmers} where ${meant.condition}) a
        using (country_code, msisdn)
      group by grouping sets ((had.id), ()))
    select c.*, j.number, j.title from counted c left join outreach_jobs j on j.id = c.id
    order by c.at desc`.execute(db);
  const jobs = rows.flatMap(({ id, number, title, count, at: last }) =>
    id === null ? [] : [{ id, jobNumber: `JB-${number}`, title, count, lastAt: last.toISOString() }],
  );
  const { count = 0, messages = 0 } = rows.find(({ id }) => id === null) ?? {};
  return { count, messages, jobs: jobs.slice(0, JOBS_NAMED) };
}
