import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createHttp } from '../../../src/server/platform/http.ts';

const config = await readFile(new URL('../../../docs/deployment/nginx.conf', import.meta.url), 'utf8');

/** As nginx writes a path into its log: the first rule that fits. */
function logged(path: string): string {
  const rules = [...config.matchAll(/^ {2}"~(\S+)"\s+\$fmis_before(\S*);$/gm)];
  expect(rules).not.toEqual([]);
  for (const [, pattern = '', mask] of rules) {
    const found = new RegExp(pattern).exec(path);
    if (found) return `${found.groups?.fmis_before}${mask}`;
  }
  return path;
}

test.each([
  ['/api/farmer/by-msisdn/923001234567', '/api/farmer/by-msisdn/***'],
  ['/api/farmer/caller/923001234567', '/api/farmer/caller/***'],
  ['/api/subscription/subscriber/92/3001234567/history', '/api/subscription/subscriber/92/***'],
  ['/api/subscription/consent/92/3001234567', '/api/subscription/consent/92/***'],
  ['/api/portal-adoptive-menu/caller/+923001234567', '/api/portal-adoptive-menu/caller/+***'],
  ['/api/send-otp/ops@demo.fmis', '/api/send-otp/***'],
  [
    '/api/loan/applications/3f0c1a52-7a3e-4f7b-9c35-0a5d1b6a7e11',
    '/api/loan/applications/3f0c1a52-7a3e-4f7b-9c35-0a5d1b6a7e11',
  ],
])('the log of the proxy knows no telephone number: %s', (path, written) => {
  expect(logged(path)).toBe(written);
});

test('what a server says of its database comes through the proxy, and leaves no server out', () => {
  expect(/^ *proxy_next_upstream .*$/m.exec(config)?.[0]).not.toContain('503');
  expect(config).toMatch(/^ *error_log \S+ crit;$/m);
});

test('a request that arrives while the server stops is answered like any other', async () => {
  const app = await createHttp({ logLevel: 'silent', trustedProxies: [] }, () => {});
  const stopping = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  app.get('/', async () => ({ answered: true }));
  app.addHook('preClose', async () => {
    stopping.resolve();
    await asked.promise;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const closed = app.close();
  await stopping.promise;
  const answer = await fetch(url);
  asked.resolve();
  expect([answer.status, await answer.json()]).toEqual([200, { answered: true }]);
  await closed;
});
