import { sql } from 'kysely';
import type { Chart } from '../../records/charts.ts';
import { karachiDay } from '../../records/conditions.ts';
import { outcome } from './runs.figures.ts';

const DAYS = 14;

/** What became of the recipients of all runs, by day. */
export const reachChart: Chart = {
  key: 'reach',
  permission: 'jobs:job:get',
  screen: '/app/jobs/list',
  series: ['delivered', 'failed', 'leftOut', 'waiting'],
  async rows(database, now) {
    const { rows } = await sql<{ day: string; delivered: number; failed: number; leftOut: number; waiting: number }>`
      select d.day::date::text as day,
        (count(*) filter (where m.outcome = 'sent'))::int as delivered,
        (count(*) filter (where p.run_id is not null and ${outcome} = 'failed'))::int as failed,
        (count(*) filter (where p.run_id is not null and ${outcome} = 'leftOut'))::int as "leftOut",
        (count(*) filter (where p.run_id is not null and p.outcome is distinct from 'leftOut' and m.outcome is null))::int as waiting
      from generate_series(${karachiDay(now)}::date - ${DAYS - 1}::int, ${karachiDay(now)}::date, '1 day') as d (day)
        left join job_runs r on r.day = d.day::date
        left join job_recipients p on p.run_id = r.id
        left join text_messages m on m.id = p.message_id
      group by 1 order by 1`.execute(database);
    return rows.map(({ day, delivered, failed, leftOut, waiting }) => ({
      day,
      values: [delivered, failed, leftOut, waiting],
    }));
  },
};
