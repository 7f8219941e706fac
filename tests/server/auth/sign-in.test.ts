import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenExchange } from '../../../src/server/features/auth/tokens.service.ts';
import { databaseAway } from '../../../src/server/platform/errors.ts';
import type { Schema } from '../../../src/server/schema.ts';
import { type TestAnswer, type TestApp, testApp } from '../../support/app.ts';
import { DEMO_PASSWORD } from '../../support/sign-in.ts';

const verifier = 'the-verifier-of-these-tests-is-long-enough-for-the-rule';
const challenge = createHash('sha256').update(verifier).digest('base64url');

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
});
afterAll(() => app.close());

const post = (url: string, payload: object, cookie?: string) =>
  app.inject({ method: 'POST', url: `/api${url}`, payload, headers: cookie ? { cookie } : {} });
const get = (url: string, cookie?: string) =>
  app.inject({ method: 'GET', url: `/api${url}`, headers: cookie ? { cookie } : {} });
const cookieOf = (answer: TestAnswer) => String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
const login = (username: string, password = DEMO_PASSWORD) => post('/login', { username, password });

async function authorize(cookie: string): Promise<TestAnswer> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'fmis-portal',
    redirect_uri: '/oauth/code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return await get(`/oauth/authorize?${query}`, cookie);
}

async function codeFor(username: string): Promise<string> {
  const cookie = cookieOf(await login(username));
  const { body } = await authorize(cookie);
  const decided = await post('/oauth/authorize/decision', { transactionId: body.transactionId }, cookie);
  return new URL(decided.body.redirect, 'http://localhost').searchParams.get('code') ?? '';
}

test('a database that goes away while tokens are exchanged is told as such', async () => {
  const away = databaseAway(new Error('Connection terminated unexpectedly'));
  const exchange = tokenExchange({
    database: new Kysely<Schema>({
      dialect: new PostgresDialect({
        pool: { connect: () => Promise.reject(away), end: async () => {}, options: {} },
      }),
    }),
    clock: () => new Date(),
    settings: { publicUrl: 'http://localhost', demo: true },
  });
  await expect(exchange({ grant_type: 'refresh_token', refresh_token: 'any' })).rejects.toBe(away);
});

const redeem = (code: string, code_verifier = verifier) =>
  post('/oauth/token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: '/oauth/code',
    client_id: 'fmis-portal',
    code_verifier,
  });
const refresh = (refresh_token: string) => post('/oauth/token', { grant_type: 'refresh_token', refresh_token });
const profile = (token: string) =>
  app.inject({ method: 'GET', url: '/api/auth/profile', headers: { authorization: `Bearer ${token}` } });
const sentCode = () => /\b\d{6}\b/.exec(app.mailbox.texts.at(-1)?.text ?? '')?.[0] ?? '';

