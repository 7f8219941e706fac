import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
