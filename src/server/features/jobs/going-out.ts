import { dayAt, dayBehind, momentAt } from '../../../../machines/jobs/schedule.ts';
import type { UnderWay } from '../../records/under-way.ts';
import { reachedOf } from './runs.figures.ts';

const SHOWN = 8;

/** Jobs that send now, with how far they have come, and those that begin before the day is over. */
export const goingOut: UnderWay = {
  entity: 'job',
  permission: 'jobs:job:get',
  screen: '/app/jobs/list',
  async rows(database, now) {
    const midnight = momentAt(dayBehind(dayAt(now)), '00:00');
    const jobs = await database
      .selectFrom('outreach_jobs')
      .select(['id', 'title', 'state', 'next_run_at'])
      .where(({ eb, or, and }) =>
        or([eb('state', '=', 'running'), and([eb('state', '=', 'scheduled'), eb('next_run_at', '<', midnight)])]),
      )
      .orderBy('urgency')
      .limit(SHOWN)
      .execute();
    const running = jobs.filter(({ state }) => state === 'running').map(({ id }) => id);
    const reached = await reachedOf(database, running);
    return jobs.map(({ id, title, state, next_run_at }) => ({
      id,
      title,
      state,
      at: state === 'running' ? null : (next_run_at?.toISOString() ?? null),
      done: reached.get(id)?.reached ?? null,
      total: reached.get(id)?.total ?? null,
    }));
  },
};
