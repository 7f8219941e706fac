import { sql } from 'kysely';
import { expect } from 'vitest';
import { takeUpAgain } from '../../src/server/platform/jobs/boss.ts';
import type { WorkPlace } from './workers.ts';

const TEXT = 'Frost is near. Water lightly in the evening.';

/** A job for so many that is due and urgent, so that it goes out at any hour; the answer is its id. */
async function enteredCampaign({ open: { database } }: WorkPlace, recipients: number): Promise<string> {
  const id = crypto.randomUUID();
  await sql`
    update subscribers set state = 'unsubscribed+notHost+' || contact, unsubscribed_at = now() where id not in (
      select s.id from subscribers s left join farmers f using (msisdn, country_code)
      where s.subscription = 'active' and s.contact = 'reachable' and (f.id is null or f.state in ('pending', 'active'))
      order by s.id limit ${recipients})`.execute(database);
  await sql`
    with campaign as (
      update campaigns set sms_enabled = true, in_app_enabled = false, obd_enabled = false, content_text = ${TEXT}, crops = '[]', locations = '[]', livestocks = '[]',
        machineries = '[]', languages = '[]', profiles = '[]', operator = '[]', active_subscriber_range = null,
        start_dt = current_date - 2, end_dt = current_date + 2
      where id = (select id from campaigns order by id limit 1) returning id)
    insert into outreach_jobs (id, state, title, job_type_id, campaign_id, start_dt, end_dt, is_urgent, next_day,
      next_run_at, urgency, created_at, updated_at, state_since, last_event, last_by_name, last_at)
    select ${id}::uuid, 'scheduled', 'Frost', t.id, c.id, day, day, true, day, now(), '3', now(), now(), now(), 'SCHEDULE', 'Ops', now()
    from campaign c, reference_items t, (select (now() at time zone 'Asia/Karachi')::date as day) d
    where t.list = 'job-type' order by t.sort limit 1`.execute(database);
  return id;
}

/** How many texts the sink has of this campaign. */
async function sunk({ open: { database } }: WorkPlace): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from sent_messages where text = ${TEXT}`.execute(database);
  return rows[0]?.n ?? 0;
}

async function audienceOf({ open: { database } }: WorkPlace, jobId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from job_recipients p join job_runs r on r.id = p.run_id where r.job_id = ${jobId}`.execute(
    database,
  );
  return rows[0]?.n ?? 0;
}

/** How many texts of it have gone out, or are held by a worker that began to send them. */
async function takenUp({ open: { database } }: WorkPlace, jobId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from job_recipients p join job_runs r on r.id = p.run_id and r.job_id = ${jobId}
    join text_messages m on m.id = p.message_id
    where m.outcome is not null or m.taken_until > now()`.execute(database);
  return rows[0]?.n ?? 0;
}

async function stateOf({ open: { database } }: WorkPlace, jobId: string): Promise<string> {
  const { state } = await database
    .selectFrom('outreach_jobs')
    .select('state')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return state;
}

/** Everybody of the ledger stands once at the sink, nobody else does, and the ledger says so. */
async function mustBeReachedOnce(place: WorkPlace, jobId: string, recipients: number): Promise<void> {
  const { rows } = await sql`
    select count(*)::int as rows, count(distinct p.msisdn)::int as numbers,
      count(*) filter (where p.outcome = 'handed')::int as handed,
      count(*) filter (where m.outcome = 'sent')::int as sent,
      count(*) filter (where sink.n = 1)::int as once
    from job_recipients p join job_runs r on r.id = p.run_id and r.job_id = ${jobId}
    left join text_messages m on m.id = p.message_id
    left join lateral (
      select count(*) as n from sent_messages s
      where s.text = ${TEXT} and s.recipient like '%' || p.msisdn) sink on true`.execute(place.open.database);
  expect(rows).toEqual([
    { rows: recipients, numbers: recipients, handed: recipients, sent: recipients, once: recipients },
  ]);
  expect(await sunk(place)).toBe(recipients);
}

const often = { interval: 20, timeout: 120_000 };

/**
 * Three workers send a campaign; as often as said, one of them is killed in the middle and another takes its place.
 * Everybody is reached once.
 */
export async function reachedThroughKills(place: WorkPlace, kills: number, recipients: number): Promise<void> {
  const job = await enteredCampaign(place, recipients);
  const workers = await Promise.all(Array.from({ length: 3 }, place.worker));
  await expect.poll(() => sunk(place), often).toBeGreaterThan(0);
  expect(await audienceOf(place, job)).toBe(recipients);
  for (let kill = 1; kill <= kills; kill++) {
    await expect.poll(() => sunk(place), often).toBeGreaterThanOrEqual(Math.floor((recipients * kill) / (kills + 1)));
    await workers.shift()?.end('SIGKILL');
    // What the dead one held is taken up at once, also where another holds it still.
    await takeUpAgain(place.open.run);
    workers.push(await place.worker());
  }
  // The living end what they have begun; what is held then was with the dead, and is due before its two minutes are over.
  await expect.poll(() => takenUp(place, job), often).toBe(recipients);
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
  await takeUpAgain(place.open.run);
  await sql`update text_messages set taken_until = null where outcome is null`.execute(place.open.database);
  const last = await place.worker();
  await expect.poll(() => stateOf(place, job), often).toBe('completed');
  await last.end('SIGTERM');
  await mustBeReachedOnce(place, job, recipients);
}
