import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { contract } from '../support/contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ method: 'GET', url });

test('the bundle is given to everybody', async () => {
  const { status, body, headers } = await get('/openapi.json');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/json');
  expect(body).toEqual(contract);
});

test('each path says where it is served', async () => {
  const { body } = await get('/openapi.json');
  const atWeather = Object.entries<{ servers?: object[] }>(body.paths).filter(
    ([, { servers }]) => servers !== undefined,
  );
  expect(atWeather.map(([path]) => path)).toContain('/change-set/daily');
  for (const [, { servers }] of atWeather) expect(servers).toEqual([{ url: '/weather' }]);
  expect(body.paths['/loan/applications'].servers).toBeUndefined();
});

test('the API reference runs on scripts of its own server alone, none of them inline', async () => {
  const page = await get('/docs');
  expect(page.status).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);

  const scripts = [...String(page.body).matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
  expect(scripts.map(([, , inline]) => inline)).toEqual(['', '']);
  for (const [, attributes = ''] of scripts) {
    const source = /src="(\/docs\/[a-z]+\.js)"/.exec(attributes)?.[1] ?? 'no source';
    const script = await get(source);
    expect(script.status).toBe(200);
    expect(script.headers['content-type']).toContain('text/javascript');
  }
});
