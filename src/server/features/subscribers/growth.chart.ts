import { sql } from 'kysely';
import { type Chart, weeksUpTo } from '../../records/charts.ts';

const WEEKS = 12;

/** Who joined and who left, by week. */
export const growthChart: Chart = {
  key: 'growth',
  permission: 'subscription:subscriber-agent-wise-list:get',
  screen: '/app/users/listusers',
  series: ['joined', 'left'],
  async rows(database, now) {
    const { rows } = await sql<{ day: string; joined: number; left: number }>`
      select w.day::text as day,
        (select count(*)::int from subscribers s where s.subscribed_at >= w.from_at and s.subscribed_at < w.until_at) as joined,
        (select count(*)::int from subscribers s
          where s.unsubscribed_at >= w.from_at and s.unsubscribed_at < w.until_at) as left
      from ${weeksUpTo(now, WEEKS)} w order by w.day`.execute(database);
    return rows.map(({ day, joined, left }) => ({ day, values: [joined, left] }));
  },
};
