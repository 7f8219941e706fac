import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((part) => [part.trim().split(' ')[0] ?? '', part.trim().split(' ').slice(1)]),
  );

test('pages may run no script but our own files, and nobody may frame them', async () => {
  const { headers } = await app.inject({ url: '/' });
  const policy = directives(headers['content-security-policy']);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('an unknown address of the API is a problem, not a page', async () => {
  const answer = await app.inject({ url: '/api/no/such/call', headers: { accept: 'text/html' } });
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

test('the metrics are for the machine itself', async () => {
  const own = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(own.status).toBe(200);
  expect(own.body).toContain('fmis_answers_seconds');
  expect((await app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })).status).toBe(404);
  const passedOn = await app.inject({
    url: '/metrics',
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': '192.0.2.7' },
  });
  expect(passedOn.status).toBe(404);
});

test('with a token set, the metrics are for whoever holds it', async () => {
  const guarded = await testApp({ env: { FMIS_METRICS_TOKEN: 'a-long-token' } });
  const read = (authorization: string) => guarded.inject({ url: '/metrics', headers: { authorization } });
  expect((await read('Bearer a-long-token')).status).toBe(200);
  expect((await read('Bearer another-token')).status).toBe(404);
  await guarded.close();
});

test('the server says that it is well and on which database', async () => {
  expect(await app.inject({ url: '/healthz' })).toMatchObject({
    status: 200,
    body: { status: 'ok', database: app.open.engine },
  });
});
