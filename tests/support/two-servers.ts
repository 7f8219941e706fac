import { sql } from 'kysely';
import { expect } from 'vitest';
import { injectInto, type ServerProcess, startServerProcess } from './server-process.ts';
import { DEMO_PASSWORD, signIn } from './sign-in.ts';
import { doneOf, enteredRun, type WorkPlace } from './workers.ts';

export interface LoadFigures {
  /** Answered requests. */
  reads: number;
  decisions: number;
  /** Milliseconds of each read, ascending. */
  waits: number[];
  /** Requests that found no server and were sent to the other one. */
  movedOn: number;
  /** Answers that were neither right nor a refusal: there may be none. */
  broken: string[];
}

const patient = { interval: 200, timeout: 120_000 };

const READS = [
  '/api/loan/applications/all?limit=50',
  '/api/subscription/subscriber-agent-wise-list?limit=50&search=0300',
  '/api/case/all?limit=50',
  '/api/dashboard',
];

/**
 * Two servers that do no jobs and two workers on one PostgreSQL, as behind a proxy: people read and decide on whichever
 * answers, workers carry out a run over many records; one server is taken down and started again meanwhile as in an
 * upgrade, and one worker is killed.
 */
export async function underLoad(place: WorkPlace, seconds: number): Promise<LoadFigures> {
  const env = {
    DATABASE_URL: place.url,
    FMIS_DATA_DIR: place.folder,
    FMIS_DEMO: '1',
    FMIS_DEMO_PASSWORD: DEMO_PASSWORD,
    FMIS_WORK: '0',
  };
  const start = () => startServerProcess(env);
  const servers: (ServerProcess | null)[] = [await start(), await start()];
  const [doomed, steady] = [await place.worker(), await place.worker()];
  const [first] = servers;
  if (!first) throw new Error('no server');
  const token = await signIn({ inject: injectInto(first.url), mailbox: { mails: [], texts: [] } }, 'Super Admin');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const figures: LoadFigures = { reads: 0, decisions: 0, waits: [], movedOn: 0, broken: [] };

  /** At the one whose turn it is; where nobody answers there, at the other, as a proxy does. */
  let turn = 0;
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    for (let tries = 0; tries < 40; tries++) {
      const server = servers[turn++ % 2];
      if (!server) continue;
      const answer = await fetch(`${server.url}${path}`, { headers, ...init }).catch(() => null);
      if (answer && answer.status !== 503) return answer;
      figures.movedOn++;
    }
    throw new Error(`Nobody answers ${path}`);
  }

  const run = await enteredRun(place, 2_000);
  const until = performance.now() + seconds * 1_000;
  const isOn = () => performance.now() < until;
  async function read(which: number): Promise<void> {
    while (isOn()) {
      const begun = performance.now();
      const answer = await ask(READS[which % READS.length] ?? '');
      await answer.arrayBuffer();
      figures.waits.push(performance.now() - begun);
      figures.reads++;
      if (answer.status !== 200) figures.broken.push(`${answer.status} of a read`);
    }
  }
  const { rows: loans } = await sql<{ id: string }>`
    select id from loan_applications where state = 'assigned' order by id`.execute(place.open.database);
  async function decide(): Promise<void> {
    for (let loan = loans.shift(); loan && isOn(); loan = loans.shift()) {
      const key = crypto.randomUUID();
      const answer = await ask('/api/loan/accept-loan', {
        method: 'PUT',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify({ id: loan.id }),
      });
      if (answer.status === 200) figures.decisions++;
      else figures.broken.push(`${answer.status} of a decision: ${await answer.text()}`);
    }
  }
  async function upgrade(): Promise<void> {
    for (const which of [0, 1]) {
      // Not before people have been served for a while.
      const served = figures.reads;
      await expect.poll(() => figures.reads, patient).toBeGreaterThan(served + 500);
      const old = servers[which];
      servers[which] = null;
      await old?.end('SIGTERM');
      servers[which] = await start();
    }
  }
  async function lose(): Promise<void> {
    await doomed.end('SIGKILL');
  }
  await Promise.all([read(0), read(1), read(2), read(3), decide(), decide(), upgrade(), lose()]);
  await expect.poll(() => doneOf(place, run), patient).toBe(2_000);
  await Promise.all([...servers.map((server) => server?.end('SIGTERM')), steady.end('SIGTERM')]);
  figures.waits.sort((one, other) => one - other);
  return figures;
}
