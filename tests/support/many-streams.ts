import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { expect, inject } from 'vitest';
import type { RoleName } from '../../machines/shared/roles.ts';
import { openServer } from '../../src/server/platform/database.ts';
import { personWith } from './app.ts';
import { freshDatabase } from './postgres.ts';
import { injectInto, startServerProcess } from './server-process.ts';
import { DEMO_PASSWORD, signInFully } from './sign-in.ts';
import { waitingPosts } from './waiting-posts.ts';

export interface Crowd {
  /** How many records each open page was told of; null where it was told to read its screen again. */
  told: (number | null)[];
  /** Milliseconds that others waited for a page of a list, in ascending order: before the run and while it went on. */
  before: number[];
  meanwhile: number[];
  /** MB of memory that the server held with all pages open, and the most while it decided. */
  memory: { before: number; most: number };
  seconds: number;
}

/** So many that none of them reaches what one person may ask for in a minute. */
const READERS: readonly RoleName[] = ['Admin', 'Reap Admin', 'Reap Agent'];
const patient = { interval: 100, timeout: 600_000 };

/** A server process decides so many records while so many pages are open and somebody goes on reading a list. */
export async function decideBefore(streams: number, records: number): Promise<Crowd> {
  const fresh = await freshDatabase(inject('postgresFolder'), 'small');
  const open = await openServer(fresh.url, { connections: 2 });
  await waitingPosts(open.database, records, 'Is it time to water the wheat?');
  const server = await startServerProcess({
    DATABASE_URL: fresh.url,
    FMIS_DEMO: '1',
    FMIS_DEMO_PASSWORD: DEMO_PASSWORD,
    LOG_LEVEL: 'silent',
  });
  const ask = injectInto(server.url);
  const signedIn = async (role: RoleName) =>
    personWith(ask, (await signInFully({ inject: ask, mailbox: { mails: [], texts: [] } }, role)).access_token);
  const admin = await signedIn('Super Admin');
  const readers = await Promise.all(READERS.map(signedIn));
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const pages = Array.from({ length: streams }, () => openPage(server.url, admin.token, agent));
  await Promise.all(pages.map(({ ready }) => ready));

  const readInto = async (times: number[]) => {
    for (const reader of readers) {
      const from = performance.now();
      expect((await reader.get('/loan/applications/all?limit=50')).status).toBe(200);
      times.push(performance.now() - from);
    }
  };
  const before: number[] = [];
  for (let round = 0; round < 30; round++) await readInto(before);
  const memory = { before: await megabytesOf(server.pid), most: 0 };

  const from = performance.now();
  const { status, body: run } = await admin.post('/workflow/post/bulk', {
    event: 'SET_STATUS',
    fields: { status: 'approved' },
    all: true,
    filter: { status: ['pending'] },
  });
  expect(status).toBe(202);
  const meanwhile: number[] = [];
  const state = async () => (await admin.get(`/bulk-runs/${run.id}`)).body.state;
  while ((await state()) === 'running') {
    await readInto(meanwhile);
    memory.most = Math.max(memory.most, await megabytesOf(server.pid));
  }
  const seconds = (performance.now() - from) / 1_000;
  await expect.poll(() => pages.every((page) => page.told() === null || page.told() === run.total), patient).toBe(true);
  for (const page of pages) page.close();
  await server.end('SIGTERM');
  await open.close();
  await fresh.drop();
  const ascending = (times: number[]) => times.toSorted((a, b) => a - b);
  return {
    told: pages.map((page) => page.told()),
    before: ascending(before),
    meanwhile: ascending(meanwhile),
    memory,
    seconds,
  };
}

/** What nine of ten, or 95 of 100, are not above. */
export function share(ascending: readonly number[], part: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * part))] ?? Number.NaN;
}

/** A portal's live stream, read as it comes. */
function openPage(origin: string, token: string, agent: Agent) {
  let told: number | null = 0;
  const ready = Promise.withResolvers<void>();
  const asked = request(new URL('/api/events', origin), { agent, headers: { authorization: `Bearer ${token}` } });
  asked.on('error', () => {});
  asked.on('response', (response) => {
    let rest = '';
    response.setEncoding('utf8');
    response.on('error', () => {});
    response.on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        if (part.includes('event: ready')) ready.resolve();
        else if (part.includes('event: reset')) told = null;
        else if (told !== null) told += recordsIn(part);
      }
    });
  });
  asked.end();
  return { ready: ready.promise, told: () => told, close: () => asked.destroy() };
}

/** How many posts a message of the stream is about. */
function recordsIn(part: string): number {
  const data = /^data: (.*)$/m.exec(part)?.[1];
  if (data === undefined) return 0;
  const { entity, records } = JSON.parse(data) as { entity?: string; records?: object[] };
  return entity === 'post' ? (records?.length ?? 1) : 0;
}

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}
