import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { liveStream } from '../../../src/server/features/notifications/live-stream.ts';
import type { OpenDatabase } from '../../../src/server/platform/database.ts';
import type { Caller } from '../../../src/server/platform/feature.ts';
import { recordStep, system, toldTogether } from '../../../src/server/platform/history.ts';
import { type LiveEvents, openLiveEvents } from '../../../src/server/platform/live.ts';
import { type Transaction, transaction } from '../../../src/server/platform/transaction.ts';
import { openTestDatabase } from '../../support/database.ts';
import { aCaller } from '../../support/small-server.ts';

const reader: Caller = { ...aCaller, permissions: new Set(['loan:applications:get']) };

describe.each(['pglite', 'postgres'] as const)('the live stream, on %s', (engine) => {
  let open: OpenDatabase;
  let live: LiveEvents;
  let now = Date.parse('2026-11-20T04:00:00Z');
  const streams: Readable[] = [];

  beforeAll(async () => {
    open = await openTestDatabase('none', engine);
    live = await openLiveEvents(open);
    live.announceTo('farmer', {
      tells: ({ permissions }, told) =>
        permissions.has('who') ? told : { ...told, by: { id: null, name: 'somebody' } },
    });
    live.announceTo('loan', { permission: 'loan:applications:get', sees: (_, scope) => scope !== 'foreign' });
  });
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.destroy();
  });
  afterAll(async () => {
    await live.close();
    await open.close();
  });

  function read(options: Parameters<typeof openStream>[0] = {}) {
    return readMessages(openStream(options));
  }

  function openStream(options: { caller?: Caller; callerNow?: () => Promise<Caller | null>; after?: number } = {}) {
    const caller = options.caller ?? reader;
    const stream = liveStream({
      live,
      log: pino({ level: 'silent' }),
      caller,
      callerNow: options.callerNow ?? (async () => caller),
      clock: () => new Date(now),
      after: options.after ?? null,
    });
    streams.push(stream);
    return stream;
  }

  const write = (trx: Transaction, entity: string, id: string, scope: string | null = null) =>
    recordStep(trx, {
      entity,
      id,
      event: 'ACCEPT',
      from: 'assigned',
      to: 'accepted',
      version: 3,
      by: system,
      at: new Date('2026-11-20T04:00:00Z'),
      scope,
    });
  const step = (id: string, entity = 'loan', scope: string | null = null) =>
    transaction(open.database, (trx) => write(trx, entity, id, scope));

  test('a step is announced with its record, state, version and who did it', async () => {
    const messages = read();
    await messages.next('ready');
    const id = randomUUID();
    await step(id);
    const { position, data } = await messages.about(id);
    expect(position).toBeGreaterThan(0);
    expect(data).toEqual({
      entity: 'loan',
      id,
      event: 'ACCEPT',
      state: 'accepted',
      version: 3,
      by: system,
      at: '2026-11-20T04:00:00.000Z',
    });
  });

  test('of what is not for everybody each is told their part', async () => {
    const [some, all] = [read(), read({ caller: { ...reader, permissions: new Set(['who']) } })];
    await Promise.all([some.next('ready'), all.next('ready')]);
    const id = randomUUID();
    await step(id, 'farmer');
    expect((await some.about(id)).data.by).toEqual({ id: null, name: 'somebody' });
    expect((await all.about(id)).data.by).toEqual(system);
  });

  test('a step that is rolled back is not announced', async () => {
    const messages = read();
    await messages.next('ready');
    await expect(
      transaction(open.database, async (trx) => {
        await write(trx, 'loan', 'undone');
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    await step('done');
    await messages.about('done');
    expect(messages.seen.map((data) => data.id)).not.toContain('undone');
  });

  test('records that the person may not read are not announced', async () => {
    const messages = read();
    await messages.next('ready');
    await step('foreign-1', 'loan', 'foreign');
    await step('a post', 'post');
    await step('own-1', 'loan', 'own');
    await messages.about('own-1');
    const heard = messages.seen.map((data) => data.id);
    expect(heard).not.toContain('foreign-1');
    expect(heard).not.toContain('a post');
    const stranger = read({ caller: { ...reader, permissions: new Set() } });
    await stranger.next('ready');
    await step('own-2');
    await messages.about('own-2');
    expect(stranger.seen).toEqual([]);
  });

  test('a reader that returns gets what it missed, once and in order, and then what follows', async () => {
    const before = read();
    await before.next('ready');
    await step('first');
    const { position } = await before.about('first');
    before.stop();
    await step('missed-1');
    await step('missed-2');
    const again = read({ after: position });
    await step('later');
    const ids: unknown[] = [];
    while (ids.at(-1) !== 'later') ids.push((await again.next('message')).data.id);
    // What came before is told again while another transaction of the same server is still open.
    expect(ids.slice(-3)).toEqual(['missed-1', 'missed-2', 'later']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a reader that was away for too long is told to look again, and from where the stream goes on', async () => {
    await step('before the reset');
    const { position } = await read({ after: 2_000_000_000 }).next('reset');
    await step('after the reset');
    const again = read({ after: position });
    await again.about('after the reset');
    expect(again.seen.filter(({ id }) => id === 'after the reset')).toHaveLength(1);
  });

  test('a reader that was there before the first event misses none, unless some are forgotten', async () => {
    const fresh = await openTestDatabase('none', engine);
    const early = await openLiveEvents(fresh);
    expect(await early.newest()).toBe(0);
    expect(await early.since(0)).toEqual([]);
    for (const id of ['first', 'second']) await transaction(fresh.database, (trx) => write(trx, 'loan', id));
    expect((await early.since(0))?.map(({ told }) => told.id)).toEqual(['first', 'second']);
    await fresh.database.deleteFrom('outbox').where('record_id', '=', 'first').execute();
    expect(await early.since(0)).toBeNull();
    await early.close();
    await fresh.close();
  });

  test('what happens behind a change of rights is judged by the new ones, however soon', async () => {
    let caller = reader;
    const messages = read({ callerNow: async () => caller });
    await messages.next('ready');
    await step('still mine');
    await messages.about('still mine');
    caller = { ...reader, permissions: new Set() };
    const title = `Changed ${randomUUID()}`;
    await open.database.insertInto('roles').values({ id: randomUUID(), title, built_in: false }).execute();
    await step('no longer mine');
    await messages.next('end');
    expect(messages.seen.map((data) => data.id)).not.toContain('no longer mine');
  });

  test('the stream ends when the session is over or the role is lost', async () => {
    for (const later of [null, { ...reader, permissions: new Set<string>() }]) {
      const messages = read({ callerNow: async () => later });
      await messages.next('ready');
      now += 1_000;
      await step('something');
      await messages.next('end');
      await messages.ended();
    }
  });

  test.runIf(engine === 'postgres')(
    'when the connection to the database broke, what happened meanwhile is told when it is back',
    async () => {
      const messages = read();
      await messages.next('ready');
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(open.database);
      await step('meanwhile');
      await messages.about('meanwhile');
      await step('afterwards');
      await messages.about('afterwards');
    },
  );

  test.runIf(engine === 'postgres')('a step that commits late, with a smaller number, is not missed', async () => {
    const messages = read();
    await messages.next('ready');
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const slow = transaction(open.database, async (trx) => {
      await write(trx, 'loan', 'slow');
      written();
      await held;
    });
    await isWritten;
    await step('fast');
    const { position } = await messages.about('fast');
    messages.stop();
    commit();
    await slow;
    await read({ after: position }).about('slow');
  });

  test.runIf(engine === 'postgres')('a step that commits late reaches those who are there, once', async () => {
    const messages = read();
    await messages.next('ready');
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const slow = transaction(open.database, async (trx) => {
      await write(trx, 'loan', 'late');
      written();
      await held;
    });
    await isWritten;
    await step('early');
    await messages.about('early');
    commit();
    await slow;
    await step('last');
    await messages.about('last');
    expect(messages.seen.map(({ id }) => id)).toEqual(['early', 'late', 'last']);
  });

  test('records that changed alike in one transaction are one event, one a scope', async () => {
    const messages = read();
    await messages.next('ready');
    await transaction(open.database, (trx) =>
      toldTogether(trx, async () => {
        for (const id of ['a', 'b', 'c']) await write(trx, 'loan', id, 'own');
        await write(trx, 'loan', 'hidden', 'foreign');
      }),
    );
    await step('next');
    await messages.about('next');
    expect(messages.seen).toMatchObject([
      { id: 'a', records: ['a', 'b', 'c'].map((id) => ({ id, state: 'accepted', version: 3 })) },
      { id: 'next' },
    ]);
    expect(messages.seen[1]).not.toHaveProperty('records');
  });

  test('a reader that takes nothing is kept no more than so much, and then told to look again', async () => {
    const stream = openStream();
    const watching = read();
    await watching.next('ready');
    const steps = 2_000;
    for (let done = 0; done < steps; done += 200) {
      await transaction(open.database, async (trx) => {
        for (let place = 0; place < 200; place++) await write(trx, 'loan', `${done + place}-${'x'.repeat(200)}`);
      });
    }
    await watching.about(`${steps - 1}-${'x'.repeat(200)}`);
    expect(stream.readableLength + stream.writableLength).toBeLessThan(200_000);
    const late = readMessages(stream);
    const { position } = await late.next('reset');
    expect(position).toBe(await live.newest());
    await step('after it');
    await late.about('after it');
  });
});

interface Message {
  kind: string;
  position: number;
  data: Record<string, unknown>;
}

function readMessages(stream: Readable) {
  const waiting: Message[] = [];
  const seen: Message['data'][] = [];
  let wake = () => {};
  let rest = '';
  let ended = false;
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
      );
      const data = fields.get('data');
      if (data === undefined) continue;
      const message = {
        kind: fields.get('event') ?? 'message',
        position: Number(fields.get('id')),
        data: JSON.parse(data),
      };
      waiting.push(message);
      if (message.kind === 'message') seen.push(message.data);
    }
    wake();
  });
  stream.on('end', () => {
    ended = true;
    wake();
  });
  const changed = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  async function first(wanted: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const message = waiting.shift();
      if (message && wanted(message)) return message;
      if (!message) {
        if (ended) throw new Error('The stream ended before that came.');
        await changed();
      }
    }
  }

  return {
    stream,
    seen,
    stop: () => stream.destroy(),
    next: (kind: string) => first((message) => message.kind === kind),
    about: (id: string) => first((message) => message.data.id === id),
    async ended(): Promise<void> {
      for (; ; await changed()) if (ended) return;
    },
  };
}
