import { screens } from '../../../../machines/shared/screens.ts';
import type { Workflow } from '../../../../machines/shared/workflow.ts';
import type { Routes } from '../../manifest.ts';
import type { WaitingState } from '../../records/entity.ts';

/** What waits for the signed-in person, queue by queue in the order of the menu. */
export const dashboardRoutes: Routes = ({ database, clock }, records) => {
  const queues = records.all.flatMap(({ workflow, queues }) => queues.map((queue) => ({ workflow, ...queue })));
  const paths: string[] = screens.map(({ path }) => path);
  queues.sort((one, other) => paths.indexOf(one.screen) - paths.indexOf(other.screen));

  return {
    getDashboard: async ({ caller }) => {
      const visible = queues.filter((queue) => caller.permissions.has(queue.permission));
      const counted = await Promise.all(
        visible.map(async ({ workflow, screen, title, elsewhere, count, longest }) => {
          const waiting = inOrder(workflow, await count(database, caller));
          const here = waiting.filter(({ state }) => !elsewhere.includes(state));
          const named = await longest(database, caller);
          return {
            entity: workflow.name,
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
  };
};

/** As the workflow names its states, not as the database finds them. */
function inOrder({ states }: Workflow<object>, waiting: WaitingState[]): WaitingState[] {
  const order = Object.keys(states);
  return waiting.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

function oldest(waiting: WaitingState[]): string | null {
  const times = waiting.flatMap(({ oldestAt }) => (oldestAt ? [oldestAt.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}
