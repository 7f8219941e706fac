import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';

type RunPace = components['schemas']['RunPace'];

const MINUTE_MS = 60_000;
const MAX_STEPS = 60;
const STEPS_MINUTES = [1, 2, 5, 10, 15, 30, 60, 120, 240, 720, 1_440];
/** The pace of now is that of so long. */
const LATELY_MINUTES = 5;

/** What the gateways took of a run, in steps of equal length from its first message to its last. */
export async function paceOf(db: Executor, run: string, now: Date): Promise<RunPace> {
  const sent = sql`from job_recipients p join text_messages m on m.id = p.message_id
    where p.run_id = ${run}::uuid and m.outcome = 'sent'`;
  const { rows: spans } = await sql<{ first: Date | null; last: Date | null; lately: number }>`
    select min(m.sent_at) as first, max(m.sent_at) as last,
      count(*) filter (where m.sent_at > ${now}::timestamptz - make_interval(mins => ${LATELY_MINUTES}))::int as lately
    ${sent}`.execute(db);
  const { first = null, last = null, lately = 0 } = spans[0] ?? {};
  if (first === null || last === null) return { takenAt: now.toISOString(), stepMinutes: 1, steps: [], perMinute: 0 };
  const minutes = (last.getTime() - first.getTime()) / MINUTE_MS;
  const stepMinutes =
    STEPS_MINUTES.find((step) => minutes / step < MAX_STEPS) ?? Math.ceil(minutes / MAX_STEPS / 1_440) * 1_440;
  const { rows } = await sql<{ at: Date; sent: number }>`
    with counted as (
      select floor(extract(epoch from m.sent_at) / ${stepMinutes * 60})::bigint as step, count(*)::int as sent ${sent} group by 1)
    select to_timestamp(step * ${stepMinutes * 60}) as at, coalesce(c.sent, 0) as sent
    from generate_series((select min(step) from counted), (select max(step) from counted)) as step
      left join counted c using (step) order by step`.execute(db);
  const sinceMinutes = Math.min(LATELY_MINUTES, Math.max(1, (now.getTime() - first.getTime()) / MINUTE_MS));
  return {
    takenAt: now.toISOString(),
    stepMinutes,
    steps: rows.map((step) => ({ at: step.at.toISOString(), sent: step.sent })),
    perMinute: lately / sinceMinutes,
  };
}
