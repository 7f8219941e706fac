import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openServer } from '../../src/server/platform/database.ts';
import { seedDemo } from '../../src/server/seed/seed.ts';
import { freshDatabase, stopServer } from '../support/postgres.ts';
import { DEMO_PASSWORD } from '../support/sign-in.ts';
import type { Statement } from '../support/statements.ts';
import { load } from './load.ts';

/*
 * What is asked for with a farmer on the line: the profile and the quick profile, each as the portal asks for it, against a
 * handler that was written for that answer alone. Many farmers in turn, so that none is answered from what the one before
 * left. By hand, on a database of its own: node tests/bench/profile.ts --people 100000
 */

interface ProfileBench {
  people: number;
  rows: ProfileRow[];
}

interface ProfileRow {
  name: string;
  /** The most that one answer took, the session's among them. */
  statements: number;
  /** Answers a second. */
  product: number;
  best: number;
  /** The median over the rounds. */
  ratio: number;
}

const AIM = 0.5;
const MOST_STATEMENTS = 3;
const FARMERS = 200;

const calls = [
  { name: 'profile', path: '/api/farmer/profile/', best: '/best/profile/' },
  { name: 'quick profile', path: '/api/farmer/caller/', best: '/best/quick-profile/' },
];

export function profileSection({ people, rows }: ProfileBench): string {
  return [
    '## Profiles',
    '',
    `Of ${FARMERS} farmers in turn, among ${people.toLocaleString('en-GB')} subscribers: answers a second with 10 connections, against a handler that was written for the answer alone (aim ${AIM}), and the most statements that one takes (aim ${MOST_STATEMENTS}, the session's among them).`,
    '',
    '| Call | statements | FMIS | best handler for the answer | FMIS / best |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ name, statements, product, best, ratio }) =>
        `| ${name} | ${statements} | ${product.toFixed(0)} | ${best.toFixed(0)} | ${ratio.toFixed(2)} |`,
    ),
    '',
  ].join('\n');
}

interface BenchEnvironment {
  product: { origin: string; token: string; process: ChildProcess };
  /** Where the best handlers answer. */
  bare: string;
  /** The product's database. */
  url: string;
  seconds: number;
  rounds: number;
}

export async function benchProfile({ product, bare, url, seconds, rounds }: BenchEnvironment): Promise<ProfileBench> {
  const { people, numbers } = await asked(url);
  const rows: ProfileRow[] = [];
  for (const { name, path, best } of calls) {
    let statements = 0;
    for (const number of numbers) {
      const seen = await answerTo(product.process, `${path}${number}`);
      if (seen.status !== 200) throw new Error(`${name} of ${number}: ${seen.status} ${seen.body}`);
      assert.deepEqual(await (await fetch(`${bare}${best}${number}`)).json(), JSON.parse(seen.body), number);
      statements = Math.max(statements, await statementsOf(product.process, `${path}${number}`));
    }
    const inTurn = (before: string) => {
      let turn = 0;
      return () => ({ method: 'GET' as const, path: `${before}${numbers[turn++ % numbers.length]}` });
    };
    const rates: { product: number; best: number }[] = [];
    // The first round warms up.
    for (let round = 0; round <= rounds; round++) {
      const rate = {
        product: await load(product.origin, product.token, seconds, inTurn(path)),
        best: await load(bare, null, seconds, inTurn(best)),
      };
      if (round > 0) rates.push(rate);
    }
    const middle = (of: (rate: (typeof rates)[number]) => number) =>
      rates.map(of).toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? Number.NaN;
    rows.push({
      name,
      statements,
      product: middle((rate) => rate.product),
      best: middle((rate) => rate.best),
      ratio: middle((rate) => rate.product / rate.best),
    });
  }
  return { people, rows };
}

interface Seen {
  statements: Statement[];
  status: number;
  body: string;
}

async function answerTo(product: ChildProcess, path: string): Promise<Seen> {
  product.send({ method: 'GET', path });
  const [seen] = (await once(product, 'message')) as [Seen];
  return seen;
}

/** The same process looks for what is due meanwhile, by statements of its own: those of an answer are in each of three. */
async function statementsOf(product: ChildProcess, path: string): Promise<number> {
  const texts: string[][] = [];
  for (let time = 0; time < 3; time++) texts.push((await answerTo(product, path)).statements.map(({ text }) => text));
  const [first = [], ...others] = texts;
  return first.filter((text) => others.every((other) => other.includes(text))).length;
}

/** Farmers from all over; one of them is the one of the demonstration, of whom most is known. */
async function asked(url: string): Promise<{ people: number; numbers: string[] }> {
  const open = await openServer(url, { connections: 1 });
  try {
    const { rows } = await sql<{ phone: string }>`
      select country_code || msisdn as phone from farmers where state <> 'merged'
      order by msisdn <> '3004417826', md5(id::text) limit ${FARMERS}`.execute(open.database);
    const { n } = await open.database
      .selectFrom('subscribers')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return { people: n, numbers: rows.map(({ phone }) => phone) };
  } finally {
    await open.close();
  }
}

async function alone(people: number, seconds: number, rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-bench-'));
  const { url } = await freshDatabase(folder, 'none');
  const open = await openServer(url, { connections: 4 });
  await seedDemo({ database: open.database, loans: 1_000, subscribers: people, password: DEMO_PASSWORD });
  await open.maintain('VACUUM ANALYZE');
  await open.close();
  const started = (file: string, ...given: string[]) =>
    fork(new URL(file, import.meta.url), given, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [product, bare] = [started('product-process.ts', url, DEMO_PASSWORD), started('bare-process.ts', url)];
  try {
    const [[signedIn], [{ origin }]] = (await Promise.all([once(product, 'message'), once(bare, 'message')])) as [
      [{ origin: string; token: string }],
      [{ origin: string }],
    ];
    const measured = { product: { ...signedIn, process: product }, bare: origin, url, seconds, rounds };
    console.log(profileSection(await benchProfile(measured)));
  } finally {
    product.kill();
    bare.kill();
    await stopServer(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
    },
  });
  await alone(Number(values.people), Number(values.seconds), Number(values.rounds));
}
