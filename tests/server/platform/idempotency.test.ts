import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/server/platform/database.ts';
import { notFound } from '../../../src/server/platform/errors.ts';
import { rememberedId } from '../../../src/server/platform/idempotency.steps.ts';
import { transaction } from '../../../src/server/platform/transaction.ts';
import { openTestDatabase } from '../../support/database.ts';
import { smallServer } from '../../support/small-server.ts';

describe.each(['pglite', 'postgres'] as const)('a write with a key, on %s', (engine) => {
  let open: OpenDatabase;
  let app: FastifyInstance;
  let now: Date;
  let beforeCommit: () => Promise<void>;
  let afterCommit: () => void;

  beforeAll(async () => {
    open = await openTestDatabase('none', engine);
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await open.database.deleteFrom('sent_messages').execute();
    now = new Date('2026-11-20T04:00:00.000Z');
    beforeCommit = async () => {};
    afterCommit = () => {};
    app = await smallServer(
      open,
      async ({ body }) => {
        if (body.amount === 404) throw notFound('such thing');
        const id = rememberedId(randomUUID);
        await transaction(open.database, async (trx) => {
          await trx
            .insertInto('sent_messages')
            .values({ id, channel: 'sms', recipient: '1', text: String(body.amount), sent_at: now })
            .execute();
          await beforeCommit();
        });
        afterCommit();
        return { body: { id, version: 2 } };
      },
      { clock: () => now },
    );
  });
  afterEach(() => app.close());

  const send = (key: string, amount = 3) =>
    app.inject({ method: 'POST', url: '/api/things/7', headers: { 'idempotency-key': key }, payload: { amount } });
  const effects = async () => (await open.database.selectFrom('sent_messages').select('id').execute()).length;

  test('sent twice it has one effect and the first answer, headers included', async () => {
    const key = randomUUID();
    const [first, second] = [await send(key), await send(key)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(second.headers.etag).toBe('"2"');
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await effects()).toBe(1);
  });

  test('with another body it is refused', async () => {
    const key = randomUUID();
    await send(key, 3);
    const other = await send(key, 4);
    expect(other.json()).toMatchObject({ status: 422, code: 'keyReused' });
    expect(await effects()).toBe(1);
  });

  test('a refused one may be sent again', async () => {
    const key = randomUUID();
    expect((await send(key, 404)).statusCode).toBe(404);
    expect((await send(key, 3)).statusCode).toBe(201);
    expect(await effects()).toBe(1);
  });

  test('many at once have one effect; the others get the same answer or are told that it still runs', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(key)));
    const done = answers.filter((answer) => answer.statusCode === 201);
    const told = answers.filter((answer) => answer.statusCode === 409);
    expect(done.length + told.length).toBe(10);
    expect(new Set(done.map((answer) => answer.json().id)).size).toBe(1);
    expect(told.every((answer) => answer.json().code === 'inFlight')).toBe(true);
    if (engine === 'pglite') expect(done).toHaveLength(10);
    expect(await effects()).toBe(1);
  });

  test('the first answer stands for a day, after which the key is free again', async () => {
    const key = randomUUID();
    const first = await send(key);
    now = new Date(now.getTime() + 24 * 3_600_000);
    expect((await send(key)).body).toBe(first.body);
    expect(await effects()).toBe(1);
    now = new Date(now.getTime() + 1);
    expect((await send(key)).statusCode).toBe(201);
    expect(await effects()).toBe(2);
  });

  test('an effect whose answer was lost is not repeated, and the answer is found at once', async () => {
    const key = randomUUID();
    afterCommit = () => {
      throw new Error('killed');
    };
    expect((await send(key)).statusCode).toBe(500);
    expect(await effects()).toBe(1);
    afterCommit = () => {};
    const found = await send(key);
    expect(found.statusCode).toBe(201);
    const [stored] = await open.database.selectFrom('sent_messages').select('id').execute();
    expect(found.json().id).toBe(stored?.id);
    expect((await send(key)).body).toBe(found.body);
    expect((await send(key, 4)).json()).toMatchObject({ status: 422, code: 'keyReused' });
    expect(await effects()).toBe(1);
    expect(await open.database.selectFrom('idempotency_steps').selectAll().execute()).toEqual([]);
  });

  test('an effect that was rolled back frees the key', async () => {
    const key = randomUUID();
    beforeCommit = async () => {
      throw notFound('such thing');
    };
    expect((await send(key)).statusCode).toBe(404);
    beforeCommit = async () => {};
    expect((await send(key)).statusCode).toBe(201);
    expect(await effects()).toBe(1);
  });
});
