import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { DEMO_PASSWORD, latestCode } from '../../support/sign-in.ts';

const email = 'ops@demo.fmis';
let app: TestApp;
let ops: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  ops = await app.as('Ops');
});
afterAll(() => app.close());

/** What the app on the telephone shows, so many half minutes from now. */
function shownBy(secret: string, away = 0): string {
  const timestamp = app.clock.now().getTime() + away * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

const begin = (password = DEMO_PASSWORD) => ops.post('/auth/authenticator', { password });

async function signIn(): Promise<{ step: Record<string, unknown>; cookie: string }> {
  const { body, headers } = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: email, password: DEMO_PASSWORD },
  });
  return { step: body, cookie: String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '' };
}

/** The six digits of a pending sign-in, as the portal sends them. */
async function confirm(cookie: string, otp: string) {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'fmis-portal',
    redirect_uri: '/oauth/code',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const { body } = await app.inject({ method: 'GET', url: `/api/oauth/authorize?${query}`, headers: { cookie } });
  const payload = { transactionId: body.transactionId, otp };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/oauth/authorize/decision',
    payload,
    headers: { cookie },
  });
  return answer.status === 200 ? 'signedIn' : answer.body.code;
}

describe('an authenticator app', () => {
  let secret = '';
  beforeEach(async () => {
    await app.database.deleteFrom('authenticators').execute();
    app.clock.advance(90_000);
    const { body } = await begin();
    ({ secret } = body);
    expect(body.address).toBe(
      `otpauth://totp/FMIS:${encodeURIComponent(email)}?issuer=FMIS&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
  const use = async () => {
    expect((await ops.put('/auth/authenticator', { code: shownBy(secret, -1) })).status).toBe(200);
  };

  test('counts for nothing until it has shown a code, and is kept as nobody can read it', async () => {
    expect((await ops.get('/auth/authenticator')).body).toEqual({ confirmedAt: null });
    expect((await signIn()).step).not.toHaveProperty('byApp');
    expect((await ops.put('/auth/authenticator', { code: '000000' })).body.errors).toMatchObject([
      { pointer: '/code', code: 'codeNotRight' },
    ]);
    await use();
    expect((await ops.get('/auth/authenticator')).body).toEqual({ confirmedAt: app.clock.now().toISOString() });
    const kept = await app.database.selectFrom('authenticators').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? Number(value) : value))).not.toContain(
      secret,
    );
  });

  test('is asked at sign-in, where no text goes out, and each of its codes counts once', async () => {
    await use();
    const before = app.mailbox.texts.length;
    const { step, cookie } = await signIn();
    expect(step).toEqual({ next: 'otp', byApp: true });
    expect(app.mailbox.texts).toHaveLength(before);
    const code = shownBy(secret);
    expect(await confirm(cookie, code)).toBe('signedIn');
    expect(await confirm((await signIn()).cookie, code)).toBe('otpRefused');
    expect(await confirm((await signIn()).cookie, shownBy(secret, -1))).toBe('otpRefused');
    expect(await confirm((await signIn()).cookie, shownBy(secret, 1))).toBe('signedIn');
    expect(await confirm((await signIn()).cookie, shownBy(secret, 3))).toBe('otpRefused');
  });

  test('that is not at hand is replaced by a text that is asked for', async () => {
    await use();
    const { cookie } = await signIn();
    await app.inject({ method: 'GET', url: `/api/send-otp/${email}`, headers: { cookie } });
    expect(await confirm(cookie, latestCode(app.mailbox))).toBe('signedIn');
  });

  test('is begun and removed with the password alone, and never replaced while it is in use', async () => {
    expect((await begin('not the password')).body.errors).toMatchObject([
      { pointer: '/password', code: 'passwordNotRight' },
    ]);
    await use();
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'wrongState' } });
    expect((await ops.post('/auth/authenticator/remove', { password: 'not it' })).status).toBe(422);
    expect((await ops.get('/auth/authenticator')).body.confirmedAt).not.toBeNull();
    expect((await ops.post('/auth/authenticator/remove', { password: DEMO_PASSWORD })).status).toBe(204);
    expect((await signIn()).step).not.toHaveProperty('byApp');
  });

  test('is asked also where no code was asked for before', async () => {
    await app.database.updateTable('accounts').set({ two_factor: false }).where('email', '=', email).execute();
    await use();
    const { step, cookie } = await signIn();
    expect(step).toEqual({ next: 'otp', byApp: true });
    expect(await confirm(cookie, '000000')).toBe('otpRefused');
  });

  test('is not guessed by signing in again and again', async () => {
    await use();
    const codes: string[] = [];
    for (let round = 0; round < 5; round++) {
      const { cookie } = await signIn();
      for (let guess = 0; guess < 5; guess++) codes.push(await confirm(cookie, '000000'));
    }
    // Slips of the tests before count too.
    const judged = codes.filter((code) => code !== 'tooMany').length;
    expect(judged).toBeGreaterThan(10);
    expect(judged).toBeLessThanOrEqual(20);
    expect(await confirm((await signIn()).cookie, shownBy(secret))).toBe('tooMany');
    app.clock.advance(3_600_000);
    expect(await confirm((await signIn()).cookie, shownBy(secret))).toBe('signedIn');
  });
});
