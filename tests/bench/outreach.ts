import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type OpenDatabase, openServer } from '../../src/server/platform/database.ts';
import { makeMany } from '../support/many.ts';
import { freshDatabase, stopServer } from '../support/postgres.ts';
import { DEMO_PASSWORD } from '../support/sign-in.ts';
import { megabytesOf, watched } from './watched.ts';

/*
 * How long the audience of a campaign takes to count, against the barest statement for the same number; and a campaign from
 * its first row to the last message at a sink that takes everything, against one INSERT of the same rows of the ledger; what
 * others wait meanwhile, and what memory the product takes. By hand: node tests/bench/outreach.ts --people 1000000
 */

interface OutreachBench {
  people: number;
  /** Milliseconds, the median. */
  count: { product: number; bare: number };
  recipients: number;
  /** Seconds. */
  run: number;
  ledger: number;
  /** Of a search by others meanwhile, in milliseconds; nineteen of twenty are faster. */
  othersP95: number;
  memory: { before: number; most: number };
}

interface BenchEnvironment {
  origin: string;
  token: string;
  pid: number;
  open: OpenDatabase;
  recipients: number;
}

export function outreachSection(bench: OutreachBench): string {
  const { people, count, recipients, run, ledger, othersP95, memory } = bench;
  const whole = (number: number) => number.toLocaleString('en-GB');
  return [
    '## Campaigns',
    '',
    `Who of ${whole(people)} subscribers gets it: counted in ${count.product.toFixed(0)} ms, by the barest statement in ${count.bare.toFixed(0)} (${(count.product / count.bare).toFixed(2)} times as long; aim 2). A campaign to ${whole(recipients)}, from its first row to the last message at the sink: ${whole(Math.round(recipients / run))} a second; one INSERT of the rows of the ledger alone ${whole(Math.round(recipients / ledger))} (${(ledger / run).toFixed(3)} of its speed; aim 0.5). Others' search meanwhile: p95 ${othersP95.toFixed(0)} ms (aim 200). Memory ${memory.before} MB before, at most ${memory.most} MB.`,
    '',
  ].join('\n');
}

const ROUNDS = 9;

async function benchOutreach({ origin, token, pid, open, recipients }: BenchEnvironment): Promise<OutreachBench> {
  const { database } = open;
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return await answer.json();
  };
  const [province = ''] = await idsOf(open, 'province');
  const times: { product: number; bare: number }[] = [];
  let people = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const product = await timed(() =>
      call('POST', '/campaign/effected-by-criteria', { campaignLocations: [province] }),
    );
    const bare = await timed(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from subscribers s join farmers f using (msisdn, country_code)
        where f.state <> 'merged' and s.subscription = 'active' and s.contact = 'reachable'
          and f.state in ('pending', 'active') and f.province_id = ${province}::uuid`.execute(database);
      return rows[0]?.count;
    });
    if (product.value.count !== bare.value) throw new Error(`${product.value.count} are not ${bare.value}`);
    people = await totalOf(open);
    if (round > 0) times.push({ product: product.ms, bare: bare.ms });
  }

  const id = await campaignFor(open, recipients);
  const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
  const form = { title: 'To all', campaignId: id, startDt: today, endDt: today, isUrgent: true };
  const before = await megabytesOf(pid);
  const others = watched(async () => {
    await call('GET', '/subscription/subscriber-agent-wise-list?search=0300&limit=50');
  });
  const seen: number[] = [];
  const memory = watched(async () => void seen.push(await megabytesOf(pid)));
  const job = await call('POST', '/job', form);
  const begun = performance.now();
  await call('PUT', '/job/update-status', { jobId: job.id, jobStatus: 'scheduled' });
  while ((await call('GET', `/job/${job.id}`)).state !== 'completed') await pause(250);
  const run = (performance.now() - begun) / 1_000;
  const waits = await others.end();
  await memory.end();
  const [ended] = (await call('GET', `/job-logs/job-id/${job.id}`)).items;
  const { total, delivered } = ended.figures;
  if (delivered !== total) throw new Error(JSON.stringify(ended.figures));

  await sql`create table copy_of_ledger (like job_recipients including all)`.execute(database);
  const { ms } = await timed(() =>
    sql`insert into copy_of_ledger select * from job_recipients where run_id = ${ended.id}`.execute(database),
  );
  const middle = (of: 'product' | 'bare') => times.map((each) => each[of]).toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  return {
    people,
    count: { product: middle('product'), bare: middle('bare') },
    recipients: total,
    run,
    ledger: ms / 1_000,
    othersP95: waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Number.NaN,
    memory: { before, most: Math.max(...seen) },
  };
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const begun = performance.now();
  const value = await work();
  return { value, ms: performance.now() - begun };
}

async function idsOf({ database }: OpenDatabase, list: string): Promise<string[]> {
  const rows = await database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', list)
    .orderBy('sort')
    .execute();
  return rows.map(({ id }) => id);
}

async function totalOf({ database }: OpenDatabase): Promise<number> {
  const { n } = await database
    .selectFrom('subscribers')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** A campaign by SMS for everybody, with so many of them subscribed; no operator slows it down. */
async function campaignFor({ database }: OpenDatabase, recipients: number): Promise<string> {
  await sql`update reference_items set attributes = attributes - 'perMinute' where list = 'operator'`.execute(database);
  await sql`
    update subscribers set state = 'unsubscribed+notHost+' || contact, unsubscribed_at = now()
    where subscription = 'active' and id not in (
      select s.id from subscribers s left join farmers f using (msisdn, country_code)
      where s.subscription = 'active' and s.contact = 'reachable' and (f.id is null or f.state in ('pending', 'active'))
        and not exists (select from do_not_call d where d.msisdn = s.msisdn and d.state = 'listed')
      limit ${recipients})`.execute(database);
  const { rows } = await sql<{ id: string }>`
    update campaigns set sms_enabled = true, in_app_enabled = false, obd_enabled = false, content_text = 'Frost is near.',
      crops = '[]', locations = '[]', livestocks = '[]', machineries = '[]', languages = '[]', profiles = '[]',
      operator = '[]', active_subscriber_range = null, start_dt = current_date - 2, end_dt = current_date + 2
    where id = (select id from campaigns order by id limit 1) returning id`.execute(database);
  return rows[0]?.id ?? '';
}

/** On a PostgreSQL and a product of its own. */
export async function outreachAlone(people: number, recipients: number): Promise<OutreachBench> {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-bench-'));
  const { url } = await freshDatabase(folder, 'small');
  const open = await openServer(url, { connections: 2, longestStatementMs: 3_600_000 });
  await makeMany(open.database, people);
  // The copies of jobs would all run at once.
  await sql`update outreach_jobs set state = 'draft', next_day = null, next_run_at = null`.execute(open.database);
  await open.maintain('VACUUM ANALYZE');
  const product: ChildProcess = fork(new URL('product-process.ts', import.meta.url), [url, DEMO_PASSWORD], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [{ origin, token }] = (await once(product, 'message')) as [{ origin: string; token: string }];
    return await benchOutreach({ origin, token, pid: product.pid ?? 0, open, recipients });
  } finally {
    product.kill();
    await open.close();
    await stopServer(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { people: { type: 'string', default: '1000000' }, recipients: { type: 'string', default: '100000' } },
  });
  console.log(outreachSection(await outreachAlone(Number(values.people), Number(values.recipients))));
}
