import type { TestApp } from './app.ts';
import type { Records } from './valid-requests.ts';

const titleOf = newTitles();

/** Reference lists, subscribers and farmers. */
export const referenceRequests: { [operationId: string]: Records } = {
  listReferenceItems: async () => ({ path: { list: 'crop' } }),
  createReferenceItem: async () => ({ path: { list: 'tag' }, body: { title: titleOf() } }),
  getReferenceItem: async (app) => ({ path: { list: 'tag', id: await firstItem(app, 'tag') } }),
  updateReferenceItem: async (app) => ({
    path: { list: 'tag', id: await firstItem(app, 'tag') },
    body: { title: titleOf(), active: true },
  }),
  listSeedTypesOfCrop: async (app) => ({ path: { id: await firstItem(app, 'crop') } }),
  listBreedsOfLivestock: async (app) => ({ path: { id: await firstItem(app, 'livestock') } }),
  listStagesOfLivestock: async (app) => ({ path: { id: await firstItem(app, 'livestock') } }),
  getSubscriber: async (app) => ({ path: await numberIn(app, 'subscribers') }),
  getFarmerByMsisdn: async (app) => ({ path: await numberIn(app, 'farmers') }),
};

async function firstItem(app: TestApp, list: string): Promise<string> {
  const { body } = await (await app.as('Super Admin')).get(`/lov/${list}/items?limit=1`);
  return body.items[0].id;
}

async function numberIn(
  app: TestApp,
  table: 'subscribers' | 'farmers',
): Promise<{ countryCode: string; msisdn: string }> {
  const { country_code: countryCode, msisdn } = await app.database
    .selectFrom(table)
    .select(['country_code', 'msisdn'])
    .orderBy('msisdn')
    .executeTakeFirstOrThrow();
  return { countryCode, msisdn };
}

function newTitles(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `Shared well ${made}`;
  };
}
