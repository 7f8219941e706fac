import { type JobFacts, type JobForm, noJobForm } from '../../../../machines/jobs/job.machine.ts';
import { dayAt, dayBehind, momentAt, nextRun } from '../../../../machines/jobs/schedule.ts';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Executor } from '../../platform/transaction.ts';
import type { NewColumns } from '../../records/records.tables.ts';
import { jobMessage } from './jobs.messages.ts';
import type { OutreachJobsTable } from './jobs.tables.ts';

const MAX_YEARS = 10;

type Input = Partial<BodyOf<'createJob'>>;

/** What was sent, under the names of the form; what was left out is left out. */
export function formOf({
  jobOperators,
  extension,
  title,
  weekDays,
  monthDays,
  yearMonths,
  ...fields
}: Input): Partial<JobForm> {
  const form = {
    ...fields,
    title: title?.trim(),
    operators: jobOperators,
    extension: extension === '' ? null : extension,
    weekDays: weekDays?.toSorted(byNumber),
    monthDays: monthDays?.toSorted(byNumber),
    yearMonths: yearMonths?.toSorted(byNumber),
  };
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}

const byNumber = (one: number, other: number) => one - other;

/** A new job's form, where it was left out as it is usual: today, of the type of what it sends, and on one day alone to nobody twice. */
export async function wholeForm(db: Executor, sent: Partial<JobForm>, now: Date): Promise<JobForm> {
  const startDt = sent.startDt ?? dayAt(now);
  const jobTypeId = sent.jobTypeId ?? (await typeId(db, sent.surveyId ? 'survey' : 'campaign'));
  const endDt = sent.endDt ?? startDt;
  return { ...noJobForm, leavesOutReached: startDt === endDt, ...sent, startDt, endDt, jobTypeId };
}

async function typeId(db: Executor, value: 'campaign' | 'survey'): Promise<string> {
  const { id } = await db
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'job-type')
    .where((eb) => eb(eb.ref('attributes', '->>').key('value'), '=', value))
    .executeTakeFirstOrThrow();
  return id;
}

/** Refuses a form that nothing could come of, at its field. `sent`: what of it was sent. */
export async function checkForm(db: Executor, form: JobForm, sent: Partial<JobForm>): Promise<void> {
  if (form.endDt < form.startDt) throw invalid('endDt' in sent ? '/endDt' : '/startDt', jobMessage('lastDayEarlier'));
  if (form.endDt > dayBehind(form.startDt, MAX_YEARS * 366)) {
    throw invalid('/endDt', jobMessage('tooManyYears', { max: MAX_YEARS }));
  }
  if (form.startTime !== null && form.endTime !== null && form.endTime <= form.startTime) {
    throw invalid('endTime' in sent ? '/endTime' : '/startTime', jobMessage('stopsEarlier'));
  }
  if (form.campaignId !== null && form.surveyId !== null) {
    throw invalid(sent.campaignId ? '/campaignId' : '/surveyId', jobMessage('campaignOrSurvey'));
  }
  if (sent.campaignId && !(await exists(db, 'campaigns', sent.campaignId))) {
    throw invalid('/campaignId', jobMessage('noSuchCampaign'));
  }
  if (sent.surveyId && !(await exists(db, 'surveys', sent.surveyId))) {
    throw invalid('/surveyId', jobMessage('noSuchSurvey'));
  }
  if (sent.jobTypeId && !(await areItems(db, 'job-type', [sent.jobTypeId]))) {
    throw invalid('/jobTypeId', fieldMessage('noSuchEntry'));
  }
  if (sent.operators && !(await areItems(db, 'operator', sent.operators))) {
    throw invalid('/jobOperators', jobMessage('noSuchOperator'));
  }
}

async function exists(db: Executor, table: 'campaigns' | 'surveys', id: string): Promise<boolean> {
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

async function areItems(db: Executor, list: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await db
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', list)
    .where('id', 'in', ids)
    .execute();
  return found.length === new Set(ids).size;
}

type FormColumns = Pick<
  OutreachJobsTable,
  | 'title'
  | 'job_type_id'
  | 'campaign_id'
  | 'survey_id'
  | 'start_dt'
  | 'end_dt'
  | 'start_time'
  | 'end_time'
  | 'extension'
  | 'missed_runs'
  | 'is_urgent'
> & {
  leaves_out_reached: boolean;
  operators: string[];
  week_days: number[];
  month_days: number[];
  year_months: number[];
};

export function formIn(row: FormColumns): JobForm {
  return {
    title: row.title,
    jobTypeId: row.job_type_id,
    campaignId: row.campaign_id,
    surveyId: row.survey_id,
    startDt: row.start_dt,
    endDt: row.end_dt,
    startTime: row.start_time,
    endTime: row.end_time,
    extension: row.extension,
    operators: row.operators,
    weekDays: row.week_days,
    monthDays: row.month_days,
    yearMonths: row.year_months,
    missedRuns: row.missed_runs,
    isUrgent: row.is_urgent,
    leavesOutReached: row.leaves_out_reached,
  };
}

export function formColumns(form: JobForm) {
  return {
    title: form.title,
    job_type_id: form.jobTypeId,
    campaign_id: form.campaignId,
    survey_id: form.surveyId,
    start_dt: form.startDt,
    end_dt: form.endDt,
    start_time: form.startTime,
    end_time: form.endTime,
    extension: form.extension,
    operators: JSON.stringify(form.operators),
    week_days: JSON.stringify(form.weekDays),
    month_days: JSON.stringify(form.monthDays),
    year_months: JSON.stringify(form.yearMonths),
    missed_runs: form.missedRuns,
    is_urgent: form.isUrgent,
    leaves_out_reached: form.leavesOutReached,
  } satisfies Partial<NewColumns<OutreachJobsTable>>;
}

/** The day and the moment of the next run: none on a day on which one has begun already. */
export function comingRun(form: JobForm, lastDay: string | null, now: Date) {
  const run = nextRun(form, now, lastDay === null ? undefined : dayBehind(lastDay));
  return run && { day: run.day, at: momentAt(run.day, run.from), until: momentAt(run.day, run.until) };
}

const RANKS: Readonly<Record<string, number>> = {
  running: 0,
  failed: 1,
  paused: 2,
  scheduled: 3,
  draft: 4,
  completed: 5,
  cancelled: 6,
};

/** As text that sorts: what needs somebody first, then what comes next. */
export function urgencyOf(state: string, nextRunAt: Date | null): string {
  return `${RANKS[state] ?? 9} ${nextRunAt?.toISOString() ?? '9'}`;
}

export type JobRow = FormColumns & {
  has_open_run: boolean;
  some_failed: boolean;
  last_day: string | null;
  goes_out: boolean | null;
};

export function factsOf(row: JobRow, now: Date): JobFacts {
  const form = formIn(row);
  return {
    form,
    goesOut: row.goes_out === true,
    someFailed: row.some_failed,
    runsLeft: row.has_open_run || comingRun(form, row.last_day, now) !== null,
  };
}
