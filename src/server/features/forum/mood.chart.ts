import { sql } from 'kysely';
import { type Chart, weeksUpTo } from '../../records/charts.ts';

const WEEKS = 12;

/** What people thought of posts, by week. */
export const moodChart: Chart = {
  key: 'mood',
  permission: 'forum:post:get',
  screen: '/app/discussion/forum',
  series: ['like', 'dislike'],
  async rows(database, now) {
    const { rows } = await sql<{ day: string; likes: number; dislikes: number }>`
      select w.day::text as day, (count(*) filter (where m.sentiment = 'like'))::int as likes,
        (count(*) filter (where m.sentiment = 'dislike'))::int as dislikes
      from ${weeksUpTo(now, WEEKS)} w
        left join post_sentiments m on m.given_at >= w.from_at and m.given_at < w.until_at
      group by w.day order by w.day`.execute(database);
    return rows.map(({ day, likes, dislikes }) => ({ day, values: [likes, dislikes] }));
  },
};
