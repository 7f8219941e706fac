import { type Entity, workflowOf } from '../../../../machines/workflows.ts';
import type { Feature } from '../../platform/feature.ts';
import { queues, type WaitingState } from './dashboard.queues.ts';

/** What waits for the signed-in person, queue by queue. */
export const dashboardRoutes: Feature = ({ database, clock }) => ({
  getDashboard: async ({ caller }) => {
    const visible = queues.filter((queue) => caller.permissions.has(queue.permission));
    const counted = await Promise.all(
      visible.map(async ({ entity, screen, title, count, elsewhere = [], longest }) => {
        const waiting = inOrder(entity, await count(database, caller));
        const here = waiting.filter(({ state }) => !elsewhere.includes(state));
        const named = (await longest?.(database, caller)) ?? [];
        return {
          entity,
          screen,
          title,
          total: here.reduce((sum, each) => sum + each.count, 0),
          oldestAt: oldest(here),
          states: waiting.map((each) => ({ ...each, oldestAt: each.oldestAt?.toISOString() ?? null })),
          longest: named.map((each) => ({ ...each, since: each.since.toISOString() })),
        };
      }),
    );
    return { body: { at: clock().toISOString(), queues: counted } };
  },
});

/** As the workflow names its states, not as the database finds them. */
function inOrder(entity: Entity, waiting: WaitingState[]): WaitingState[] {
  const order = Object.keys(workflowOf(entity).states);
  return waiting.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

function oldest(waiting: WaitingState[]): string | null {
  const times = waiting.flatMap(({ oldestAt }) => (oldestAt ? [oldestAt.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}
