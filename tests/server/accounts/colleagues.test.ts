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

test('who is chosen to look after a farm is known by name, and whoever chooses nobody reads none', async () => {
  const keeper = await server.as('Field Admin');
  const { body } = await keeper.get('/operator/active');
  expect(body.total).toBe(body.items.length);
  expect([...new Set(body.items.flatMap((one: object) => Object.keys(one)))]).toEqual(['id', 'name']);
  expect((await keeper.get('/operator/active?search=demo.fmis')).body.items).toEqual([]);
  expect((await keeper.get('/operator/active?search=bilal')).body.items).toMatchObject([{ name: 'Bilal Aziz' }]);
  for (const role of ['Field Agent', 'Telco User', 'Bank Alfalah', 'Kissan Sahara', 'Loan Partner'] as const) {
    expect((await (await server.as(role)).get('/operator/active')).status, role).toBe(403);
  }
});
