import { millisecondsInHour } from 'date-fns/constants';
import { screens } from '../../../../machines/shared/screens.ts';
import type { Workflow } from '../../../../machines/shared/workflow.ts';
import type { Routes, Shown } from '../../manifest.ts';
import type { Caller } from '../../platform/feature.ts';
import type { Chart } from '../../records/charts.ts';
import { startOfDay } from '../../records/conditions.ts';
import type { Drafts } from '../../records/drafts.ts';
import type { Passages, Queue, WaitingState, WorkflowEntity } from '../../records/entity.ts';
import { passagesOf } from '../../records/passages.ts';
import type { UnderWay } from '../../records/under-way.ts';
import type { Warnings } from '../../records/warnings.ts';

/** What is drawn is counted no more often than this, however many look: on a large installation it takes its time. */
const DRAWN_FOR_MS = 60_000;
const NOTHING: Shown = { charts: [], warnings: [], underWay: [], drafts: [] };

type AnyPart = Chart | Warnings | UnderWay;

/** What waits for the signed-in person, queue by queue in the order of the menu. */
export const dashboardRoutes: Routes = (
  { database, clock, log, settings },
  records,
  { charts, warnings, underWay, drafts } = NOTHING,
) => {
  const drawn = new Map<object, { at: number; rows: Promise<unknown[]> }>();

  function rowsOf<Part extends AnyPart>(part: Part): ReturnType<Part['rows']> {
    const now = clock();
    const known = drawn.get(part);
    if (known && now.getTime() - known.at < DRAWN_FOR_MS) return known.rows as ReturnType<Part['rows']>;
    const counting = part.rows(database, now, settings);
    drawn.set(part, { at: now.getTime(), rows: counting });
    counting.catch(() => drawn.delete(part));
    return counting as ReturnType<Part['rows']>;
  }

  /** One that fails leaves the others standing. */
  async function standingAlone<Row>(screen: string, rows: () => Promise<Row[]>) {
    try {
      return { screen, rows: await rows(), failed: false };
    } catch (err) {
      log.error({ err, screen }, 'a part of the dashboard could not be drawn');
      return { screen, rows: [], failed: true };
    }
  }

  /** The same for everybody. */
  const partOf = <Part extends AnyPart>(part: Part) =>
    standingAlone<Awaited<ReturnType<Part['rows']>>[number]>(part.screen, () => rowsOf(part));

  async function chartOf(chart: Chart) {
    return { key: chart.key, series: [...chart.series], ...(await partOf(chart)) };
  }

  async function warningsOf(part: Warnings) {
    return { hasSource: part.hasSource(settings), ...(await partOf(part)) };
  }

  /** What came today in Pakistan to these queues and was decided, by screen; none where it cannot be counted now. */
  async function passedToday(of: readonly Queue[], caller: Caller): Promise<ReadonlyMap<string, Passages>> {
    if (of.length === 0) return new Map();
    try {
      const { rows } = await passagesOf(of, caller, startOfDay(clock())).execute(database);
      return new Map(rows.map(({ screen, arrived, decided }) => [screen, { arrived, decided }]));
    } catch (err) {
      log.error({ err }, 'what passed the queues today could not be counted');
      return new Map();
    }
  }

  async function standingOf({ workflow, standing }: WorkflowEntity<object>, caller: Caller) {
    if (!standing) return [];
    const order = Object.keys(workflow.states);
    const rows = async () => {
      const counts = new Map(Object.entries(await standing.counts(database, caller)));
      return order.flatMap((state) => (counts.has(state) ? [{ state, count: counts.get(state) ?? 0 }] : []));
    };
    return [{ entity: workflow.name, ...(await standingAlone(standing.screen, rows)) }];
  }

  async function draftsIn(part: Drafts, caller: Caller) {
    const { entity } = part;
    return { entity, ...(await standingAlone(part.screen, () => part.rows(database, caller))) };
  }

  const queues = records.all.flatMap(({ workflow, queues }) => queues.map((queue) => ({ workflow, ...queue })));
  const paths: string[] = screens.map(({ path }) => path);
  queues.sort((one, other) => paths.indexOf(one.screen) - paths.indexOf(other.screen));

  return {
    getDashboard: async ({ caller, query }) => {
      const visible = queues.filter((queue) => caller.permissions.has(queue.permission));
      const passed = query.charts === 1 ? await passedToday(visible, caller) : new Map<string, Passages>();
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
          const oldestAt = oldest(here);
          return {
            entity: workflow.name,
            screen,
            title,
            total: here.reduce((sum, each) => sum + each.count, 0),
            overdue: late?.count ?? null,
            used: rounded(late ? late.used : shareOf(target, oldestAt, now)),
            today: passed.get(screen) ?? null,
            target,
            aged: ages,
            atIt: people,
            oldestAt,
            states: [...here, ...apart].map((each) => ({
              ...each,
              oldestAt: each.oldestAt?.toISOString() ?? null,
              elsewhere: away.has(each.state),
            })),
            longest: named.map((each) => ({ ...each, since: each.since.toISOString() })),
          };
        }),
      );
      const isShown = ({ permission }: Pick<AnyPart, 'permission'>) =>
        query.charts === 1 && caller.permissions.has(permission);
      const standing = records.all.filter(({ workflow }) => isShown({ permission: workflow.readPermission }));
      const [drawnCharts, toldWarnings, begun, byState, begunByOwn] = await Promise.all([
        Promise.all(charts.filter(isShown).map(chartOf)),
        Promise.all(warnings.filter(isShown).map(warningsOf)),
        Promise.all(underWay.filter(isShown).map(async (part) => ({ entity: part.entity, ...(await partOf(part)) }))),
        Promise.all(standing.map((records) => standingOf(records, caller))),
        Promise.all(drafts.filter(isShown).map((part) => draftsIn(part, caller))),
      ]);
      const shown = {
        charts: drawnCharts,
        standings: byState.flat(),
        warnings: toldWarnings,
        underWay: begun,
        drafts: begunByOwn,
      };
      return { body: { at: clock().toISOString(), queues: counted, ...shown } };
    },
  };
};

/** As the workflow names its states, not as the database finds them. */
function inOrder({ states }: Workflow<object>, waiting: WaitingState[]): WaitingState[] {
  const order = Object.keys(states);
  return waiting.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

/** How many times the time for the next step has gone for whatever has waited longest. */
function shareOf(target: number | null, oldestAt: string | null, now: Date): number | null {
  if (target === null || oldestAt === null) return null;
  return (now.getTime() - Date.parse(oldestAt)) / (target * millisecondsInHour);
}

const rounded = (share: number | null) => share && Math.max(0, Math.round(share * 1000) / 1000);

function oldest(waiting: WaitingState[]): string | null {
  const times = waiting.flatMap(({ oldestAt }) => (oldestAt ? [oldestAt.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}
