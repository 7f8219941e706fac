import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDueMessages } from '../../../src/server/features/messages/messages.sending.ts';
import { type TestAnswer, type TestApp, testApp } from '../../support/app.ts';
import { enterMessages } from '../../support/messages.ts';
import { DEMO_PASSWORD } from '../../support/sign-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small', outbox: true });
});
afterAll(() => app.close());

const post = (url: string, payload: object) => app.inject({ method: 'POST', url: `/api${url}`, payload });
const login = (email: string) => post('/login', { username: email, password: DEMO_PASSWORD });
const forgot = (email: string) => post('/auth/password/forgot', { email });
const cookieOf = (answer: TestAnswer) => String(answer.headers['set-cookie']).split(';')[0] ?? '';

async function shownTo(...cookies: string[]): Promise<string[]> {
  const { body } = await app.inject({ url: '/api/demo/outbox', headers: { cookie: cookies.join('; ') } });
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ to, text }: { to: string; text: string }) => `${to}: ${text}`);
}

test('a code is shown to the browser whose sign-in it belongs to', async () => {
  const own = cookieOf(await login('ops@demo.fmis'));
  const other = cookieOf(await login('loan-partner@demo.fmis'));
  const [code, ...more] = await shownTo(own);
  expect(code).toMatch(/: Your FMIS code is \d{6}\./);
  expect(more).toEqual([]);
  expect(await shownTo(other)).not.toContain(code);
  expect(await shownTo()).toEqual([]);
  expect(await shownTo('fmis_sign_in=guessed', 'fmis_reset=guessed')).toEqual([]);
});

test('a reset link is shown to the browser that asked for it, beside its own code', async () => {
  const asker = cookieOf(await forgot('super-admin@demo.fmis'));
  await expect.poll(() => shownTo(asker)).toHaveLength(1);
  const [link] = await shownTo(asker);
  expect(link).toMatch(/^super-admin@demo\.fmis: .*\/reset-password\?token=/s);
  expect(await shownTo(cookieOf(await forgot('admin@demo.fmis')))).not.toContain(link);
  const signingIn = cookieOf(await login('ops@demo.fmis'));
  expect(await shownTo(signingIn)).not.toContain(link);
  expect(await shownTo(signingIn, asker)).toHaveLength(2);
});

test('asking for a link looks the same for an address that nobody has', async () => {
  const [known, unknown] = [await forgot('admin@demo.fmis'), await forgot('nobody@demo.fmis')];
  const shape = ({ status, body, headers }: TestAnswer) => [
    status,
    body,
    String(headers['set-cookie']).replace(/=[^;]+/, ''),
  ];
  expect(shape(unknown)).toEqual(shape(known));
});

test('a Super Admin sees the texts to farmers too, and no code or link of somebody else', async () => {
  await login('ops@demo.fmis');
  await enterMessages(app.database, 2);
  await sendDueMessages({ ...app.app.services, clock: () => new Date() });
  const texts = async (role: 'Super Admin' | 'Admin') => {
    const { body } = await (await app.as(role)).get('/demo/outbox');
    return body.items.map(({ text }: { text: string }) => text).sort();
  };
  expect(await texts('Super Admin')).toEqual(['Message 00', 'Message 01']);
  expect(await texts('Admin')).toEqual([]);
});

test('without the demonstration there is neither outbox nor cookie', async () => {
  const plain = await testApp({ seed: 'small', env: { FMIS_DEMO: '0' } });
  const answer = await plain.inject({
    method: 'POST',
    url: '/api/auth/password/forgot',
    payload: { email: 'admin@demo.fmis' },
  });
  expect([answer.status, answer.headers['set-cookie']]).toEqual([202, undefined]);
  expect((await plain.inject({ url: '/api/demo/outbox' })).status).toBe(404);
  await plain.close();
});

test('where no gateway is named nothing is promised: neither a link, whoever has the address, nor a text', async () => {
  const plain = await testApp({
    seed: 'small',
    env: { FMIS_DEMO: '0' },
    ownGateways: true,
    prepare: async (database) => void (await database.updateTable('accounts').set({ demo: false }).execute()),
  });
  const asked = (email: string) =>
    plain.inject({ method: 'POST', url: '/api/auth/password/forgot', payload: { email } });
  const [known, unknown] = [await asked('admin@demo.fmis'), await asked('nobody@demo.fmis')];
  expect([known.status, known.body.sendsMail]).toEqual([202, false]);
  expect(known.body).toEqual(unknown.body);
  expect(await plain.database.selectFrom('reset_requests').selectAll().execute()).toEqual([]);

  const admin = await plain.as('Super Admin');
  const text = await admin.post('/sms/jazz/send', { countryCode: '92', msisdn: '3001234567', text: 'A test' });
  expect(text.body).toMatchObject({ status: 502, code: 'noGateway', values: { setting: 'FMIS_SMS_URL' } });

  await enterMessages(plain.database, 1);
  await sendDueMessages({ ...plain.app.services, clock: () => new Date() });
  const { last_error } = await plain.database
    .selectFrom('text_messages')
    .select('last_error')
    .where('last_error', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(last_error).toBe('Nothing was sent: this installation names no gateway for it (FMIS_SMS_URL).');
  await plain.close();
});
