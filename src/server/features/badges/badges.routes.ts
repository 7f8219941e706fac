import type { Feature } from '../../platform/feature.ts';
import { recordCalls } from '../../records/record-calls.ts';
import { assignBadge } from './badges.assign.ts';
import { badgeEntity } from './badges.entity.ts';
import { listKinds } from './badges.kinds.ts';
import { recommendBadges } from './badges.rules.ts';

/** At two at night, when nobody waits for an answer. */
const NIGHTLY = '0 2 * * *';

export const badgesRoutes: Feature = (services) => {
  const { database, jobs } = services;
  const entity = badgeEntity(services);
  jobs.define({
    name: 'recommend-badges',
    cron: NIGHTLY,
    work: async () => {
      await recommendBadges(services);
    },
  });

  const { shown, page, send } = recordCalls(services, entity);

  return {
    listBadgeKinds: async ({ query: { limit = 1_000, offset = 0 } }) => ({
      body: await listKinds(database, { limit, offset }),
    }),
    listBadgeRecommendations: ({ query, caller }) => page(query, caller),
    assignBadge: async ({ body, caller }) => ({
      body: await shown(await assignBadge(services, entity, body, caller), caller),
    }),
    acceptBadge: (call) => send(call.body.id, { type: 'ACCEPT', ...reasonOf(call.body) }, call),
    rejectBadge: (call) => send(call.body.id, { type: 'REJECT', ...reasonOf(call.body) }, call),
  };
};

function reasonOf({ reason }: { reason?: string }) {
  return reason ? { reason } : {};
}
