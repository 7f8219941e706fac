import { compareAsc } from 'date-fns/compareAsc';
import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Channel } from '../../platform/channels.ts';
import type { Executor } from '../../platform/transaction.ts';

type JobRun = components['schemas']['JobRun'];
type Outcome = components['schemas']['RecipientOutcome'];

/** Of a recipient `p` with its message `m`: what has become of it. */
export const outcome = sql<Outcome>`
  case when p.outcome is null then 'notSent'
    when p.outcome = 'leftOut' or m.outcome = 'withheld' or (m.outcome = 'withdrawn' and m.attempts = 0) then 'leftOut'
    when m.outcome = 'sent' then 'delivered' when m.outcome in ('failed', 'withdrawn') then 'failed' else 'waiting' end`;
export const why = sql<string | null>`
  case when p.outcome = 'leftOut' then p.why when m.outcome = 'withheld' then coalesce(m.last_error, 'doNotCall')
    when m.outcome = 'withdrawn' and m.attempts = 0 then 'cancelled'
    when m.outcome = 'withdrawn' and m.attempts > m.noted_attempts then 'onItsWay'
    else m.last_error end`;
export const recipients = sql`job_recipients p left join text_messages m on m.id = p.message_id`;

export const emptyFigures: JobRun['figures'] = {
  total: 0,
  delivered: 0,
  waiting: 0,
  failed: 0,
  notSent: 0,
  leftOut: 0,
};
const MAX_REASONS = 100;

/** What became of the recipients of these runs, by run, and within it by channel and operator. */
export async function figuresOf(db: Executor, runs: readonly string[]) {
  const { rows } = await sql<Counted>`
    select p.run_id as run, p.channel, coalesce(o.name, p.operator) as operator,
      (o.attributes ->> 'perMinute')::int as "perMinute", ${outcome} as outcome,
      case when ${outcome} in ('failed', 'leftOut', 'waiting') then ${why} end as why,
      min(m.created_at) as since, count(*)::int as count
    from ${recipients} left join reference_items o on o.list = 'operator' and o.attributes ->> 'value' = p.operator
    where p.run_id = any(${runs}::uuid[]) group by 1, 2, 3, 4, 5, 6`.execute(db);
  return new Map(
    runs.map((run) => {
      const own = rows.filter((row) => row.run === run);
      return [run, { figures: summed(own), lines: linesOf(own), reasons: reasonsOf(own) }] as const;
    }),
  );
}

interface Counted {
  run: string;
  channel: Channel;
  operator: string;
  perMinute: number | null;
  outcome: Outcome;
  why: string | null;
  /** When the first of them was handed on. */
  since: Date | null;
  count: number;
}

function summed(rows: readonly Counted[]): JobRun['figures'] {
  const figures = { ...emptyFigures };
  for (const { outcome: became, count } of rows) {
    figures.total += count;
    figures[became] += count;
  }
  return figures;
}

const MAX_LINES = 100;

/** The largest first. */
function linesOf(rows: readonly Counted[]): JobRun['lines'] {
  const lines = Map.groupBy(rows, ({ channel, operator }) => `${channel} ${operator}`);
  return [...lines.values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { channel, operator, perMinute } = first;
      return [{ channel, operator, perMinute, figures: summed(own) }];
    })
    .toSorted((one, other) => other.figures.total - one.figures.total || one.operator.localeCompare(other.operator))
    .slice(0, MAX_LINES);
}

function reasonsOf(rows: readonly Counted[]): JobRun['reasons'] {
  const reasons = Map.groupBy(
    rows.filter(({ why: said }) => said !== null),
    ({ outcome: became, why: said }) => `${became} ${said}`,
  );
  return [...reasons.values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first?.why) return [];
      const waiting = own.filter((row) => row.outcome === 'waiting');
      const [since] = waiting.flatMap((row) => row.since ?? []).toSorted(compareAsc);
      const count = own.reduce((sum, row) => sum + row.count, 0);
      return [{ outcome: first.outcome, why: first.why, count, ...(since && { since: since.toISOString() }) }];
    })
    .toSorted((one, other) => other.count - one.count || one.why.localeCompare(other.why))
    .slice(0, MAX_REASONS);
}

/** How far the latest run of each of these jobs came. */
export async function reachedOf(db: Executor, jobs: readonly string[]) {
  if (jobs.length === 0) return new Map<string, { number: number; reached: number; total: number }>();
  const { rows } = await sql<{ job: string; number: number; reached: number; total: number }>`
    select n.job_id as job, n.number, count(*) filter (where m.outcome = 'sent')::int as reached, count(p.msisdn)::int as total
    from (select distinct on (job_id) * from job_runs where job_id = any(${jobs}::uuid[]) order by job_id, number desc) n
      left join job_recipients p on p.run_id = n.id left join text_messages m on m.id = p.message_id
    group by n.job_id, n.number`.execute(db);
  return new Map(rows.map(({ job, ...last }) => [job, last]));
}

export interface Page {
  limit: number;
  offset: number;
}

export async function listRuns(db: Executor, job: string, { limit, offset }: Page) {
  const { total } = await db
    .selectFrom('job_runs')
    .where('job_id', '=', job)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('job_runs')
    .selectAll()
    .where('job_id', '=', job)
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const figures = await figuresOf(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map(
    (run): JobRun => ({
      id: run.id,
      jobId: run.job_id,
      number: run.number,
      day: run.day,
      plannedAt: run.planned_at.toISOString(),
      untilAt: run.until_at.toISOString(),
      beganAt: run.began_at?.toISOString() ?? null,
      endedAt: run.ended_at?.toISOString() ?? null,
      outcome: run.outcome,
      ...(figures.get(run.id) ?? { figures: emptyFigures, lines: [], reasons: [] }),
    }),
  );
  return { items, total, limit, offset };
}
