import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let admin: Person;
let farmer: string;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Super Admin');
  const active = app.database.selectFrom('farmers').select('id').where('state', '=', 'active').orderBy('id');
  farmer = (await active.limit(1).executeTakeFirstOrThrow()).id;
});
afterAll(() => app?.close());

const sent: Record<string, [field: string, code: string, send: (text: string) => ReturnType<Person['post']>]> = {
  'a note': ['/text', 'turned', (text) => admin.post(`/workflow/farmer/${farmer}/notes`, { text })],
  'a reason not to be called': [
    '/reason',
    'turned',
    (reason) => admin.post('/dncr-list', { msisdn: '03004411139', reason }),
  ],
  'the address of a video': [
    '/videoUrl',
    'oneLine',
    (text) => admin.post('/weather/setOutlook', { videoUrl: `https://video.example.com/${encode(text)}` }),
  ],
  'a warning': ['/reason', 'turned', (reason) => admin.put('/farmer/warn', { id: farmer, reason })],
  'a suspension': ['/reason', 'turned', (reason) => admin.put('/farmer/suspend', { id: farmer, days: 3, reason })],
};
/** Of a text for an address what may stand in one, with its hidden characters. */
const encode = (text: string) => text.replaceAll(/\s/g, '-');

test.each(Object.entries(sent))(
  '%s takes no hidden character and no mark that turns the direction',
  async (_, what) => {
    const [pointer, code, send] = what;
    for (const hidden of ['Paid 20 \u202e00001\u202c PKR', 'Paid\u0007', 'Paid \u2067PKR']) {
      expect(await send(hidden)).toMatchObject({ status: 400, body: { errors: [{ pointer, code }] } });
    }
    expect((await send('Paid 20 PKR')).status).toBeLessThan(300);
  },
);

test('a note keeps its lines', async () => {
  const text = 'Called twice.\n\nNobody answered.';
  const { status, body } = await admin.post(`/workflow/farmer/${farmer}/notes`, { text });
  expect([status, body.text]).toEqual([201, text]);
});
