import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ seed: 'small' });
});
afterAll(() => server?.close());

test('what every colleague is told of the others is neither their phone nor whether a code protects their account', async () => {
  const agent = await server.as('Field Admin');
  const { body } = await agent.get('/auth/agent');
  expect(body.items.length).toBeGreaterThan(10);
  const told = new Set(body.items.flatMap((one: object) => Object.keys(one)));
  expect(told).toContain('roles');
  expect([...told].filter((name) => name === 'twoFactor' || name === 'msisdn')).toEqual([]);
});
