import { afterAll, beforeAll, expect, test } from 'vitest';
import { announce, system } from '../../../src/server/platform/history.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  url = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function openStream(token: string, headers: Record<string, string> = {}, server = url) {
  const leave = new AbortController();
  const response = await fetch(`${server}/api/events`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: leave.signal,
  });
  if (!response.body) throw new Error('The stream has no body');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    leave: () => leave.abort(),
    /** Reads on until this appears; everything up to there. */
    async until(wanted: RegExp): Promise<RegExpExecArray> {
      for (;;) {
        const found = wanted.exec(text);
        if (found) return found;
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream ended without ${wanted}: ${text}`);
        text += value;
      }
    },
    async untilEnd(): Promise<string> {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return text;
        text += value;
      }
    },
  };
}

async function acceptOne(): Promise<string> {
  const admin = await app.as('Super Admin');
  const { body } = await admin.get('/loan/applications/all?status=assigned&limit=1');
  const { id } = body.items[0];
  await admin.put('/loan/accept-loan', { id });
  return id;
}

test('at which node of the voice menu a colleague works is told at once, and nothing when they stay there', async () => {
  const [{ token }, ops] = await Promise.all([app.as('Super Admin'), app.as('Ops')]);
  const { node } = await app.database
    .selectFrom('menu_nodes')
    .select('uuid as node')
    .where('parent_uuid', 'is', null)
    .executeTakeFirstOrThrow();
  const stream = await openStream(token);
  await stream.until(/event: ready/);
  for (const at of [node, node, null]) {
    expect((await ops.put('/portal-adoptive-menu/presence', { node: at })).status).toBe(200);
  }
  const first = await acceptOne();
  const [text] = await stream.until(new RegExp(`[^]*"id":"${first}","event":"ACCEPT"`));
  stream.leave();
  const told = text.split('\n').filter((line) => line.includes('"menuPresence"'));
  expect(told.map((line) => JSON.parse(line.slice('data: '.length)).state)).toEqual([node, '']);
});

test('a decision reaches another open portal, and one that returns gets what it missed', async () => {
  const { token } = await app.as('Admin');
  const stream = await openStream(token);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
  await stream.until(/event: ready/);
  const first = await acceptOne();
  const [, position = ''] = await stream.until(
    new RegExp(`id: (\\d+)\\ndata: [^\\n]*"id":"${first}","event":"ACCEPT"`),
  );
  stream.leave();

  const missed = await acceptOne();
  const again = await openStream(token, { 'last-event-id': position });
  await again.until(new RegExp(`"id":"${missed}"`));
  again.leave();
});

test.each(['99999999999999999999', '4711a', '-1', '1.5', '\u00e9', '999999999999999', '1'.repeat(40)])(
  'one that returns from a place that no event has (%s) is told to look anew, and hears what happens',
  async (place) => {
    const { token } = await app.as('Admin');
    const stream = await openStream(token, { 'last-event-id': place });
    expect(stream.response.status).toBe(200);
    await stream.until(/event: reset/);
    const next = await acceptOne();
    await stream.until(new RegExp(`"id":"${next}"`));
    stream.leave();
  },
);

test('what happens between asking who one is and opening the stream is told', async () => {
  const person = await app.as('Admin');
  const { body } = await person.get('/auth/profile');
  const between = await acceptOne();
  const stream = await openStream(person.token, { 'last-event-id': body.liveFrom });
  await stream.until(new RegExp(`"id":"${between}"`));
  stream.leave();
});

test('without a session there is no stream', async () => {
  const stream = await openStream('nobody');
  expect(stream.response.status).toBe(401);
});

test('the stream ends when the person loses a role', async () => {
  const { token } = await app.as('Reap Admin');
  const stream = await openStream(token);
  await stream.until(/event: ready/);
  await app.database.deleteFrom('account_roles').where('role', '=', 'Reap Admin').execute();
  app.clock.advance(1_000);
  await acceptOne();
  expect(await stream.untilEnd()).toContain('event: end');
});

// Sooner than its next sign of life, which would end it too.
test('the stream ends as soon as an administrator takes a role, though nothing else happens', {
  timeout: 10_000,
}, async () => {
  const { token } = await app.as('Telco User');
  const { pair } = await app.database
    .selectFrom('account_roles')
    .select('id as pair')
    .where('role', '=', 'Telco User')
    .executeTakeFirstOrThrow();
  const stream = await openStream(token);
  await stream.until(/event: ready/);
  const admin = await app.as('Super Admin');
  expect((await admin.delete(`/auth/remove-agent-role/${pair}`)).status).toBe(204);
  expect(await stream.untilEnd()).toContain('event: end');
});

test('the stream ends when the access token expires', async () => {
  const { token } = await app.as('Admin');
  const stream = await openStream(token);
  await stream.until(/event: ready/);
  app.clock.advance(2 * 3_600_000);
  await announce(app.database, {
    entity: 'loan',
    id: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31',
    event: 'ACCEPT',
    state: 'accepted',
    version: 2,
    by: system,
    at: app.clock.now(),
  });
  expect(await stream.untilEnd()).toContain('event: end');
});

test('a server that stops ends its streams', async () => {
  const other = await testApp({ seed: 'small' });
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await other.as('Admin');
  const stream = await openStream(token, {}, address);
  await stream.until(/event: ready/);
  await other.close();
  await stream.untilEnd();
});
