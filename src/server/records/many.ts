import type { components } from '../../contract/generated/types.ts';
import { notFound } from '../platform/errors.ts';
import type { Services } from '../platform/feature.ts';
import { type BulkOrder, performBulk } from './bulk.ts';
import type { WorkflowEntity } from './entity.ts';
import { enterRun, findRun, type Run } from './runs.store.ts';

/** As many are decided while the sender waits. */
const A_PAGE = 200;
/** As many are judged within one preview; who wants to know about the others asks for them by what it names. */
const A_PREVIEW = 1000;

type Dependencies = Pick<Services, 'database' | 'clock' | 'newId' | 'jobs'>;

/** One event to many records: what became of each, or beyond a page the run that decides them afterwards. */
export async function sendToMany<F extends object>(
  services: Dependencies,
  entity: WorkflowEntity<F>,
  order: BulkOrder,
) {
  const { ids, dryRun, event } = order;
  if (!dryRun && ids.length > A_PAGE) return { status: 202, body: await begin(services, entity, order) };
  const outcomes = await performBulk(services, entity, { ...order, ids: ids.slice(0, A_PREVIEW) });
  const count = (outcome: string) => outcomes.filter((row) => row.outcome === outcome).length;
  const [accepted, replayed] = [count('accepted'), count('replayed')];
  const refused = outcomes.length - accepted - replayed;
  const rest = ids.slice(A_PREVIEW).map((id) => ({ id, ...(order.versions[id] && { version: order.versions[id] }) }));
  const unjudged = rest.length > 0 && { unjudged: rest };
  return {
    body: { event: event.type, dryRun, total: outcomes.length, accepted, replayed, refused, outcomes, ...unjudged },
  };
}

/** The rest is a job's. */
async function begin<F extends object>(
  { database, newId, clock, jobs }: Dependencies,
  entity: WorkflowEntity<F>,
  { event, ids, versions, caller }: BulkOrder,
) {
  const run = {
    id: newId(),
    entity: entity.workflow.name,
    event: (await entity.prepare?.(database, event, { caller })) ?? event,
    personId: caller.id,
    at: clock(),
  };
  const lines = ids.map((id) => ({ id, version: versions[id] ?? null }));
  await enterRun(database, run, lines);
  jobs.nudge();
  const entered = await findRun(database, run.id);
  if (!entered) throw notFound('such run');
  return runOf(entered);
}

export function runOf(run: Run): components['schemas']['BulkRun'] {
  const { id, entity, total, done, accepted, replayed } = run;
  return {
    id,
    entity,
    event: run.event.type,
    state: run.outcome ?? 'running',
    total,
    done,
    accepted,
    replayed,
    refused: done - accepted - replayed,
    undoOf: run.undo_of,
    createdAt: run.created_at.toISOString(),
    endedAt: run.ended_at?.toISOString() ?? null,
  };
}
