import { screens } from '../../../../machines/shared/screens.ts';
import type { Workflow } from '../../../../machines/shared/workflow.ts';
import type { Routes, Shown } from '../../manifest.ts';
import type { Chart } from '../../records/charts.ts';
import type { WaitingState } from '../../records/entity.ts';
import type { UnderWay } from '../../records/under-way.ts';
import type { Warnings } from '../../records/warnings.ts';

/** What is drawn is counted no more often than this, however many look: on a large installation it takes its time. */
const DRAWN_FOR_MS = 60_000;
const NOTHING: Shown = { charts: [], warnings: [], underWay: [] };

type AnyPart = Chart | Warnings | UnderWay;

/** What waits for the signed-in person, queue by queue in the order of the menu. */
export const dashboardRoutes: Routes = (
  { database, clock, log },
  records,
  { charts, warnings, underWay } = NOTHING,
) => {
  const drawn = new Map<object, { at: number; rows: Promise<unknown[]> }>();

  function rowsOf<Part extends AnyPart>(part: Part): ReturnType<Part['rows']> {
    const now = clock();
    const known = drawn.get(part);
    if (known && now.getTime() - known.at < DRAWN_FOR_MS) return known.rows as ReturnType<Part['rows']>;
    const counting = part.rows(database, now);
    drawn.set(part, { at: now.getTime(), rows: counting });
    counting.catch(() => drawn.delete(part));
    return counting as ReturnType<Part['rows']>;
  }

  /** One that fails leaves the others standing. */
  async function partOf<Part extends AnyPart>(part: Part) {
    try {
      return { screen: part.screen, rows: await rowsOf(part), failed: false };
    } catch (err) {
      log.error({ err, screen: part.screen }, 'a part of the dashboard could not be drawn');
      return { screen: part.screen, rows: [], failed: true };
    }
  }

  async function chartOf(chart: Chart) {
    return { key: chart.key, series: [...chart.series], ...(await partOf(chart)) };
  }

  const queues = records.all.flatMap(({ workflow, queues }) => queues.map((queue) => ({ workflow, ...queue })));
  const paths: string[] = screens.map(({ path }) => path);
  queues.sort((one, other) => paths.indexOf(one.screen) - paths.indexOf(other.screen));

  return {
    getDashboard: async ({ caller, query }) => {
      const visible = queues.filter((queue) => caller.permissions.has(queue.permission));
      const counted = await Promise.all(
        visible.map(async ({ workflow, screen, title, elsewhere, target, count, overdue, aged, atIt, longest }) => {
          const waiting = inOrder(workflow, await count(database, caller));
          const away = new Set(elsewhere);
          const here = waiting.filter(({ state }) => !away.has(state));
          const apart = waiting.filter(({ state }) => away.has(state));
          const now = clock();
          const late = await overdue(database, caller, now);
          const ages = await aged(database, caller, now);
          const people = await atIt(database, caller, now);
          const named = await longest(database, caller);
          return {
            entity: workflow.name,
            screen,
            title,
            total: here.reduce((sum, each) => sum + each.count, 0),
            overdue: late,
            target,
            aged: ages,
            atIt: people,
            oldestAt: oldest(here),
            states: [...here, ...apart].map((each) => ({
              ...each,
              oldestAt: each.oldestAt?.toISOString() ?? null,
              elsewhere: away.has(each.state),
            })),
            longest: named.map((each) => ({ ...each, since: each.since.toISOString() })),
          };
        }),
      );
      const isShown = ({ permission }: AnyPart) => query.charts === 1 && caller.permissions.has(permission);
      const [drawnCharts, toldWarnings, begun] = await Promise.all([
        Promise.all(charts.filter(isShown).map(chartOf)),
        Promise.all(warnings.filter(isShown).map(partOf)),
        Promise.all(underWay.filter(isShown).map(async (part) => ({ entity: part.entity, ...(await partOf(part)) }))),
      ]);
      const shown = { charts: drawnCharts, warnings: toldWarnings, underWay: begun };
      return { body: { at: clock().toISOString(), queues: counted, ...shown } };
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
