import { badgeWorkflow } from '../../../../machines/badges/badge.workflow.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import { notFound } from '../../platform/errors.ts';
import type { Caller, Feature } from '../../platform/feature.ts';
import { perform } from '../../records/perform.ts';
import { assignBadge } from './badges.assign.ts';
import { badgeEntity } from './badges.entity.ts';
import { countBadges, findBadge, listBadges, listKinds, statesWanted } from './badges.queries.ts';
import { recommendBadges } from './badges.rules.ts';

/** At two at night, when nobody waits for an answer. */
const NIGHTLY = '0 2 * * *';

export const badgesRoutes: Feature = (services) => {
  const { database, clock, live, jobs } = services;
  const entity = badgeEntity(services);
  live.announceTo('badge', { permission: badgeWorkflow.readPermission });
  jobs.define({
    name: 'recommend-badges',
    cron: NIGHTLY,
    work: async () => {
      await recommendBadges(services);
    },
  });

  async function badgeOf(id: string) {
    const badge = await findBadge(database, id, clock());
    if (!badge) throw notFound('badge');
    return badge;
  }

  async function send(id: string, event: WorkflowEvent, sender: { caller: Caller; ifMatch?: number }) {
    await perform(services, entity, id.toLowerCase(), event, sender);
    return { body: await badgeOf(id) };
  }

  return {
    listBadgeKinds: async ({ query: { limit = 1_000, offset = 0 } }) => ({
      body: await listKinds(database, { limit, offset }),
    }),
    listBadgeRecommendations: async ({ query }) => {
      const { limit = 1_000, offset = 0, counts, sort = 'createdAt', ...filter } = query;
      const byState = await countBadges(database, filter);
      const total = statesWanted(filter).reduce((sum, state) => sum + (byState[state] ?? 0), 0);
      const items = limit === 0 ? [] : await listBadges(database, filter, { sort, limit, offset }, clock());
      return { body: { items, total, limit, offset, ...(counts ? { counts: byState } : {}) } };
    },
    assignBadge: async ({ body, caller }) => ({ body: await badgeOf(await assignBadge(services, body, caller)) }),
    acceptBadge: (call) => send(call.body.id, { type: 'ACCEPT', ...reasonOf(call.body) }, call),
    rejectBadge: (call) => send(call.body.id, { type: 'REJECT', ...reasonOf(call.body) }, call),
  };
};

function reasonOf({ reason }: { reason?: string }) {
  return reason ? { reason } : {};
}
