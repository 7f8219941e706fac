import { notFound } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import { countByStatus, countSubscribers, findSubscriber, listSubscribers } from './subscribers.queries.ts';

export const subscribersRoutes: Feature = ({ database }) => ({
  async listSubscribers({ query }) {
    const { limit = 50, offset = 0, sort = '-subscribedAt', after, counts, ...filter } = query;
    const count = await countSubscribers(database, filter);
    const page = await listSubscribers(database, filter, {
      sort,
      limit,
      offset,
      ...(after !== undefined && { after }),
    });
    const byStatus = counts ? { counts: await countByStatus(database) } : {};
    return { body: { ...page, ...count, limit, offset, ...byStatus } };
  },

  async countSubscribersByStatus() {
    return { body: await countByStatus(database) };
  },

  async getSubscriber({ params }) {
    const subscriber = await findSubscriber(database, params.countryCode, params.msisdn);
    if (!subscriber) throw notFound('subscriber with this number');
    return { body: subscriber };
  },
});
