import { newEntry, newSubscriber } from '../server/workflow/subscriber.driver.ts';
import type { TestApp } from './app.ts';
import type { Records } from './valid-requests.ts';

const subscribed = async (app: TestApp) => await newSubscriber(app, await app.as('Super Admin'));
const entered = async (app: TestApp) => await newEntry(app, await app.as('Super Admin'));

/** Calls about numbers that must be subscribed, or stand on the do-not-call list. */
export const subscriberRequests: { [operationId: string]: Records } = {
  unsubscribeNumber: async (app) => ({ body: { msisdn: (await subscribed(app)).phone, unsubMode: 'web' } }),
  stepUpCallCount: async (app) => ({ body: { msisdn: (await subscribed(app)).phone } }),
  setHost: async (app) => ({ body: { msisdn: (await subscribed(app)).phone } }),
  unsetHost: async (app) => ({ body: { msisdn: (await subscribed(app)).phone } }),
  getDoNotCall: async (app) => ({ path: { id: (await entered(app)).id } }),
  endDoNotCall: async (app) => ({ path: { id: (await entered(app)).id } }),
};
