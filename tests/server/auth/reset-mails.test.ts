import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendDueResetLinks } from '../../../src/server/features/auth/reset-mails.ts';
import { type TestApp, testApp } from '../../support/app.ts';

describe.each(['pglite', 'postgres'] as const)('the mail of a reset link, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ seed: 'small', engine });
  });
  afterAll(() => app?.close());
  beforeEach(() => void app.mailbox.mails.splice(0));

  /** As a process leaves it that was asked and died before it sent anything. */
  async function asked(): Promise<void> {
    const { id } = await app.database
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'bi@demo.fmis')
      .executeTakeFirstOrThrow();
    const now = app.clock.now();
    const expires_at = new Date(now.getTime() + 3_600_000);
    await app.database
      .insertInto('reset_requests')
      .values({ id: app.app.services.newId(), account_id: id, reader_hash: 'x', next_try_at: now, expires_at })
      .execute();
  }
  const waiting = async () =>
    (await app.database.selectFrom('reset_requests').select('attempts').execute()).map(({ attempts }) => attempts);

  test('goes out though the process that was asked is gone, once, and its link opens', async () => {
    await asked();
    await Promise.all([1, 2, 3].map(() => sendDueResetLinks(app.app.services)));
    expect([app.mailbox.mails.length, await waiting()]).toEqual([1, []]);
    const token = /token=([\w-]+)/.exec(app.mailbox.mails[0]?.text ?? '')?.[1] ?? '';
    const { rows } = await sql<{ kept: string }>`
      select row_to_json(r)::text as kept from password_resets r union all select row_to_json(q)::text from reset_requests q
    `.execute(app.database);
    expect(rows.filter(({ kept }) => kept.includes(token))).toEqual([]);
    const payload = { token, password: 'a-brand-new-password' };
    expect((await app.inject({ method: 'POST', url: '/api/auth/password/reset', payload })).status).toBe(200);
  });

  test('that the gateway did not take is tried again, a few times', async () => {
    await asked();
    const down = { send: () => Promise.reject(new Error('Connection refused')) };
    const services = { ...app.app.services, mail: down };
    await sendDueResetLinks(services);
    expect(await waiting()).toEqual([1]);
    await sendDueResetLinks(services);
    expect(await waiting()).toEqual([1]);
    app.clock.advance(10_001);
    await sendDueResetLinks(app.app.services);
    expect([app.mailbox.mails.length, await waiting()]).toEqual([1, []]);
    await asked();
    for (const seconds of [0, 11, 61, 301]) {
      app.clock.advance(seconds * 1_000);
      await sendDueResetLinks(services);
    }
    expect(await waiting()).toEqual([]);
  });
});
