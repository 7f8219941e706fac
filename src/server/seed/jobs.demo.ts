import { sql } from 'kysely';
import { type JobFacts, type JobForm, noJobFacts, noJobForm } from '../../../machines/jobs/job.machine.ts';
import { jobWorkflow } from '../../../machines/jobs/job.workflow.ts';
import { dayAt, dayBehind } from '../../../machines/jobs/schedule.ts';
import { decide } from '../../../machines/shared/decide.ts';
import { initialState } from '../../../machines/shared/states.ts';
import type { Subject } from '../../../machines/shared/workflow.ts';
import { comingRun, formColumns, urgencyOf } from '../features/jobs/jobs.form.ts';
import { referenceId } from '../features/lovs/reference-id.ts';
import { lastStepTypes } from '../records/records.tables.ts';
import { fillEmpty, insertMany } from './bulk-insert.ts';
import { historyColumns } from './loans.rows.ts';
import type { SeedContext, SeedPart } from './parts.ts';
import { chanceOf } from './random.ts';

const MINUTE = 60_000;
const NEWEST = 1_006;

const columns = {
  id: 'uuid',
  number: 'integer',
  state: 'text',
  version: 'integer',
  title: 'text',
  job_type_id: 'uuid',
  campaign_id: 'uuid',
  survey_id: 'uuid',
  start_dt: 'date',
  end_dt: 'date',
  start_time: 'text',
  end_time: 'text',
  extension: 'text',
  operators: 'jsonb',
  week_days: 'jsonb',
  month_days: 'jsonb',
  year_months: 'jsonb',
  missed_runs: 'text',
  is_urgent: 'boolean',
  next_day: 'date',
  next_run_at: 'timestamptz',
  urgency: 'text',
  created_by: 'uuid',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  ...lastStepTypes,
} as const;

interface Described {
  title: string;
  /** What stands in the title of the campaign. */
  campaign: string;
  schedule: Partial<JobForm>;
  /** From today on, in days. */
  from: number;
  until: number;
  events: readonly string[];
  reason?: string;
}

/** Nothing of it goes out on the first day: what a demonstration shows waits, or stands still. */
const described: readonly Described[] = [
  {
    title: 'Frost warnings before the cold nights',
    campaign: 'Frost',
    schedule: { startTime: '16:00', endTime: '19:00' },
    from: 1,
    until: 60,
    events: ['CREATE', 'SCHEDULE'],
  },
  {
    title: 'Loans for the spring, on pay days',
    campaign: 'Input loans',
    schedule: { startTime: '10:00', endTime: '13:00', monthDays: [1, 15, 31] },
    from: 1,
    until: 120,
    events: ['CREATE', 'SCHEDULE'],
  },
  {
    title: 'Rust, Mondays and Thursdays',
    campaign: 'Rust',
    schedule: { startTime: '09:00', endTime: '12:00', weekDays: [1, 4], missedRuns: 'catchUp' },
    from: 1,
    until: 90,
    events: ['CREATE', 'SCHEDULE', 'PAUSE'],
    reason: 'The new survey of the fields comes first',
  },
  {
    title: 'Canals close in January',
    campaign: 'Canals',
    schedule: { startTime: '11:00', yearMonths: [12, 1] },
    from: 2,
    until: 70,
    events: ['CREATE', 'SCHEDULE'],
  },
  {
    title: 'Fog on the motorway',
    campaign: 'Fog',
    schedule: { startTime: '08:00', endTime: '10:00' },
    from: 3,
    until: 10,
    events: ['CREATE'],
  },
  {
    title: 'Last days to sow wheat',
    campaign: 'Sow wheat',
    schedule: { startTime: '09:00' },
    from: 1,
    until: 2,
    events: ['CREATE', 'SCHEDULE', 'CANCEL'],
    reason: 'The days for sowing are over',
  },
];

/** Jobs as people leave them, whose histories are the machine's own. */
export const seed: SeedPart = async ({ trx, now }) => {
  const random = chanceOf('jobs');
  const by = await trx
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('email', '=', 'ops@demo.fmis')
    .executeTakeFirst();
  const campaigns = await sentCampaigns(trx);
  if (!by) return;
  const lives = described.flatMap((one, place) => {
    const campaign = campaigns.find(({ title }) => title.startsWith(one.campaign));
    return campaign ? [live(one, campaign.id, now, place)] : [];
  });
  const rows = lives.map(({ form, state, steps, first }, place) => {
    const last = steps.at(-1);
    const next = state === 'scheduled' ? comingRun(form, null, now) : null;
    return {
      id: random.uuid(),
      number: NEWEST - place,
      state,
      version: steps.length,
      ...formColumns(form),
      next_day: next?.day ?? null,
      next_run_at: next?.at ?? null,
      urgency: urgencyOf(state, next?.at ?? null),
      created_by: by.id,
      created_at: first,
      updated_at: last?.at ?? first,
      state_since: last?.at ?? first,
      last_event: last?.event ?? 'CREATE',
      last_from: last?.from ?? null,
      last_by_id: by.id,
      last_by_name: by.name,
      last_at: last?.at ?? first,
      last_reason: last?.reason ?? null,
    };
  });
  const history = lives.flatMap(({ steps }, place) =>
    steps.map(({ event, from, to, at, reason }, index) => ({
      entity: 'job',
      record_id: rows[place]?.id ?? '',
      event,
      from_state: from,
      to_state: to,
      version: index + 1,
      reason,
      facts: null,
      by_id: by.id,
      by_name: by.name,
      at,
    })),
  );
  await fillEmpty(trx, ['outreach_jobs'], async () => await insertMany(trx, 'outreach_jobs', columns, rows));
  await sql`alter table outreach_jobs alter column number restart with ${sql.lit(NEWEST + 1)}`.execute(trx);
  await insertMany(trx, 'history', historyColumns, history);
};

function live(
  { title, schedule, from, until, events, reason }: Described,
  campaignId: string,
  now: Date,
  place: number,
) {
  const today = dayAt(now);
  const form: JobForm = {
    ...noJobForm,
    ...schedule,
    title,
    campaignId,
    jobTypeId: referenceId('job-type', 'campaign'),
    startDt: dayBehind(today, from),
    endDt: dayBehind(today, until),
  };
  const first = new Date(now.getTime() - (place + 1) * 400 * MINUTE);
  let subject: Subject<JobFacts> = {
    id: '',
    state: initialState(jobWorkflow.machine),
    version: 0,
    facts: { ...noJobFacts, form },
  };
  const actor = { id: '', name: '', permissions: new Set(Object.values(jobWorkflow.policy)) };
  const steps = events.map((event, index) => {
    const why = event === events.at(-1) && reason !== undefined ? reason : null;
    const decision = decide(
      jobWorkflow,
      subject,
      { type: event, ...(event === 'CREATE' && { form }), ...(why !== null && { reason: why }) },
      { actor },
    );
    if (decision.outcome !== 'accepted') throw new Error(`A made-up job can't ${event} in ${subject.state}`);
    const step = {
      event,
      from: index === 0 ? null : subject.state,
      to: decision.state,
      at: new Date(first.getTime() + index * 12 * MINUTE),
      reason: why,
    };
    subject = { ...subject, state: decision.state, facts: decision.facts };
    return step;
  });
  return { form, state: subject.state, steps, first };
}

/** Those that go out as a text. */
async function sentCampaigns(trx: SeedContext['trx']) {
  return await trx
    .selectFrom('campaigns')
    .select(['id', 'title'])
    .where('sms_enabled', '=', true)
    .where('content_text', 'is not', null)
    .orderBy('start_dt')
    .execute();
}
