import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendDueMessages } from '../../../src/server/features/messages/messages.sending.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { newFarmer } from '../workflow/farmer.driver.ts';

let app: TestApp;
let agent: Person;
beforeAll(async () => {
  // Texts go when a test says so, never by the server's own clock.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await testApp({ seed: 'small' });
  agent = await app.as('Call Center');
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

const send = (msisdn: string, text: string) => agent.post('/sms/jazz/send', { countryCode: '92', msisdn, text });
const sent = async (msisdn: string) =>
  (await agent.get(`/sms/texts?countryCode=92&msisdn=${msisdn}`)).body.items as { text: string; state: string }[];
const received = (phone: string) => app.mailbox.texts.filter(({ to }) => to === phone).map(({ text }) => text);

test('a text goes to the number, however it is written, once, and says what became of it', async () => {
  const { status, body } = await send('0300 555 0171', 'Your seed is at the depot.');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    phone: '923005550171',
    state: 'waiting',
    parts: 1,
    sentAt: null,
    by: { name: expect.any(String) },
  });
  await sendDueMessages(app.app.services);
  await sendDueMessages(app.app.services);
  expect(received('923005550171')).toEqual(['Your seed is at the depot.']);
  expect(await sent('3005550171')).toMatchObject([{ text: 'Your seed is at the depot.', state: 'sent' }]);
});

test('what a person wrote to the number of a farmer stands in the farmer’s timeline, with who wrote it', async () => {
  const admin = await app.as('Super Admin');
  const farmer = await newFarmer(admin);
  await admin.post('/sms/jazz/send', { countryCode: '92', msisdn: farmer.msisdn, text: 'Come on Monday.' });
  const { body } = await admin.get(`/farmer/profile/${farmer.id}`);
  const texts = body.timeline.items.filter(({ kind }: { kind: string }) => kind === 'sms');
  expect(texts).toMatchObject([{ event: 'WAITING', text: 'Come on Monday.', by: { name: expect.any(String) } }]);
  expect(body.timeline.counts.sms).toBe(1);
});

test('five parts are the most, counted as they are sent', async () => {
  expect((await send('3005550172', 'a'.repeat(765))).status).toBe(201);
  const latin = await send('3005550172', 'a'.repeat(766));
  expect([latin.status, latin.body.errors[0]]).toMatchObject([422, { pointer: '/text', code: 'tooManyParts' }]);
  expect((await send('3005550172', 'ب'.repeat(335))).status).toBe(201);
  expect((await send('3005550172', 'ب'.repeat(336))).status).toBe(422);
  expect((await sent('3005550172')).length).toBe(2);
});

test('nothing goes to who is not to be called: refused, or withheld where that was said meanwhile', async () => {
  const before = await send('3005550173', 'Before');
  expect(before.status).toBe(201);
  const ops = await app.as('Ops');
  expect((await ops.post('/dncr-list', { msisdn: '03005550173' })).status).toBe(201);
  await sendDueMessages(app.app.services);
  const after = await send('3005550173', 'After');
  expect([after.status, after.body.errors[0]]).toMatchObject([422, { pointer: '/msisdn', code: 'mayNotBeTexted' }]);
  expect(await sent('3005550173')).toMatchObject([{ text: 'Before', state: 'withheld' }]);
  expect(received('923005550173')).toEqual([]);
});

test('twenty an hour are the most to one number, whoever writes them', async () => {
  const colleague = await app.as('Admin');
  const write = (person: Person) =>
    person.post('/sms/jazz/send', { countryCode: '92', msisdn: '3005550179', text: 'Hello' });
  for (let number = 0; number < 20; number++) expect((await write(number % 2 ? agent : colleague)).status).toBe(201);
  for (const person of [agent, colleague]) {
    const refused = await write(person);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
  }
  expect((await send('3005550180', 'Hello')).status).toBe(201);
  expect(await sent('3005550179')).toHaveLength(20);
  await sendDueMessages(app.app.services);
});

test('what is no number is refused at its field', async () => {
  const { status, body } = await send('12', 'Hello');
  expect([status, body.errors[0].pointer]).toEqual([422, '/msisdn']);
});

test('a text goes to a mobile number of this country alone: not abroad, to a landline or a premium rate', async () => {
  const before = app.mailbox.texts.length;
  const everywhere = [
    { countryCode: '44', msisdn: '7911123456' },
    { countryCode: '92', msisdn: '+447911123456' },
    { countryCode: '252', msisdn: '+252612345678' },
    { countryCode: '92', msisdn: '0423 5761999' },
    { countryCode: '92', msisdn: '0900 12345' },
  ];
  for (const number of everywhere) {
    const { status, body } = await agent.post('/sms/jazz/send', { ...number, text: 'Hello' });
    expect([number.msisdn, status, body.errors[0].pointer]).toEqual([number.msisdn, 422, '/msisdn']);
  }
  const abroad = await agent.post('/sms/jazz/send', { ...everywhere[0], text: 'Hello' });
  expect(abroad.body.errors[0].code).toBe('homeMobilesOnly');
  await sendDueMessages(app.app.services);
  expect(app.mailbox.texts.length).toBe(before);
});

test('a gateway that fails is tried again, and says why', async () => {
  await send('3005550174', 'Again');
  const sms = { send: () => Promise.reject(new Error('The line is down.')) };
  await sendDueMessages({ ...app.app.services, sms });
  expect(await sent('3005550174')).toMatchObject([{ state: 'waiting', error: 'The line is down.' }]);
  const inAnHour = () => new Date(app.clock.now().getTime() + 3_600_000);
  await sendDueMessages({ ...app.app.services, clock: inAnHour });
  expect(await sent('3005550174')).toMatchObject([{ state: 'sent' }]);
  expect(received('923005550174')).toEqual(['Again']);
});

test('whoever watches the server is told what waits, for how long, and of the database', async () => {
  const told = async () => {
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    const figures: [string, number][] = [...String(body).matchAll(/^fmis_(\S+) (\S+)$/gm)].map(
      ([, name = '', number]) => [name, Number(number)],
    );
    return Object.fromEntries(figures);
  };
  await sendDueMessages(app.app.services);
  const before = await told();
  await send('3005550175', 'Waiting');
  const after = await told();
  expect(after.messages_waiting).toBe((before.messages_waiting ?? 0) + 1);
  expect(after.messages_failed).toBe(before.messages_failed);
  expect(after).toMatchObject({ database_away: 0, messages_oldest_due_seconds: expect.any(Number) });
  expect(after['database_connections{state="waiting"}']).toBe(0);
  expect(after.jobs_oldest_due_seconds).toBeGreaterThanOrEqual(0);
});
