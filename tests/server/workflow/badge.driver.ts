import { recommended, unbadged } from '../../support/valid-moderation-requests.ts';
import type { Driver } from './driver.ts';

export const badgeDriver: Driver = {
  lists: ['/badges/recomendations?status=recommended', '/badges/recomendations?status=accepted&status=assigned'],

  async create(test, event) {
    if (event?.type !== 'ASSIGN') return await recommended(test);
    const { farmerId, badgeId } = await unbadged(test);
    const { body } = await (await test.as('Super Admin')).put('/badges/assign', { farmerId, badgeId });
    return body.id;
  },

  payload: async (_test, { reason }) => (reason === undefined ? {} : { reason }),
};
