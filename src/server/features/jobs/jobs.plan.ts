import type { JobForm } from '../../../../machines/jobs/job.machine.ts';
import { dayAt, dayBehind, hoursOf, momentAt } from '../../../../machines/jobs/schedule.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { comingRun, urgencyOf } from './jobs.form.ts';
import { latestRunOf } from './runs.ledger.ts';

interface Plan {
  day: string;
  at: Date;
  until: Date;
}

interface Asked {
  jobId: string;
  form: JobForm;
  at: Date;
}

/** Writes down when a scheduled job runs next. */
export async function planNext(trx: Transaction, asked: Asked): Promise<void> {
  const next = await planOf(trx, asked);
  await trx
    .updateTable('outreach_jobs')
    .set({ next_day: next.day, next_run_at: next.at, urgency: urgencyOf('scheduled', next.at) })
    .where('id', '=', asked.jobId)
    .execute();
}

/** The next day of the schedule; what is tried again, or has not ended, goes out in the next hours in which anything does. */
async function planOf(db: Executor, { jobId, form, at }: Asked): Promise<Plan> {
  const { retries } = await db
    .selectFrom('outreach_jobs')
    .select('retries')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const last = await latestRunOf(db, jobId);
  const next = retries ? null : comingRun(form, last?.ended_at ? last.day : null, at);
  return next ?? soonest(form, at);
}

/** Today from now on, or from its first hour on; past its last hour tomorrow. */
export function soonest({ isUrgent }: Pick<JobForm, 'isUrgent'>, now: Date): Plan {
  const { from, until } = hoursOf({ ...everyDay, isUrgent });
  const today = dayAt(now);
  const day = now < momentAt(today, until) ? today : dayBehind(today);
  const begins = momentAt(day, from);
  return { day, at: begins > now ? begins : now, until: momentAt(day, until) };
}

const everyDay = {
  startDt: '',
  endDt: '',
  startTime: null,
  endTime: null,
  weekDays: [],
  monthDays: [],
  yearMonths: [],
};
