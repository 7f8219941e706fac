import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import { perform, type Sender } from '../../records/perform.ts';
import { tallies } from '../../records/tallies.ts';
import { listItems } from '../lovs/lovs.queries.ts';
import { conductOf } from './conduct.ts';
import { farmerEntity } from './farmer.entity.ts';
import { countFarmers, findFarmer, listFarmers } from './farmers.queries.ts';
import { farmerStatuses } from './farmers.statuses.ts';
import { farmsOf, livestockOf } from './farms.queries.ts';
import { suspensionJob } from './suspensions.ts';

const DAY_MS = 24 * 3_600_000;

export const farmersRoutes: Feature = (services) => {
  const { database, clock, jobs } = services;
  const farmer = farmerEntity(services);
  jobs.define(suspensionJob(services));

  async function send(id: string, event: WorkflowEvent, sender: Sender) {
    await perform(services, farmer, id.toLowerCase(), event, sender);
    return { body: await conductOf(database, id.toLowerCase()) };
  }

  return {
    async listFarmers({ query }) {
      const { limit = 50, offset = 0, sort = '-createdAt', after, counts, ...filter } = query;
      const count = await countFarmers(database, filter);
      const page = await listFarmers(database, filter, { sort, limit, offset, ...(after !== undefined && { after }) });
      const byState = counts ? { counts: await everyState() } : {};
      return { body: { ...page, ...count, limit, offset, ...byState } };

      async function everyState() {
        const counted = await tallies(database, 'farmer');
        return Object.fromEntries(farmerStatuses.map(({ status }) => [status, counted[status] ?? 0]));
      }
    },

    async getFarmerByMsisdn({ params }) {
      const farmer = await findFarmer(database, params.countryCode, params.msisdn);
      if (!farmer) throw notFound('farmer with this number');
      return { body: farmer };
    },

    async listFarms({ params: { id } }) {
      await mustKnow(database, id);
      const items = await farmsOf(database, id);
      return { body: { items, total: items.length } };
    },

    async listFarmerLivestock({ params: { id } }) {
      await mustKnow(database, id);
      const items = await livestockOf(database, id);
      return { body: { items, total: items.length } };
    },

    async listFarmerStatuses() {
      return { body: { items: [...farmerStatuses], total: farmerStatuses.length } };
    },

    async listFarmerStatusesWithReasons() {
      const filter = { lists: ['profile-status-reason'], active: true } as const;
      const { items: reasons } = await listItems(database, filter, { limit: 1_000, offset: 0 });
      const items = farmerStatuses.map((each) => {
        const fitting = reasons.filter(({ attributes }) => attributes.status === each.status);
        return {
          ...each,
          reasonRequired: fitting.length > 0,
          reasons: fitting.map(({ id, title, titleUr }) => ({ id, title, titleUr })),
        };
      });
      return { body: { items, total: items.length } };
    },

    getFarmerConduct: async ({ params }) => ({ body: await conductOf(database, params.id.toLowerCase()) }),
    warnFarmer: (call) => send(call.body.id, { type: 'WARN', reason: call.body.reason }, call),
    suspendFarmer: (call) => {
      const { id, days, reason } = call.body;
      const until = new Date(clock().getTime() + days * DAY_MS).toISOString();
      return send(id, { type: 'SUSPEND', days, until, reason }, call);
    },
    liftSuspension: (call) => {
      const { id, reason } = call.body;
      return send(id, { type: 'LIFT', ...(reason ? { reason } : {}) }, call);
    },
  };
};

async function mustKnow(database: Database, id: string): Promise<void> {
  const farmer = await database.selectFrom('farmers').select('id').where('id', '=', id).executeTakeFirst();
  if (!farmer) throw notFound('such farmer');
}
