import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { buildPortalIfOlder } from '../../src/server/build-portal.ts';
import { openServer } from '../../src/server/platform/database.ts';
import { seedDemo } from '../../src/server/seed/seed.ts';
import { makeMany } from '../support/many.ts';
import { freshDatabase, stopServer } from '../support/postgres.ts';
import { DEMO_PASSWORD } from '../support/sign-in.ts';
import type { Statement } from '../support/statements.ts';
import { best } from './best.ts';
import { benchCalls, callSection } from './call.ts';
import { benchCanvas, canvasSection } from './canvas.ts';
import { decided, type Kind } from './decided.ts';
import { benchGrowth, growthSection } from './growth.ts';
import { benchImport, importSection } from './import.ts';
import { load, type Shot } from './load.ts';
import { benchMap, mapSection } from './map.ts';
import { outreachAlone, outreachSection } from './outreach.ts';
import { benchProfile, profileSection } from './profile.ts';
import { benchQueue, queueSection } from './queue.ts';
import { searchAlone, searchSection } from './search.ts';

/*
 * How much of a bare Fastify handler's speed the product keeps, on PostgreSQL with 10 connections: the list of 50 by
 * status, one record, a decision of every kind; and how much of the best handler for the same answer. All figures of a table come from one run, round by round in turn, so that a busy
 * machine slows them alike; the ratio is what counts.
 */
