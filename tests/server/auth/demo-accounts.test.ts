import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../src/server/app.ts';
import { readSettings } from '../../../src/server/platform/settings.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { everyChannel } from '../../support/gateways.ts';
import { DEMO_PASSWORD, signInFully } from '../../support/sign-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
});
afterAll(() => app.close());

test('what a demonstration left in a database signs nobody in where there is none', async () => {
  const tokens = await signInFully(app, 'Super Admin');
  await app.database.updateTable('accounts').set({ demo: false }).where('email', '=', 'admin@demo.fmis').execute();
  const later = await buildApp({
    open: app.open,
    settings: { ...readSettings({ FMIS_DEMO: '0', LOG_LEVEL: 'silent' }), dataFolder: tmpdir() },
    clock: app.clock.now,
    gateways: { mail: { send: async () => {} }, ...everyChannel({ send: async () => {} }) },
  });
  const post = async (url: string, payload: object) =>
    (await later.inject({ method: 'POST', url, payload })).statusCode;
  const signIn = (username: string) => post('/api/login', { username, password: DEMO_PASSWORD });

  expect(await signIn('super-admin@demo.fmis')).toBe(401);
  // Who is not of the demonstration comes in as ever.
  expect(await signIn('admin@demo.fmis')).toBe(200);
  const authorization = `Bearer ${tokens.access_token}`;
  expect((await later.inject({ url: '/api/auth/profile', headers: { authorization } })).statusCode).toBe(401);
  const renewal = { grant_type: 'refresh_token', client_id: 'fmis-portal', refresh_token: tokens.refresh_token };
  expect(await post('/api/oauth/token', renewal)).toBe(401);
  await later.close();
  expect((await app.withToken(tokens.access_token).get('/auth/profile')).status).toBe(200);
});
