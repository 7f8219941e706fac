import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { createHttp } from '../../../src/server/platform/http.ts';
import { dropSlowBodies } from '../../../src/server/platform/slow-bodies.ts';

let app: FastifyInstance | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await app?.close();
});

/** What the server answers to these bytes, until it ends the connection. */
async function answerTo(server: FastifyInstance, ...lines: string[]): Promise<string> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  return await text(socket);
}

const begun = ['POST /things HTTP/1.1', 'host: here', 'content-type: application/json', 'content-length: 900', '', '{'];

test('a body that drips in is refused, and its connection ends', async () => {
  app = Fastify();
  dropSlowBodies(app, { minBytesASecond: 1_000, patienceMs: 50, lookEveryMs: 10 });
  app.post('/things', async () => 'done');
  const answer = await answerTo(app, ...begun);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('content-type: application/problem+json');
  expect(answer).toContain('"code":"tooSlow"');
});

test('one that comes in time is taken, however long the answer takes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  app = Fastify();
  dropSlowBodies(app, { minBytesASecond: 1_000_000, patienceMs: 10, lookEveryMs: 1 });
  app.post('/things', async () => {
    vi.advanceTimersByTime(1_000);
    return 'done';
  });
  const answer = await answerTo(
    app,
    'POST /things HTTP/1.1',
    'host: here',
    'connection: close',
    'content-type: application/json',
    'content-length: 2',
    '',
    '{}',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test.each([
  [
    'headers that are too large',
    [`GET / HTTP/1.1`, `host: here`, `x-much: ${'x'.repeat(20_000)}`, '', ''],
    431,
    'headersTooLarge',
  ],
  ['what is no request', ['what is this', '', ''], 400, 'contract'],
])('%s are answered with a problem', async (_, lines, status, code) => {
  app = await createHttp({ logLevel: 'silent', trustedProxies: [] }, () => {});
  const answer = await answerTo(app, ...lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, code });
});

test('what takes too long as a whole is ended too', async () => {
  app = await createHttp({ logLevel: 'silent', trustedProxies: [] }, () => {});
  expect(app.server.requestTimeout).toBe(900_000);
});