describe('sign-in', () => {
  test('an unknown person and a wrong password get the same answer', async () => {
    const [unknown, wrong] = [await login('nobody@demo.fmis'), await login('admin@demo.fmis', 'wrong password')];
    expect(unknown.status).toBe(401);
    expect({ ...unknown.body, instance: '' }).toEqual({ ...wrong.body, instance: '' });
    expect(unknown.body.detail).toBe('Login Failed');
  });

  test('the cookie of a pending sign-in is out of reach for scripts and other sites', async () => {
    const answer = await login('admin@demo.fmis');
    expect(answer.body).toEqual({ next: 'authorize' });
    expect(String(answer.headers['set-cookie'])).toMatch(/Path=\/api; HttpOnly; SameSite=Strict; Max-Age=600/);
  });

  describe('wrong passwords', () => {
    const from = (remoteAddress: string, username: string, password: string) =>
      app.inject({ method: 'POST', url: '/api/login', payload: { username, password }, remoteAddress });
    const wrong = async (times: number, address: string, username: string) => {
      for (let tries = 0; tries < times; tries++) await from(address, username, 'wrong password');
    };

    test('too many lock the account for a while where they came from: not elsewhere, nor for its neighbours', async () => {
      await wrong(10, '2001:db8::1', 'gis@demo.fmis');
      expect((await from('2001:db8::2', 'gis@demo.fmis', DEMO_PASSWORD)).status).toBe(429);
      expect((await from('203.0.113.8', 'gis@demo.fmis', DEMO_PASSWORD)).status).toBe(200);
      expect((await from('2001:db8::1', 'gat@demo.fmis', DEMO_PASSWORD)).status).toBe(200);
      app.clock.advance(901_000);
      expect((await from('2001:db8::1', 'gis@demo.fmis', DEMO_PASSWORD)).status).toBe(200);
    });

    test('a hundred from many addresses lock the account everywhere; right ones do not count', async () => {
      for (let times = 0; times < 5; times++) await from('203.0.113.99', 'gis@demo.fmis', DEMO_PASSWORD);
      for (let network = 1; network <= 10; network++) await wrong(10, `203.0.113.${network}`, 'gis@demo.fmis');
      expect((await from('203.0.113.99', 'gis@demo.fmis', DEMO_PASSWORD)).status).toBe(429);
      app.clock.advance(901_000);
    });
  });

  test('an authorization without a pending sign-in, or for a foreign address, is refused', async () => {
    expect((await authorize('fmis_sign_in=made-up')).status).toBe(401);
    const cookie = cookieOf(await login('admin@demo.fmis'));
    const query = `response_type=code&client_id=fmis-portal&redirect_uri=https%3A%2F%2Fevil.example%2F&code_challenge=${challenge}&code_challenge_method=S256`;
    expect((await get(`/oauth/authorize?${query}`, cookie)).status).toBe(400);
  });

  test('a code is redeemed once; a second time ends the session it opened', async () => {
    const code = await codeFor('admin@demo.fmis');
    const first = await redeem(code);
    expect(first.status).toBe(200);
    expect((await profile(first.body.access_token)).status).toBe(200);
    expect((await redeem(code)).status).toBe(401);
    expect((await profile(first.body.access_token)).status).toBe(401);
  });

  test('two redemptions at once give one set of tokens', async () => {
    const code = await codeFor('admin@demo.fmis');
    const answers = await Promise.all([redeem(code), redeem(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a code is worthless without its verifier, and consumed by the try', async () => {
    const code = await codeFor('admin@demo.fmis');
    expect((await redeem(code, 'another-verifier-that-is-long-enough-to-be-allowed')).status).toBe(401);
    expect((await redeem(code)).status).toBe(401);
  });

  test('an access token lives an hour', async () => {
    const { body } = await redeem(await codeFor('admin@demo.fmis'));
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    app.clock.advance(3_599_000);
    expect((await profile(body.access_token)).status).toBe(200);
    app.clock.advance(1_001);
    expect((await profile(body.access_token)).status).toBe(401);
  });

  test('signing out ends the token and its family', async () => {
    const { body } = await redeem(await codeFor('admin@demo.fmis'));
    const headers = { authorization: `Bearer ${body.access_token}` };
    expect((await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers, payload: {} })).status).toBe(204);
    expect((await profile(body.access_token)).status).toBe(401);
    expect((await refresh(body.refresh_token)).status).toBe(401);
  });
});

describe('refresh', () => {
  test('rotates, and within ten seconds the old token gets the same successor again', async () => {
    const { body } = await redeem(await codeFor('admin@demo.fmis'));
    const next = await refresh(body.refresh_token);
    const again = await refresh(body.refresh_token);
    expect([next.status, again.status]).toEqual([200, 200]);
    expect(again.body.refresh_token).toBe(next.body.refresh_token);
    expect(next.body.refresh_token).not.toBe(body.refresh_token);
    expect((await profile(again.body.access_token)).status).toBe(200);
  });

  test('a token stolen and used within the ten seconds is found out when its owner comes again', async () => {
    const { body } = await redeem(await codeFor('admin@demo.fmis'));
    const [owner, thief] = [await refresh(body.refresh_token), await refresh(body.refresh_token)];
    expect((await refresh(owner.body.refresh_token)).status).toBe(200);
    app.clock.advance(11_000);
    expect((await refresh(thief.body.refresh_token)).status).toBe(401);
    expect((await profile(thief.body.access_token)).status).toBe(401);
  });

  test('an old token used later ends the family', async () => {
    const { body } = await redeem(await codeFor('admin@demo.fmis'));
    const next = await refresh(body.refresh_token);
    app.clock.advance(11_000);
    expect((await refresh(body.refresh_token)).status).toBe(401);
    expect((await refresh(next.body.refresh_token)).status).toBe(401);
    expect((await profile(next.body.access_token)).status).toBe(401);
  });

  test('fifty refreshes of one token at once sign nobody out', async () => {
    const { body } = await redeem(await codeFor('admin@demo.fmis'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(body.refresh_token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    const families = await app.database
      .selectFrom('access_tokens')
      .innerJoin('token_families', 'token_families.id', 'access_tokens.family_id')
      .select('token_families.ended_at')
      .distinct()
      .where(
        'access_tokens.token_hash',
        'in',
        answers.map(({ body: each }) => createHash('sha256').update(each.access_token).digest('base64url')),
      )
      .execute();
    expect(families).toEqual([{ ended_at: null }]);
  });
});

describe('two-factor', () => {
  test('asks for the six digits that were sent, which work once', async () => {
    const answer = await login('ops@demo.fmis');
    expect(answer.body).toEqual({
      next: 'otp',
      retryAfter: 30,
      sentTo: app.mailbox.texts.at(-1)?.to.slice(-3),
      outbox: '/demo/outbox',
    });
    const cookie = cookieOf(answer);
    const { body } = await authorize(cookie);
    expect((await post('/oauth/authorize/decision', { transactionId: body.transactionId }, cookie)).body.code).toBe(
      'otpRequired',
    );
    const otp = sentCode();
    expect((await post('/oauth/authorize/decision', { transactionId: body.transactionId, otp }, cookie)).status).toBe(
      200,
    );
    expect((await post('/oauth/authorize/decision', { transactionId: body.transactionId, otp }, cookie)).status).toBe(
      401,
    );
  });

  test('five tries, which sending again does not give back', async () => {
    const cookie = cookieOf(await login('ops@demo.fmis'));
    const { body } = await authorize(cookie);
    const wrong = () =>
      post(
        '/oauth/authorize/decision',
        { transactionId: body.transactionId, otp: String((Number(sentCode()) + 1) % 1_000_000).padStart(6, '0') },
        cookie,
      );
    for (let tries = 0; tries < 4; tries++) expect((await wrong()).body.code).toBe('otpRefused');
    app.clock.advance(31_000);
    await get('/send-otp/ops@demo.fmis', cookie);
    expect((await wrong()).body.code).toBe('otpExpired');
    expect(
      (await post('/oauth/authorize/decision', { transactionId: body.transactionId, otp: sentCode() }, cookie)).status,
    ).toBe(401);
  });

  test('a code is sent again after the pause only, and to nobody who is not signing in', async () => {
    const cookie = cookieOf(await login('ops@demo.fmis'));
    const sent = app.mailbox.texts.length;
    const known = await get('/send-otp/ops@demo.fmis', cookie);
    const unknown = await get('/send-otp/nobody@demo.fmis', cookie);
    const stranger = await get('/send-otp/ops@demo.fmis');
    expect([unknown.body, stranger.body]).toEqual([known.body, known.body]);
    expect(app.mailbox.texts).toHaveLength(sent);
    app.clock.advance(31_000);
    await get('/send-otp/ops@demo.fmis', cookie);
    expect(app.mailbox.texts).toHaveLength(sent + 1);
  });

  test('a pending sign-in ends after ten minutes', async () => {
    const cookie = cookieOf(await login('ops@demo.fmis'));
    app.clock.advance(600_001);
    expect((await authorize(cookie)).status).toBe(401);
  });
});

/** Sign-ins with a right password, one that has just begun and one that has asked for its code; answers what becomes of them. */
async function underWay(username: string): Promise<() => Promise<number[]>> {
  const [begun, asked] = [cookieOf(await login(username)), cookieOf(await login(username))];
  const { body } = await authorize(asked);
  const decide = (cookie: string, { transactionId }: { transactionId?: string }) =>
    post('/oauth/authorize/decision', { transactionId: transactionId ?? 'none' }, cookie);
  return async () => {
    const late = await authorize(begun);
    return [late.status, (await decide(begun, late.body)).status, (await decide(asked, body)).status];
  };
}

describe('passwords', () => {
  test('a forgotten one is replaced by the link that was sent, once, and every session ends', async () => {
    const { body } = await redeem(await codeFor('bi@demo.fmis'));
    const becomes = await underWay('bi@demo.fmis');
    const [known, unknown] = [
      await post('/auth/password/forgot', { email: 'bi@demo.fmis' }),
      await post('/auth/password/forgot', { email: 'nobody@demo.fmis' }),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await expect.poll(() => app.mailbox.mails).toHaveLength(1);
    const token = /token=([\w-]+)/.exec(app.mailbox.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const chosen = { token, password: 'a-brand-new-password' };
    const isGood = async () => (await post('/auth/password/link', { token })).body.good;
    expect(await isGood()).toBe(true);
    const same = await post('/auth/password/reset', { token, password: DEMO_PASSWORD });
    expect([same.status, same.body.errors]).toMatchObject([422, [{ pointer: '/password', code: 'passwordSame' }]]);
    expect((await post('/auth/password/reset', chosen)).status).toBe(200);
    expect(await isGood()).toBe(false);
    expect((await post('/auth/password/reset', chosen)).status).toBe(422);
    expect((await profile(body.access_token)).status).toBe(401);
    expect(await becomes()).toEqual([401, 401, 401]);
    expect((await login('bi@demo.fmis', 'a-brand-new-password')).status).toBe(200);
  });

  test('changing it asks for the old one and ends the other sessions', async () => {
    const [here, elsewhere] = [
      await redeem(await codeFor('face@demo.fmis')),
      await redeem(await codeFor('face@demo.fmis')),
    ];
    const becomes = await underWay('face@demo.fmis');
    const change = (oldPassword: string, newPassword = 'another-long-password') =>
      app.inject({
        method: 'PUT',
        url: '/api/auth/agent/password',
        headers: { authorization: `Bearer ${here.body.access_token}` },
        payload: { oldPassword, newPassword },
      });
    expect((await change('not the password')).body).toEqual({
      success: false,
      message: 'The old password is not right.',
    });
    expect((await change(DEMO_PASSWORD, DEMO_PASSWORD)).body.errors).toMatchObject([
      { pointer: '/newPassword', code: 'passwordSame' },
    ]);
    expect((await change(DEMO_PASSWORD)).body).toEqual({ success: true, message: 'Your password has been changed.' });
    expect((await profile(here.body.access_token)).status).toBe(200);
    expect((await profile(elsewhere.body.access_token)).status).toBe(401);
    expect(await becomes()).toEqual([401, 401, 401]);
  });

  test('whose sessions are ended by others signs in no more with what was begun before', async () => {
    const becomes = await underWay('terracrop@demo.fmis');
    const account = await app.database
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'terracrop@demo.fmis')
      .executeTakeFirstOrThrow();
    const admin = await app.as('Super Admin');
    expect((await admin.delete(`/auth/agent/${account.id}/sessions`)).status).toBe(204);
    expect(await becomes()).toEqual([401, 401, 401]);
  });
});

test('an account that is switched off is out at its next call and signs in no more', async () => {
  const { body } = await redeem(await codeFor('gis@demo.fmis'));
  expect((await profile(body.access_token)).status).toBe(200);
  await app.database.updateTable('accounts').set({ active: false }).where('email', '=', 'gis@demo.fmis').execute();
  expect((await profile(body.access_token)).status).toBe(401);
  expect((await login('gis@demo.fmis')).body).toMatchObject({ code: 'signInFailed' });
});

describe('roles', () => {
  test('a role taken away counts no more at the next call', async () => {
    const admin = await app.as('Admin');
    expect((await admin.get('/auth/roles')).status).toBe(200);
    await app.database.deleteFrom('account_roles').where('role', '=', 'Admin').execute();
    expect((await admin.get('/auth/roles')).status).toBe(403);
  });
});
