import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portalFolder } from '../../../src/server/platform/portal-files.ts';
import { type TestApp, testApp } from '../../support/app.ts';

describe('the portal page', () => {
  let plain: TestApp;
  let reporting: TestApp;
  beforeAll(async () => {
    expect(existsSync(`${portalFolder}index.html`), 'npm run build makes the portal').toBe(true);
    plain = await testApp();
    reporting = await testApp({ env: { SENTRY_DSN: 'https://key@defects.example/1' } });
  });
  afterAll(async () => {
    await plain?.close();
    await reporting?.close();
  });
  const page = async (app: TestApp, url: string) => await app.inject({ method: 'GET', url });

  test.each(['/', '/login', '/app/loan/view', '/app/users/quick-profile-view/%2'])(
    'is what %s answers',
    async (url) => {
      const answer = await page(plain, url);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(String(answer.body)).toContain('<div id="root">');
    },
  );

  test.each(['GET', 'PUT', 'DELETE'] as const)(
    'is not what a call with too long a part is answered: %s',
    async (method) => {
      const answer = await plain.inject({ method, url: `/api/mandi/listing/${'x'.repeat(1_500)}` });
      expect(answer).toMatchObject({ status: 414, body: { code: 'addressTooLong' } });
    },
  );

  test.each(['br', 'gzip'])('sends its scripts packed beforehand as %s', async (encoding) => {
    const scripts = await readdir(`${portalFolder}assets`);
    const start = scripts.find((name) => /^start-.*\.js$/.test(name));
    const packed = await stat(`${portalFolder}assets/${start}.${encoding === 'br' ? 'br' : 'gz'}`);
    const { headers } = await plain.inject({
      method: 'GET',
      url: `/assets/${start}`,
      headers: { 'accept-encoding': encoding },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBe(packed.size);
    expect(headers['content-type']).toMatch(/javascript/);
  });

  test('lets style elements through that carry its own nonce, another one for each answer', async () => {
    const nonces = await Promise.all(
      ['/', '/login'].map(async (url) => {
        const { body, headers } = await page(plain, url);
        const [, nonce] =
          /style-src-elem 'self' 'nonce-([^']+)';/.exec(String(headers['content-security-policy'])) ?? [];
        expect(String(body)).toContain(`<meta property="csp-nonce" content="${nonce}" />`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('says that it is a demonstration only where it is one', async () => {
    const own = await testApp({ env: { FMIS_DEMO: '0' } });
    try {
      expect(String((await page(own, '/gallery')).body)).not.toContain('name="demo"');
    } finally {
      await own.close();
    }
    expect(String((await page(plain, '/gallery')).body)).toContain('<meta name="demo" content="yes" />');
  });

  test('says nothing of defects unless they are collected, and then may send them there alone', async () => {
    const [without, collecting] = [await page(plain, '/'), await page(reporting, '/')];
    expect(String(without.body)).not.toContain('sentry-dsn');
    expect(without.headers['content-security-policy']).toContain("connect-src 'self';");
    expect(String(collecting.body)).toContain('<meta name="sentry-dsn" content="https://key@defects.example/1" />');
    expect(collecting.headers['content-security-policy']).toContain("connect-src 'self' https://defects.example;");
  });
});
