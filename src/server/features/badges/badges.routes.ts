import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import { notFound } from '../../platform/errors.ts';
import type { Caller, Feature } from '../../platform/feature.ts';
import { perform } from '../../records/perform.ts';
import { assignBadge } from './badges.assign.ts';
import { badgeEntity } from './badges.entity.ts';
import { listKinds } from './badges.kinds.ts';
import { recommendBadges } from './badges.rules.ts';

/** At two at night, when nobody waits for an answer. */
const NIGHTLY = '0 2 * * *';

export const badgesRoutes: Feature = (services) => {
  const { database, clock, jobs } = services;
  const entity = badgeEntity(services);
  jobs.define({
    name: 'recommend-badges',
    cron: NIGHTLY,
    work: async () => {
      await recommendBadges(services);
    },
  });

  const reading = (caller: Caller) => ({ db: database, caller, now: clock() });

  async function badgeOf(id: string, caller: Caller) {
    const [badge] = await entity.list.items([id], reading(caller));
    if (!badge) throw notFound('badge');
    return badge;
  }

  async function send(id: string, event: WorkflowEvent, sender: { caller: Caller; ifMatch?: number }) {
    await perform(services, entity, id.toLowerCase(), event, sender);
    return { body: await badgeOf(id, sender.caller) };
  }

  return {
    listBadgeKinds: async ({ query: { limit = 1_000, offset = 0 } }) => ({
      body: await listKinds(database, { limit, offset }),
    }),
    listBadgeRecommendations: async ({ query, caller }) => ({ body: await entity.list.page(query, reading(caller)) }),
    assignBadge: async ({ body, caller }) => ({
      body: await badgeOf(await assignBadge(services, entity, body, caller), caller),
    }),
    acceptBadge: (call) => send(call.body.id, { type: 'ACCEPT', ...reasonOf(call.body) }, call),
    rejectBadge: (call) => send(call.body.id, { type: 'REJECT', ...reasonOf(call.body) }, call),
  };
};

function reasonOf({ reason }: { reason?: string }) {
  return reason ? { reason } : {};
}
