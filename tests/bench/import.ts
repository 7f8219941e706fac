import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type OpenDatabase, openServer } from '../../src/server/platform/database.ts';
import { freshDatabase, stopServer } from '../support/postgres.ts';
import { DEMO_PASSWORD } from '../support/sign-in.ts';
import { megabytesOf, watched } from './watched.ts';

/*
 * A file of numbers that nobody has, brought, judged and subscribed by the product on a PostgreSQL of its own, against COPY
 * of the very rows and history lines that it has made, with all their indexes; what others wait meanwhile for the list
 * they search, and what memory the product takes. By hand: node tests/bench/import.ts --rows 1000000
 */

export interface ImportBench {
  rows: number;
  /** Seconds from the upload to the end of the dry run, of the run, and of COPY. */
  judged: number;
  run: number;
  copy: number;
  /** Of a search by others meanwhile, in milliseconds; nineteen of twenty are faster. */
  othersP95: number;
  /** Megabytes before the run, and the most of it. */
  memory: { before: number; most: number };
}

interface BenchEnvironment {
  origin: string;
  token: string;
  pid: number;
  open: OpenDatabase;
  rows: number;
}

/** The section of `npm run bench`. */
export function importSection({ rows, judged, run, copy, othersP95, memory }: ImportBench): string {
  const rate = (seconds: number) => Math.round(rows / seconds).toLocaleString('en-GB');
  return [
    '## Files of numbers',
    '',
    `${rows.toLocaleString('en-GB')} numbers: read and judged at ${rate(judged)} a second, subscribed at ${rate(run)}; COPY of the same rows and history lines with their indexes ${rate(copy)} (${(copy / run).toFixed(2)} of its speed; aim 0.50). Others' search meanwhile: p95 ${othersP95.toFixed(0)} ms (aim 200). Memory ${memory.before} MB before, at most ${memory.most} MB.`,
    '',
  ].join('\n');
}

export async function benchImport({ origin, token, pid, open, rows }: BenchEnvironment): Promise<ImportBench> {
  const call = async (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) => {
    const asked = { ...init, headers: { authorization: `Bearer ${token}`, ...headers } };
    const answer = await fetch(`${origin}/api${path}`, asked);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return await answer.json();
  };
  const numbers = Array.from({ length: rows }, (_, n) => `0399${String(n).padStart(7, '0')}`);
  const form = new FormData();
  form.append('action', 'subscribe');
  form.append('dataFile', new File([['Mobile No', ...numbers].join('\n')], 'numbers.csv', { type: 'text/csv' }));
  const brought = performance.now();
  const { id } = await call('/imports', { method: 'POST', body: form });
  const reached = async (state: string) => {
    for (;;) {
      const one = await call(`/imports/${id}`);
      if (one.state === state) return one;
      if (one.state === 'refused') throw new Error(`The file was refused: ${one.refusal}`);
      await pause(500);
    }
  };
  const { toChange } = await reached('judged');
  if (toChange !== rows) throw new Error(`${toChange} of ${rows} would change`);
  const judged = (performance.now() - brought) / 1_000;

  const before = await megabytesOf(pid);
  const others = watched(async () => {
    await call('/subscription/subscriber-agent-wise-list?search=03990001&limit=50');
  });
  const seen: number[] = [];
  const memory = watched(async () => void seen.push(await megabytesOf(pid)));
  const start = { method: 'PUT', body: JSON.stringify({ step: 'start' }) };
  await call(`/imports/${id}/step`, start, { 'content-type': 'application/json' });
  const { startedAt, endedAt, changed } = await reached('done');
  const waits = await others.end();
  await memory.end();
  if (changed !== rows) throw new Error(`${changed} of ${rows} were changed`);
  return {
    rows,
    judged,
    run: (Date.parse(endedAt) - Date.parse(startedAt)) / 1_000,
    copy: await copied(open),
    othersP95: waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Number.NaN,
    memory: { before, most: Math.max(...seen) },
  };
}

/** Seconds that COPY takes for what the run has entered, into tables with the same indexes. */
async function copied({ run }: OpenDatabase): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-copy-'));
  const made = {
    subscribers: `subscribers r where r.msisdn like '399%'`,
    history: `history r join subscribers s on r.record_id = s.id::text
      where r.entity = 'subscriber' and s.msisdn like '399%'`,
  };
  try {
    // The database's server is another user.
    await chmod(folder, 0o777);
    let seconds = 0;
    for (const [table, rows] of Object.entries(made)) {
      const file = join(folder, table);
      // What is worked out from other columns is not copied.
      const { rows: columns } = await run(
        `select column_name as name from information_schema.columns
         where table_name = '${table}' and is_generated = 'NEVER' order by ordinal_position`,
      );
      const names = columns.map(({ name }) => String(name));
      await run(`create table copy_of_${table} (like ${table} including all)`);
      await run(`copy (select ${names.map((name) => `r.${name}`).join(', ')} from ${rows}) to program 'cat > ${file}'`);
      const begun = performance.now();
      await run(`copy copy_of_${table} (${names.join(', ')}) from program 'cat ${file}'`);
      seconds += (performance.now() - begun) / 1_000;
    }
    return seconds;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function alone(rows: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-bench-'));
  const { url } = await freshDatabase(folder, 'small');
  const product: ChildProcess = fork(new URL('product-process.ts', import.meta.url), [url, DEMO_PASSWORD], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const open = await openServer(url, { connections: 1 });
  try {
    const [{ origin, token }] = (await once(product, 'message')) as [{ origin: string; token: string }];
    console.log(importSection(await benchImport({ origin, token, pid: product.pid ?? 0, open, rows })));
  } finally {
    product.kill();
    await open.close();
    await stopServer(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '50000' } } });
  await alone(Number(values.rows));
}
