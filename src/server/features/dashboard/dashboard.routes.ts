import { type Entity, workflowOf } from '../../../../machines/workflows.ts';
import type { Feature } from '../../platform/feature.ts';
import { queues, type WaitingState } from './dashboard.queues.ts';

/** What waits for the signed-in person, queue by queue. */
export const dashboardRoutes: Feature = ({ database, clock }) => ({
  getDashboard: async ({ caller }) => {
    const visible = queues.filter((queue) => caller.permissions.has(queue.permission));
    const counted = await Promise.all(
      visible.map(async ({ entity, screen, title, count }) => {
        const waiting = inOrder(entity, await count(database, caller));
        return {
          entity,
          screen,
          title,
          total: waiting.reduce((sum, each) => sum + each.count, 0),
          oldestAt: oldest(waiting),
          states: waiting.map((each) => ({ ...each, oldestAt: each.oldestAt?.toISOString() ?? null })),
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
