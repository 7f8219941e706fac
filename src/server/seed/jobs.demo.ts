import { sql } from 'kysely';
import { type JobFacts, type JobForm, noJobFacts, noJobForm } from '../../../machines/jobs/job.machine.ts';
import { jobWorkflow } from '../../../machines/jobs/job.workflow.ts';
import { dayAt, dayBehind } from '../../../machines/jobs/schedule.ts';
import { decide } from '../../../machines/shared/decide.ts';
import { initialState } from '../../../machines/shared/states.ts';
import type { Subject, WorkflowEvent } from '../../../machines/shared/workflow.ts';
import { comingRun, formColumns, urgencyOf } from '../features/jobs/jobs.form.ts';
import { referenceId } from '../features/lovs/reference-id.ts';
import { system } from '../platform/history.ts';
import { lastStepTypes } from '../records/records.tables.ts';
import { fillEmpty, insertMany } from './bulk-insert.ts';
import { insertPastRun, pastRun } from './jobs.runs.ts';
import { historyColumns } from './loans.rows.ts';
import type { SeedContext, SeedPart } from './parts.ts';
import { chanceOf } from './random.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEWEST = 1_007;

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
  leaves_out_reached: 'boolean',
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
  /** It has run on each of its days. */
  isOver?: true;
}

/** Nothing of it goes out on the first day: what a demonstration shows waits, stands still or is over. */
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
  {
    title: 'Kissan card, two days before the fair',
    campaign: 'Kissan card',
    schedule: { startTime: '10:00', endTime: '13:00' },
    from: -9,
    until: -8,
    events: ['CREATE', 'SCHEDULE'],
    isOver: true,
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
  const doerOf = (event = 'CREATE') => (jobWorkflow.events[event]?.system ? system : by);
  const rows = lives.map(({ form, state, steps }, place) => {
    const [first, last] = [steps[0], steps.at(-1)];
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
      created_at: first?.at ?? now,
      updated_at: last?.at ?? now,
      state_since: last?.at ?? now,
      last_event: last?.event ?? 'CREATE',
      last_from: last?.from ?? null,
      last_by_id: doerOf(last?.event).id,
      last_by_name: doerOf(last?.event).name,
      last_at: last?.at ?? now,
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
      by_id: doerOf(event).id,
      by_name: doerOf(event).name,
      at,
    })),
  );
  await fillEmpty(trx, ['outreach_jobs'], async () => await insertMany(trx, 'outreach_jobs', columns, rows));
  await sql`alter table outreach_jobs alter column number restart with ${sql.lit(NEWEST + 1)}`.execute(trx);
  await insertMany(trx, 'history', historyColumns, history);
  for (const [place, { form, runs }] of lives.entries()) {
    for (const [index, run] of runs.entries()) {
      const [id, jobId] = [random.uuid(), rows[place]?.id ?? ''];
      await insertPastRun(trx, { ...run, id, jobId, number: index + 1, form });
    }
  }
};

function live(one: Described, campaignId: string, now: Date, place: number) {
  const { title, schedule, from, until, events, reason, isOver = false } = one;
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
  const days = Array.from({ length: until - from + 1 }, (_, day) => dayBehind(today, from + day));
  const runs = isOver ? days.map((day) => pastRun(day, form)) : [];
  const begun = runs[0] ? new Date(runs[0].beganAt.getTime() - HOUR) : now;
  const first = begun.getTime() - (place + 1) * 400 * MINUTE;
  const doings: { event: WorkflowEvent; at: Date }[] = [
    ...events.map((type, index) => ({
      event: { type, ...(type === 'CREATE' && { form }), ...(index === events.length - 1 && reason && { reason }) },
      at: new Date(first + index * 12 * MINUTE),
    })),
    ...runs.flatMap(({ beganAt, endedAt }, index) => [
      { event: { type: 'START' }, at: beganAt },
      { event: { type: 'FINISH_RUN', runsLeft: index < runs.length - 1 }, at: endedAt },
    ]),
  ];
  let subject: Subject<JobFacts> = {
    id: '',
    state: initialState(jobWorkflow.machine),
    version: 0,
    facts: { ...noJobFacts, form },
  };
  const actor = { id: '', name: '', permissions: new Set(Object.values(jobWorkflow.policy)) };
  const steps = doings.map(({ event, at }, index) => {
    const decision = decide(jobWorkflow, subject, event, { actor });
    if (decision.outcome !== 'accepted') throw new Error(`A made-up job can't ${event.type} in ${subject.state}`);
    const from = index === 0 ? null : subject.state;
    subject = { ...subject, state: decision.state, facts: decision.facts };
    return {
      event: event.type,
      from,
      to: decision.state,
      at,
      reason: typeof event['reason'] === 'string' ? event['reason'] : null,
    };
  });
  return { form, state: subject.state, steps, runs };
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
