import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bringUpToDate } from '../../../src/server/platform/bring-up-to-date.ts';
import { openServer } from '../../../src/server/platform/database.ts';
import { despiteRestarts, waitForServer } from '../../../src/server/platform/open-database.ts';
import type { TestApp } from '../../support/app.ts';
import { personWith } from '../../support/app.ts';
import { ownServer } from '../../support/postgres.ts';
import { prepare } from '../../support/prepared-database.ts';
import { injectInto, type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { DEMO_PASSWORD, signInFully } from '../../support/sign-in.ts';

const WRITERS = 12;
const BACK_WITHIN_MS = 5_000;

let postgres: Awaited<ReturnType<typeof ownServer>>;
let server: ServerProcess;

beforeAll(async () => {
  postgres = await ownServer();
  await postgres.start();
  const open = await openServer(postgres.url);
  await prepare(open, 'small');
  await open.close();
  await postgres.stop();
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await postgres?.end();
});

const ask: TestApp['inject'] = (options) => injectInto(server.url)(options);

describe('a server over a database of its own', () => {
  test('that is started before its database waits for it, and says so', async () => {
    const env = { DATABASE_URL: postgres.url, FMIS_DEMO: '1', FMIS_DEMO_PASSWORD: DEMO_PASSWORD, LOG_LEVEL: 'silent' };
    server = await startServerProcess(env, async (printed) => {
      await expect.poll(printed, { timeout: 20_000 }).toContain('Waiting for the database');
      await postgres.start();
    });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test('answers 503 while that is restarted under load, and then as before; each write is done once', async () => {
    const token = (await signInFully({ inject: ask, mailbox: { mails: [], texts: [] } }, 'Admin')).access_token;
    const admin = personWith(ask, token);
    const statuses = new Set<number>();
    const done = new Map<string, string>();
    const load = { isOver: false };

    const [noted] = (await admin.get('/forum/post?limit=1')).body.items;
    const notes = `/workflow/post/${noted.id}/notes`;

    /** Sends one note after the other, each under its key until it is done. */
    async function write(): Promise<void> {
      while (!load.isOver) {
        const name = randomUUID();
        for (;;) {
          const { status, body, headers } = await admin.post(notes, { text: name }, { 'idempotency-key': name });
          statuses.add(status);
          if (status === 503) expect([body.code, headers['retry-after']]).toEqual(['databaseAway', '2']);
          if (status === 201) done.set(name, body.id);
          // Done, and told so only now.
          if (status === 201 || body.code === 'answerLost') break;
          expect([503, 409]).toContain(status);
        }
      }
    }
    const writers = Array.from({ length: WRITERS }, write);

    for (let restarts = 1; restarts <= 3; restarts++) {
      const before = done.size;
      await expect.poll(() => done.size, { timeout: 20_000 }).toBeGreaterThan(before + WRITERS);
      await postgres.stop();
      expect((await ask({ url: '/healthz' })).status).toBe(200);
      expect(await ask({ url: '/readyz' })).toMatchObject({
        status: 503,
        body: { status: 503, code: 'databaseAway' },
        headers: { 'content-type': 'application/problem+json; charset=utf-8' },
      });
      await postgres.start();
      await expect.poll(async () => (await ask({ url: '/readyz' })).status, { timeout: BACK_WITHIN_MS }).toBe(200);
    }
    const after = done.size;
    await expect.poll(() => done.size, { timeout: BACK_WITHIN_MS }).toBeGreaterThan(after);
    load.isOver = true;
    await Promise.all(writers);
    expect(statuses).toContain(503);
    expect(statuses).not.toContain(500);
    expect(await ask({ url: '/readyz' })).toMatchObject({ body: { status: 'ready', database: 'postgres' } });

    const { body } = await admin.get(notes);
    const names: string[] = body.items.map(({ text }: { text: string }) => text);
    expect(new Set(names).size).toBe(names.length);
    expect([...done.keys()].filter((name) => names.length < 1_000 && !names.includes(name))).toEqual([]);

    const live = await follow(token);
    const { body: pending } = await admin.get('/forum/pending-posts?limit=1');
    const { id } = pending.items[0];
    await admin.put('/forum/status', { id, status: 'approved' });
    // Told of it, or to look again: the server hears the database as before.
    await expect.poll(live.text, { timeout: BACK_WITHIN_MS }).toMatch(new RegExp(`${id}|event: reset`));
    await live.end();
  }, 120_000);

  test('stops when it is asked to while its database is away', async () => {
    await postgres.stop();
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

describe('a database that goes away while it is prepared', () => {
  test('is waited for, and prepared to the end', async () => {
    await postgres.start();
    const open = await openServer(postgres.url);
    let runs = 0;
    let returning: Promise<void> | undefined;
    const accounts = await despiteRestarts({ databaseUrl: postgres.url }, () =>
      bringUpToDate(open, async (database) => {
        runs += 1;
        if (runs === 1) await postgres.stop();
        try {
          return await database.selectFrom('accounts').select('id').execute();
        } finally {
          returning ??= postgres.start();
        }
      }),
    );
    await returning;
    expect(runs).toBe(2);
    expect(accounts).not.toEqual([]);
    await open.close();
    await postgres.stop();
  });

  test('is not begun anew for another fault', async () => {
    let runs = 0;
    const fault = new Error('A migration was changed after it was applied');
    const work = async () => {
      runs += 1;
      throw fault;
    };
    await expect(despiteRestarts({ databaseUrl: postgres.url }, work)).rejects.toBe(fault);
    expect(runs).toBe(1);
  });
});

describe('waiting for a database', () => {
  test('ends with a sentence when nobody comes in time', async () => {
    const nobody = 'postgresql://postgres@127.0.0.1:1/postgres';
    await expect(waitForServer(nobody, 10)).rejects.toThrow(
      /DATABASE_URL, 127\.0\.0\.1:1\/postgres\) did not answer within 0\.01 s: .*ECONNREFUSED.*\.$/,
    );
  });

  test('is not for one that refuses', async () => {
    // Whatever is asked, it answers like a server that knows nobody.
    const fault = Buffer.from('SFATAL\0C28000\0Mno such person\0\0');
    const length = Buffer.alloc(4);
    length.writeInt32BE(fault.length + 4);
    const refusing = createServer((socket) =>
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fault]))),
    );
    await new Promise<void>((resolve) => void refusing.listen(0, '127.0.0.1', resolve));
    const address = refusing.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await expect(waitForServer(`postgresql://a@127.0.0.1:${port}/b`)).rejects.toThrow(
      'The database (DATABASE_URL) refuses the connection: no such person.',
    );
    refusing.close();
  });
});

/** What the live stream says from now on. */
async function follow(token: string): Promise<{ text(): string; end(): Promise<void> }> {
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/api/events`, { headers, signal: stop.signal });
  let text = '';
  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) text += decoder.decode(part);
  }
  const reading = read().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  await expect.poll(() => text).toContain('event: ready');
  return {
    text: () => text,
    async end() {
      stop.abort();
      await reading;
    },
  };
}
