import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../src/server/app.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { noLimits } from '../../support/no-limits.ts';
import { DEMO_PASSWORD, signInFully } from '../../support/sign-in.ts';

const verifier = 'the-verifier-of-these-races-is-long-enough-for-the-rule';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe.each(['pglite', 'postgres'] as const)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ seed: 'small', engine });
  });
  afterAll(() => app?.close());

  const post = (url: string, payload: object, cookie = '') =>
    app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { cookie } });
  const refresh = (refresh_token: string) => post('/oauth/token', { grant_type: 'refresh_token', refresh_token });

  async function pending(username: string): Promise<{ cookie: string; transactionId: string }> {
    const login = await post('/login', { username, password: DEMO_PASSWORD });
    const cookie = String([login.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    const query = `response_type=code&client_id=fmis-portal&redirect_uri=/oauth/code&code_challenge=${challenge}&code_challenge_method=S256`;
    const { body } = await app.inject({ method: 'GET', url: `/api/oauth/authorize?${query}`, headers: { cookie } });
    return { cookie, transactionId: body.transactionId };
  }

  test('fifty refreshes at once of one token sign nobody out', async () => {
    const { refresh_token } = await signInFully(app, 'Admin');
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    const profiles = await Promise.all(
      answers.map(({ body }) => app.withToken(body.access_token).get('/auth/profile')),
    );
    expect(new Set(profiles.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(1);
    expect(answers[0]?.body.access_token).not.toBe(answers[0]?.body.refresh_token);
    const { family_id } = await app.database
      .selectFrom('access_tokens')
      .select('family_id')
      .where('token_hash', '=', createHash('sha256').update(answers[0]?.body.access_token).digest('base64url'))
      .executeTakeFirstOrThrow();
    const living = app.database
      .selectFrom('refresh_tokens')
      .where('family_id', '=', family_id)
      .where('rotated_at', 'is', null);
    expect(await living.select('token_hash').execute()).toHaveLength(1);
  });

  test('a code redeemed ten times at once gives one set of tokens', async () => {
    const { cookie, transactionId } = await pending('admin@demo.fmis');
    const { body } = await post('/oauth/authorize/decision', { transactionId }, cookie);
    const code = new URL(body.redirect, 'http://localhost').searchParams.get('code');
    const wish = { grant_type: 'authorization_code', code, redirect_uri: '/oauth/code', code_verifier: verifier };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/oauth/token', wish)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
  });

  test('what is begun while a password is changed is begun with the new one, or not at all', async () => {
    const person = await app.as('BI');
    const login = (password: string) => post('/login', { username: 'bi@demo.fmis', password });
    const [before, after] = [DEMO_PASSWORD, 'another-long-password'];
    const [changed, ...begun] = await Promise.all([
      person.put('/auth/agent/password', { oldPassword: before, newPassword: after }),
      ...Array.from({ length: 8 }, () => login(before)),
    ]);
    expect(changed.body.success).toBe(true);
    const { id } = (await person.get('/auth/profile')).body;
    const left = app.database.selectFrom('pending_sign_ins').select('id').where('account_id', '=', id);
    expect(await left.execute()).toEqual([]);
    for (const { status } of begun) expect([200, 401]).toContain(status);
    expect((await login(after)).status).toBe(200);
  });

  test('guesses made at once use up the five tries', async () => {
    const { cookie, transactionId } = await pending('ops@demo.fmis');
    const sent = /\b\d{6}\b/.exec(app.mailbox.texts.at(-1)?.text ?? '')?.[0] ?? '';
    const guess = (otp: string) => post('/oauth/authorize/decision', { transactionId, otp }, cookie);
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(otherThan(sent))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    // Only a guess that was looked at is called wrong.
    expect(answers.filter(({ body }) => body.code === 'otpRefused').length).toBeLessThanOrEqual(5);
    expect((await guess(sent)).status).toBe(401);
  });

  test('of forty wrong passwords sent at once for one account ten are looked at', async () => {
    const wrong = { username: 'gis@demo.fmis', password: 'not the password' };
    const answers = await Promise.all(Array.from({ length: 40 }, () => post('/login', wrong)));
    const counted = Map.groupBy(answers, ({ status }) => status);
    expect([counted.get(401)?.length, counted.get(429)?.length]).toEqual([10, 30]);
  });

  test('a pending sign-in confirmed many times at once gives one code', async () => {
    const { cookie, transactionId } = await pending('admin@demo.fmis');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/oauth/authorize/decision', { transactionId }, cookie)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a reset link used several times at once sets one password, and takes older links with it', async () => {
    const links: string[] = [];
    for (const _ of [1, 2]) {
      const before = app.mailbox.mails.length;
      await post('/auth/password/forgot', { email: 'bi@demo.fmis' });
      await expect.poll(() => app.mailbox.mails.length).toBe(before + 1);
      links.push(/token=([\w-]+)/.exec(app.mailbox.mails.at(-1)?.text ?? '')?.[1] ?? '');
    }
    const [older, newer] = links;
    const choose = (token: string | undefined, nth: number) =>
      post('/auth/password/reset', { token, password: `a-brand-new-password-${nth}` });
    const answers = await Promise.all([1, 2, 3, 4].map((nth) => choose(newer, nth)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    expect((await choose(older, 5)).status).toBe(422);
  });

  test('an old refresh token ends its family after a restart too', async () => {
    const { refresh_token } = await signInFully(app, 'Admin');
    const next = await refresh(refresh_token);
    app.clock.advance(11_000);
    const restarted = await buildApp({
      open: app.open,
      settings: app.app.services.settings,
      clock: app.clock.now,
      gateways: app.app.services,
      limits: noLimits,
    });
    const again = async (token: string) => {
      const payload = { grant_type: 'refresh_token', refresh_token: token };
      return (await restarted.inject({ method: 'POST', url: '/api/oauth/token', payload })).statusCode;
    };
    expect([await again(refresh_token), await again(next.body.refresh_token)]).toEqual([401, 401]);
    await restarted.close();
  });
});
