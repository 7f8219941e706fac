import { screens } from '../../../../machines/shared/screens.ts';
import type { Workflow } from '../../../../machines/shared/workflow.ts';
import type { Routes } from '../../manifest.ts';
import type { Chart, ChartRow } from '../../records/charts.ts';
import type { WaitingState } from '../../records/entity.ts';

/** What waits for the signed-in person, queue by queue in the order of the menu. */
/** What is drawn is counted no more often than this, however many look: on a large installation it takes its time. */
const DRAWN_FOR_MS = 60_000;

export const dashboardRoutes: Routes = ({ database, clock, log }, records, charts = []) => {
  const drawn = new Map<string, { at: number; rows: Promise<ChartRow[]> }>();

  function rowsOf({ key, rows }: Chart): Promise<ChartRow[]> {
    const now = clock();
    const known = drawn.get(key);
    if (known && now.getTime() - known.at < DRAWN_FOR_MS) return known.rows;
    const counting = rows(database, now);
    drawn.set(key, { at: now.getTime(), rows: counting });
    counting.catch(() => drawn.delete(key));
    return counting;
  }

  /** One that fails leaves the others standing. */
  async function chartOf(chart: Chart) {
    const { key, screen, series } = chart;
    try {
      return { key, screen, series: [...series], rows: await rowsOf(chart), failed: false };
    } catch (err) {
      log.error({ err, key }, 'a chart of the dashboard could not be drawn');
      return { key, screen, series: [...series], rows: [], failed: true };
    }
  }

  const queues = records.all.flatMap(({ workflow, queues }) => queues.map((queue) => ({ workflow, ...queue })));
  const paths: string[] = screens.map(({ path }) => path);
  queues.sort((one, other) => paths.indexOf(one.screen) - paths.indexOf(other.screen));

  return {
    getDashboard: async ({ caller, query }) => {
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
      const wanted = query.charts === 1 ? charts.filter(({ permission }) => caller.permissions.has(permission)) : [];
      const parts = await Promise.all(wanted.map(chartOf));
      return { body: { at: clock().toISOString(), queues: counted, charts: parts } };
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
