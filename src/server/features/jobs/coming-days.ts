import { sql } from 'kysely';
import { dayAt, dayBehind, earlier, later, momentAt, plannedFrom } from '../../../../machines/jobs/schedule.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';
import { type Audience, everybody, isMeant, leftOutBecause, subscribersWithFarmers } from '../campaigns/audience.ts';
import { formIn } from './jobs.form.ts';
import { isSentBy } from './jobs.list.ts';
import { MOST_A_DAY, operators } from './runs.sending.ts';

type JobPlanDay = components['schemas']['JobPlanDay'];

const DAYS = 42;

interface Asked {
  /** `2026-11-25`; today where there is none, or it is past. */
  from?: string | undefined;
  until?: string | undefined;
  now: Date;
}

interface Coming {
  campaignId: string | null;
  audience: Audience;
  operators: readonly string[];
  days: string[];
}

/** What jobs are to send on each day, and whom it reaches: days on which nothing goes out are left out. */
export async function comingDays(db: Executor, { from, until, now }: Asked): Promise<JobPlanDay[]> {
  const first = later(from ?? '', dayAt(now));
  const last = earlier(until ?? '9', dayBehind(first, DAYS - 1));
  const coming = await comingJobs(db, first, last, now);
  if (coming.length === 0) return [];
  const reached = coming.map(
    ({ audience, operators: only }, job) => sql`
      select ${job}::int as job, s.id, s.operator from ${subscribersWithFarmers}
      where ${isMeant(audience, now)} and ${isMeant({ ...everybody, operator: only }, now)} and ${leftOutBecause} is null`,
  );
  const runs = coming.flatMap(({ days }, job) => days.map((day) => ({ job, day })));
  const { rows } = await sql<Omit<JobPlanDay, 'campaignIds'>>`
    with reached as materialized (${sql.join(reached, sql` union all `)}),
    runs as (select * from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as run (job int, day text)),
    meant as (
      select runs.day, r.id, min(r.operator) as operator, count(*)::int as times from runs join reached r using (job)
      group by 1, 2),
    figures as (
      select m.day, count(*)::int as reached, max(m.times) as most,
        (count(*) filter (where m.times > coalesce(o.most_a_day, ${MOST_A_DAY})))::int as over
      from meant m left join ${operators} on o.value = m.operator group by 1)
    select day, count(*)::int as runs, coalesce(min(f.reached), 0) as reached, coalesce(min(f.most), 0) as most,
      coalesce(min(f.over), 0) as over
    from runs left join figures f using (day) group by day order by day`.execute(db);
  return rows.map((row) => {
    const sent = coming.filter(({ days }) => days.includes(row.day)).flatMap(({ campaignId }) => campaignId ?? []);
    return { ...row, campaignIds: [...new Set(sent)] };
  });
}

/** Jobs that run on any of these days, each with those on which what it sends goes out. */
async function comingJobs(db: Executor, first: string, last: string, now: Date): Promise<Coming[]> {
  const rows = await db
    .selectFrom('outreach_jobs as r')
    .innerJoin('broadcasts as b', (on) => on.on(isSentBy))
    .selectAll('r')
    .select(['b.profiles', 'b.crops', 'b.locations', 'b.machineries', 'b.languages', 'b.livestocks', 'b.operator'])
    .select(['b.active_subscriber_range', 'b.start_dt as out_from', 'b.end_dt as out_until'])
    .where('r.state', 'in', ['scheduled', 'running'])
    .where('r.start_dt', '<=', last)
    .where('r.end_dt', '>=', first)
    .where(sql<boolean>`b.channels <> '{}'`)
    .orderBy('r.id')
    .execute();
  return rows.flatMap((row) => {
    const form = formIn(row);
    const days: string[] = [];
    for (const { day, until, dropped } of plannedFrom(form, later(first, row.out_from))) {
      if (day > last || day > row.out_until) break;
      if (dropped === null && momentAt(day, until) > now) days.push(day);
    }
    const { active_subscriber_range: activeSubscriberRange, ...lists } = row;
    return days.length === 0
      ? []
      : [
          {
            audience: { ...lists, activeSubscriberRange },
            operators: form.operators,
            campaignId: form.campaignId,
            days,
          },
        ];
  });
}