const { values } = parseArgs({
  options: {
    loans: { type: 'string', default: '100000' },
    subscribers: { type: 'string', default: '100000' },
    // Records of every type where a list is measured among many.
    many: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    'dry-run': { type: 'boolean', default: false },
    // Numbers of the file that is imported.
    numbers: { type: 'string', default: '1000000' },
    // Of the campaign that is sent.
    recipients: { type: 'string', default: '100000' },
    // A dry run of the first table alone.
    'only-http': { type: 'boolean', default: false },
    // A dry run of the growth alone.
    'only-growth': { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const folder = await mkdtemp(join(tmpdir(), 'fmis-bench-'));
const running: ChildProcess[] = [];

try {
  await buildPortalIfOlder();
  const report = values['only-growth'] ? growthSection(await growthOf(Number(values.many))) : await measure();
  console.log(report);
  if (!values['dry-run'] && !values['only-http'] && !values['only-growth'])
    await writeFile(new URL('../../docs/bench.md', import.meta.url), report);
} finally {
  for (const each of running) each.kill();
  await stopServer(folder);
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<string> {
  const big = await filled(Number(values.loans), Number(values.subscribers));
  const product = await child('product-process.ts', big.url, DEMO_PASSWORD);
  const bare = await child('bare-process.ts', big.url);
  const ids = { loans: await big.undecided('loans'), posts: await big.undecided('posts') };
  const tasks: {
    name: string;
    aim: number;
    aimOfBest?: number;
    shot: (id: string) => Shot;
    of: Kind;
    changes: boolean;
  }[] = [
    {
      name: 'list of 50 by status',
      aim: 0.9,
      aimOfBest: 0.8,
      of: 'loans',
      changes: false,
      shot: () => ({ method: 'GET', path: '/api/loan/applications/all?status=assigned&limit=50' }),
    },
    {
      name: 'one record',
      aim: 0.9,
      aimOfBest: 0.5,
      of: 'loans',
      changes: false,
      shot: (id) => ({ method: 'GET', path: `/api/loan/applications/${id}` }),
    },
    {
      name: 'one decision on an application',
      aim: 0.8,
      of: 'loans',
      changes: true,
      shot: (id) => ({ method: 'PUT', path: '/api/loan/assign-agent', body: { id, email: 'hina.sheikh@demo.fmis' } }),
    },
    {
      name: 'one decision on a post',
      aim: 0.8,
      of: 'posts',
      changes: true,
      shot: (id) => ({ method: 'PUT', path: '/api/forum/status', body: { id, status: 'approved' } }),
    },
  ];

  const rows: string[] = [];
  for (const { name, aim, aimOfBest, shot, of: kind, changes } of tasks) {
    const [first = ''] = ids[kind];
    await big.reset(kind);
    product.process.send(shot(first));
    const { status, body, ...seen } = await answer<Seen>(product.process);
    if (status !== 200) throw new Error(`${name}: ${status} ${body}`);
    bare.process.send({ name: key(name), ...seen, body: JSON.parse(body), seenWith: first });
    await answer(bare.process);
    const bestPath = key(name) in best ? `/best/${key(name)}/${first}` : null;
    if (bestPath) await mustEqual(`${bare.origin}${bestPath}`, JSON.parse(body));

    const rates: { product: number; bare: number; driver: number; best: number }[] = [];
    // The first round warms up: a server runs for weeks, and its code is compiled as it is used.
    for (let round = 0; round <= rounds; round++) {
      const turn = async <T>(work: (pool: string[]) => Promise<T>): Promise<T> => {
        if (changes) await big.reset(kind);
        return await work([...ids[kind]]);
      };
      const next = (pool: string[], make: (id: string) => Shot) => () => {
        if (!changes) return make(first);
        const id = pool.pop();
        return id === undefined ? null : make(id);
      };
      const rate = {
        product: await turn((pool) => load(product.origin, product.token ?? null, seconds, next(pool, shot))),
        bare: await turn((pool) =>
          load(
            bare.origin,
            null,
            seconds,
            next(pool, (id) => ({
              method: changes ? 'PUT' : 'GET',
              path: `/${key(name)}`,
              ...(changes && { body: { id } }),
            })),
          ),
        ),
        driver: await turn(async (pool) => {
          bare.process.send({ drive: key(name), seconds, ids: changes ? pool : [] });
          return (await answer<{ rate: number }>(bare.process)).rate;
        }),
        best: bestPath ? await load(bare.origin, null, seconds, () => ({ method: 'GET', path: bestPath })) : Number.NaN,
      };
      if (round > 0) rates.push(rate);
    }
    const middle = (of: (rate: (typeof rates)[number]) => number) => median(rates.map(of));
    rows.push(
      `| ${name} | ${middle((r) => r.product).toFixed(0)} | ${middle((r) => r.bare).toFixed(0)} | ${middle((r) => r.driver).toFixed(0)} | ${middle((r) => r.product / r.bare).toFixed(2)} | ${aim} | ${bestPath ? middle((r) => r.best).toFixed(0) : '–'} | ${bestPath ? middle((r) => r.product / r.best).toFixed(2) : '–'} | ${aimOfBest ?? '–'} |`,
    );
  }

  await big.leave();
  const table = [
    '| Call | FMIS | bare Fastify, same statements | bare driver | FMIS / bare Fastify | aim | best handler for the answer | FMIS / best | aim |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ];
  if (values['only-http']) {
    await end();
    return table.join('\n');
  }

  const profiles = await benchProfile({
    product: { ...product, token: product.token ?? '' },
    bare: bare.origin,
    url: big.url,
    seconds,
    rounds,
  });
  const queue = await benchQueue({ ...product, token: product.token ?? '', url: big.url, items: 10_000, presses: 100 });
  const open = await openServer(big.url, { connections: 1 });
  const imported = await benchImport({
    origin: product.origin,
    token: product.token ?? '',
    pid: product.process.pid ?? 0,
    open,
    rows: Number(values.numbers),
  });
  await open.close();
  await end();
  const growth = await growthOf(Number(values.many));
  const outreach = await outreachAlone(Number(values.many), Number(values.recipients));
  const search = await searchAlone(Number(values.many), rounds);

  return [
    '# Speed',
    '',
    `Written by \`npm run bench\`: ${values.loans} applications, ${values.subscribers} subscribers, ${rounds} rounds of ${seconds} s, 10 connections, PostgreSQL and everything else on one machine with ${(await import('node:os')).availableParallelism()} cores. Answers a second; the ratio is the median over the rounds, after one that warms up. FMIS prepares its statements once a connection; the bare handler and the driver send theirs as the driver does by itself. The best handler is written for its answer alone: one prepared statement over the right index, the total known, nobody signed in.`,
    '',
    ...table,
    '',
    growthSection(growth),
    searchSection(search),
    profileSection(profiles),
    callSection(benchCalls({ calls: 10_000, rounds: 60 })),
    queueSection(queue),
    importSection(imported),
    outreachSection(outreach),
    canvasSection(await benchCanvas()),
    mapSection(await benchMap({ farms: 5_000, rounds })),
  ].join('\n');

  async function end(): Promise<void> {
    for (const each of running.splice(0)) each.kill();
    await big.close();
  }
}

async function growthOf(many: number) {
  const sizes = { few: 1_000, many };
  const filledWith = async (count: number) => {
    const made = await filled(120, 1_000, count);
    return { made, ...(await child('product-process.ts', made.url, DEMO_PASSWORD)) };
  };
  const [few, lots] = [await filledWith(sizes.few), await filledWith(sizes.many)];
  const growth = await benchGrowth({ few, many: lots, sizes, seconds: Math.min(seconds, 2), rounds });
  for (const each of running.splice(0)) each.kill();
  await Promise.all([few.made.close(), lots.made.close()]);
  return growth;
}

/** The best handler says what the product says. */
async function mustEqual(url: string, told: Record<string, unknown>): Promise<void> {
  const said = (await (await fetch(url)).json()) as Record<string, unknown>;
  for (const [name, value] of Object.entries(said)) assert.deepEqual(value, told[name], name);
}

interface Seen {
  statements: Statement[];
  made: string[];
  status: number;
  body: string;
}

async function filled(loans: number, subscribers: number, more = 0) {
  const fresh = await freshDatabase(folder, 'none');
  const open = await openServer(fresh.url, { connections: 4, longestStatementMs: 3_600_000 });
  await seedDemo({ database: open.database, loans, subscribers, password: DEMO_PASSWORD });
  if (more > 0) await makeMany(open.database, more);
  await open.maintain('VACUUM ANALYZE');
  for (const { table, start } of Object.values(decided)) {
    await sql`create table ${sql.table(`bench_${table}`)} as ${start}`.execute(open.database);
  }
  return {
    url: fresh.url,
    async undecided(kind: Kind): Promise<string[]> {
      const start = sql.table(`bench_${decided[kind].table}`);
      const { rows } = await sql<{ id: string }>`select id from ${start} order by id`.execute(open.database);
      return rows.map(({ id }) => id);
    },
    /** Everything that was decided waits again. */
    async reset(kind: Kind): Promise<void> {
      for (const statement of decided[kind].again) await statement.execute(open.database);
    },
    /** Posts that were made to wait are approved again: the queue is measured with its own. */
    async leave(): Promise<void> {
      await sql`update posts p set state = 'approved' from bench_posts s where s.id = p.id`.execute(open.database);
      await open.maintain('VACUUM ANALYZE');
    },
    async close(): Promise<void> {
      await open.close();
      await fresh.drop();
    },
  };
}

interface Child {
  process: ChildProcess;
  origin: string;
  token?: string;
}

async function child(file: string, ...given: string[]): Promise<Child> {
  const forked = fork(new URL(file, import.meta.url), given, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  running.push(forked);
  return { process: forked, ...(await answer<{ origin: string; token?: string }>(forked)) };
}

async function answer<T>(from: ChildProcess): Promise<T> {
  const heard = new AbortController();
  const { signal } = heard;
  const ended = once(from, 'exit', { signal }).then(([code]) => {
    throw new Error(`a measured process ended with ${code}`);
  });
  ended.catch(() => undefined);
  try {
    const [message] = await Promise.race([once(from, 'message', { signal }), ended]);
    return message as T;
  } finally {
    heard.abort();
  }
}

function key(name: string): string {
  return name.replaceAll(' ', '-');
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
