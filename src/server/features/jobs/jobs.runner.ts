import type { JobForm } from '../../../../machines/jobs/job.machine.ts';
import { dayAt, momentAt } from '../../../../machines/jobs/schedule.ts';
import type { Services } from '../../platform/feature.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { performDue } from '../../records/perform.ts';
import { jobEntity } from './jobs.entity.ts';
import { comingRun, formIn } from './jobs.form.ts';
import { soonest } from './jobs.plan.ts';
import { figuresOf } from './runs.figures.ts';
import { endRun, latestRunOf, leaveOutRest, openRunOf } from './runs.ledger.ts';
import { handOver } from './runs.sending.ts';

type Needed = Pick<Services, 'database' | 'clock' | 'newId' | 'jobs'>;

/** A run that was missed is made up for within so long. */
const CATCH_UP_MS = 24 * 3_600_000;

/** Begins the runs that are due. */
export function beginningJob(services: Needed): JobKind {
  return {
    name: 'begin-runs',
    due: () => idsOf(services, 'scheduled'),
    work: (id) => begin(services, id),
  };
}

/** Hands over what running jobs send, and ends their runs: of each job one process at a time. */
export function sendingJob(services: Needed): JobKind {
  return {
    name: 'send-runs',
    due: () => idsOf(services, 'running'),
    work: (id, signal) => goOn(services, id, signal),
  };
}

async function idsOf({ database, clock }: Needed, state: 'scheduled' | 'running'): Promise<string[]> {
  const rows = await database
    .selectFrom('outreach_jobs')
    .select('id')
    .where('state', '=', state)
    .$if(state === 'scheduled', (query) => query.where('next_run_at', '<=', clock()))
    .execute();
  return rows.map(({ id }) => id);
}

/** Begins a run, or goes on with one that has not ended; one that was missed is made up for or written off, as the job says. */
export async function begin(services: Needed, id: string): Promise<void> {
  const { database, clock, jobs } = services;
  const now = clock();
  const row = await database.selectFrom('outreach_jobs').selectAll().where('id', '=', id).executeTakeFirst();
  if (row?.state !== 'scheduled' || row.next_day === null || row.next_run_at === null || row.next_run_at > now) return;
  const form = formIn(row);
  const until = untilOf(form, row.next_day);
  const isOver = now >= until;
  const catchesUp = form.missedRuns === 'catchUp' && now.getTime() - row.next_run_at.getTime() < CATCH_UP_MS;
  const isMissed = isOver && !catchesUp && (await openRunOf(database, id)) === undefined;
  const later = soonest(form, now);
  if (isOver && !isMissed && later.at > now) return;
  const { retries } = row;
  const plan = { day: row.next_day, plannedAt: row.next_run_at, until: isOver ? later.until : until, retries };
  if (!(await performDue(services, jobEntity(services), id, { type: 'START', ...plan, isMissed }))) return;
  if (isMissed) await finish(services, id);
  else jobs.nudge();
}

/** When a run of this day is over: where it fell out of the schedule's own hours, with those in which anything goes out. */
function untilOf(form: JobForm, day: string): Date {
  const noon = momentAt(day, '12:00');
  const own = comingRun({ ...form, startDt: day, endDt: day }, null, momentAt(day, '00:00'));
  return own?.until ?? soonest(form, noon).until;
}

/** One pass over a running job. */
export async function goOn(services: Needed, id: string, signal?: AbortSignal): Promise<void> {
  const { database, clock } = services;
  const run = await openRunOf(database, id);
  if (!run) return await finish(services, id);
  const state = await handOver(services, { jobId: id, run, signal });
  if (state === 'stopped' || state === 'full') return;
  if (state === 'silenced') {
    await performDue(services, jobEntity(services), id, { type: 'FAIL', why: 'silenced' });
    return;
  }
  const { figures } = (await figuresOf(database, [run.id])).get(run.id) ?? {};
  if (!figures) return;
  const isOver = clock() >= run.until_at;
  if (figures.waiting > 0 || (figures.notSent > 0 && !isOver)) return;
  if (figures.notSent > 0 && (await comingDay(services, id)) !== null) {
    // The rest goes out on the next day of the schedule, as the same run.
    await performDue(services, jobEntity(services), id, { type: 'FINISH_RUN', runsLeft: true, figures });
    return;
  }
  const nobody = figures.delivered === 0 && figures.failed > 0;
  const isEnded = await transaction(database, async (trx) => {
    const at = clock();
    if (!(await isStill(trx, id, 'running'))) return false;
    if (figures.notSent > 0) await leaveOutRest(trx, run.id, 'tooLate', at);
    await endRun(trx, run.id, nobody ? 'failed' : 'done', at);
    return true;
  });
  if (isEnded) await finish(services, id);
}

/** What the schedule has after today's. */
async function comingDay({ database, clock }: Needed, id: string) {
  const row = await database.selectFrom('outreach_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [today, last] = [dayAt(clock()), (await latestRunOf(database, id))?.day ?? null];
  return comingRun(formIn(row), last === null || last < today ? last : today, clock());
}

/** The run has ended: the job with it, where no other is to come; failed, where nobody was reached. */
async function finish(services: Needed, id: string): Promise<void> {
  const { database } = services;
  const last = await latestRunOf(database, id);
  const entity = jobEntity(services);
  if (last?.outcome === 'failed') {
    await performDue(services, entity, id, { type: 'FAIL', why: 'nobodyReached' });
    return;
  }
  const { figures } = (last && (await figuresOf(database, [last.id])).get(last.id)) ?? {};
  const runsLeft = (await comingDay(services, id)) !== null;
  await performDue(services, entity, id, { type: 'FINISH_RUN', runsLeft, figures });
}

async function isStill(trx: Transaction, id: string, state: string): Promise<boolean> {
  const row = await trx.selectFrom('outreach_jobs').select('state').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.state === state;
}
