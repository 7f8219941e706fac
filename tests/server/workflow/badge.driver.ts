import { enterRecommendations } from '../../../src/server/features/badges/badges.rules.ts';
import type { TestApp } from '../../support/app.ts';
import type { Driver } from './driver.ts';

/** An active farmer without any badge, and a kind of badge. */
export async function unbadged(test: TestApp) {
  const farmer = await test.database
    .selectFrom('farmers')
    .select(['id', 'name'])
    .where('state', '=', 'active')
    .where('id', 'not in', (eb) => eb.selectFrom('badges').select('farmer_id'))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const kind = await test.database
    .selectFrom('reference_items')
    .select('id')
    .where('list', '=', 'badge')
    .orderBy('sort')
    .executeTakeFirstOrThrow();
  return { farmerId: farmer.id, farmerName: farmer.name, badgeId: kind.id };
}

/** What the nightly rule would enter for a farmer; returns its id. */
export async function recommended(test: TestApp): Promise<string> {
  const wanted = await unbadged(test);
  const reasons = [{ words: 'Approved replies in 90 days', value: 8, needed: 6 }];
  await enterRecommendations(test.app.services, [{ ...wanted, reasons }]);
  const row = await test.database
    .selectFrom('badges')
    .select('id')
    .where('farmer_id', '=', wanted.farmerId)
    .executeTakeFirstOrThrow();
  return row.id;
}

export const badgeDriver: Driver = {
  async create(test, event) {
    if (event?.type !== 'ASSIGN') return await recommended(test);
    const { farmerId, badgeId } = await unbadged(test);
    const { body } = await (await test.as('Super Admin')).put('/badges/assign', { farmerId, badgeId });
    return body.id;
  },

  payload: async (_test, { reason }) => (reason === undefined ? {} : { reason }),
};
