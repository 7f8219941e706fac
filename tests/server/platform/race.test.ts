import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { raceForOneApplication } from '../../support/race.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small', engine: 'postgres' });
});
afterAll(() => app.close());

test('of many who accept and reject the same application at once exactly one decision stands', async () => {
  expect(app.open.engine).toBe('postgres');
  for (let round = 0; round < 5; round++) await raceForOneApplication(app, 20);
});
