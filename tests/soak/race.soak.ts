import { afterAll, beforeAll, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { raceForOneApplication } from '../support/race.ts';

const ROUNDS = 30;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small', engine: 'postgres' });
});
afterAll(() => app.close());

test(`one decision stands of 100 at once, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    // The small seed has fewer applications that wait than there are rounds: those decided go back.
    await app.database
      .updateTable('loan_applications')
      .set({ state: 'assigned' })
      .where('state', 'in', ['accepted', 'rejected'])
      .execute();
    await raceForOneApplication(app, 100);
  }
});
