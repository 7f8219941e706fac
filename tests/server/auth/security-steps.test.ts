import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceOf } from '../../../src/server/features/auth/devices.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { DEMO_PASSWORD, signInWith } from '../../support/sign-in.ts';

/* What changes who gets into an account stands in its history: who, when, what, and never a secret. */

let app: TestApp;
let chief: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  chief = await app.as('Super Admin');
});
afterAll(() => app.close());

async function accountOf(email: string) {
  const { body } = await chief.get(`/auth/agent?search=${encodeURIComponent(email)}`);
  return (await chief.get(`/auth/agent/${body.items[0].id}`)).body;
}

interface Told {
  by: { name: string };
  changes: { field: string; from: string | null; to: string | null }[];
}

async function toldOf(email: string) {
  const { history } = await accountOf(email);
  return history.map(({ by, changes }: Told) => [
    by.name,
    ...changes.map(({ field, from, to }) => [field, from, to].filter((part) => part !== null).join(' ')),
  ]);
}

const signedIn = async (email: string, password = DEMO_PASSWORD) =>
  app.withToken((await signInWith(app, { email, password })).access_token);

test('a person who changes their password, and one who chooses a new one by the link of a mail', async () => {
  const person = await signedIn('face@demo.fmis');
  const { name } = await accountOf('face@demo.fmis');
  const wish = { oldPassword: DEMO_PASSWORD, newPassword: 'another-long-password' };
  await person.put('/auth/agent/password', { ...wish, oldPassword: 'not-the-password' });
  expect(await toldOf('face@demo.fmis')).toEqual([]);
  await person.put('/auth/agent/password', wish);
  await app.inject({ method: 'POST', url: '/api/auth/password/forgot', payload: { email: 'face@demo.fmis' } });
  await expect.poll(() => app.mailbox.mails).toHaveLength(1);
  const token = /token=([\w-]+)/.exec(app.mailbox.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const chosen = { token, password: 'a-brand-new-password' };
  await app.inject({ method: 'POST', url: '/api/auth/password/reset', payload: chosen });
  expect(await toldOf('face@demo.fmis')).toEqual([
    [name, 'password'],
    [name, 'passwordByLink'],
  ]);
  const kept = JSON.stringify(await app.database.selectFrom('history').select('facts').execute());
  expect(kept).not.toMatch(/another-long-password|a-brand-new-password/);
});

test('a person whose authenticator app is set up and removed', async () => {
  const email = 'gis@demo.fmis';
  const person = await signedIn(email);
  const { name } = await accountOf(email);
  const { body } = await person.post('/auth/authenticator', { password: DEMO_PASSWORD });
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
    timestamp: app.clock.now().getTime(),
  });
  expect(await toldOf(email)).toEqual([]);
  await person.put('/auth/authenticator', { code });
  await person.post('/auth/authenticator/remove', { password: DEMO_PASSWORD });
  await person.post('/auth/authenticator/remove', { password: DEMO_PASSWORD });
  expect(await toldOf(email)).toEqual([
    [name, 'authenticator false true'],
    [name, 'authenticator true false'],
  ]);
});

test('an administrator who forgets the app of somebody whose telephone is lost', async () => {
  const email = 'kissan-sahara@demo.fmis';
  const person = await signedIn(email);
  const { body } = await person.post('/auth/authenticator', { password: DEMO_PASSWORD });
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
    timestamp: app.clock.now().getTime(),
  });
  await person.put('/auth/authenticator', { code });
  const { id, hasApp } = await accountOf(email);
  expect(hasApp).toBe(true);
  expect((await chief.delete(`/auth/agent/${id}/authenticator`)).status).toBe(204);
  expect((await accountOf(email)).hasApp).toBe(false);
  expect((await toldOf(email)).at(-1)).toEqual(['Ayesha Siddiqui', 'authenticator true false']);
});

test('an administrator who ends sessions, as long as there are any', async () => {
  const email = 'gat@demo.fmis';
  await signedIn(email);
  await signedIn(email);
  const { id } = await accountOf(email);
  await chief.delete(`/auth/agent/${id}/sessions`);
  await chief.delete(`/auth/agent/${id}/sessions`);
  expect(await toldOf(email)).toEqual([['Ayesha Siddiqui', 'sessionsEnded 2']]);
});

test('a right password to an account that may not sign in is told among its sign-ins, and answered as a wrong one', async () => {
  const email = 'bi@demo.fmis';
  const { id } = await accountOf(email);
  await app.database.updateTable('accounts').set({ active: false }).where('id', '=', id).execute();
  const attempt = async (password: string) => {
    const payload = { username: email, password };
    const { status, body } = await app.inject({ method: 'POST', url: '/api/login', payload });
    return [status, body.code, body.detail];
  };
  const [right, wrong] = [await attempt(DEMO_PASSWORD), await attempt('not-the-password-7')];
  expect(right).toEqual(wrong);
  expect((await accountOf(email)).signIns.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'wrongPassword',
    'notActive',
  ]);
});

describe('a session', () => {
  const begun = async (email: string) => {
    const { access_token } = await signInWith(app, { email, password: DEMO_PASSWORD });
    return app.withToken(access_token);
  };
  const listed = async (person: Person) => (await person.get('/auth/sessions')).body.items;

  test('tells when it was last used, to the minute, and the person when they were seen', async () => {
    const email = 'field-admin@demo.fmis';
    const person = await begun(email);
    app.clock.advance(26 * 60_000);
    const at = app.clock.now().toISOString();
    await person.get('/auth/profile');
    app.clock.advance(30_000);
    await person.get('/auth/profile');
    const { sessions, seenAt } = await accountOf(email);
    expect(sessions).toMatchObject([{ lastAt: at, address: '127.0.0.1' }]);
    expect(seenAt).toBe(at);
  });

  test('is seen and ended by its own person, one or all but the one that asks, and nobody else’s', async () => {
    const email = 'mpcl@demo.fmis';
    const [here, elsewhere, third] = [await begun(email), await begun(email), await begun(email)];
    const other = await begun('ffcl@demo.fmis');
    const [theirs] = await listed(other);
    await here.delete(`/auth/sessions?session=${theirs.id}`);
    expect(await listed(other)).toHaveLength(1);
    const one = (await listed(elsewhere)).find(({ isOwn }: { isOwn: boolean }) => isOwn);
    expect((await here.delete(`/auth/sessions?session=${one.id}`)).status).toBe(204);
    expect((await elsewhere.get('/auth/profile')).status).toBe(401);
    expect((await here.delete('/auth/sessions')).status).toBe(204);
    expect((await third.get('/auth/profile')).status).toBe(401);
    expect(await listed(here)).toMatchObject([{ isOwn: true }]);
    expect(await toldOf(email)).toMatchObject([
      [expect.anything(), 'sessionsEnded 1'],
      [expect.anything(), 'sessionsEnded 1'],
    ]);
  });

  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0', 'Edge, Windows'],
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', 'Chrome, Android'],
    ['curl/8.5.0', 'curl'],
    [undefined, undefined],
  ])('of %s is called %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
