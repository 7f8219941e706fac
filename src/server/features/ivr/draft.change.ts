import { sql } from 'kysely';
import type { Change, MenuNode, WelcomeBox } from '../../../../machines/ivr/menu.ts';
import type { Actor } from '../../../../machines/shared/workflow.ts';
import { HttpError, invalid, invalidFields } from '../../platform/errors.ts';
import type { Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { recordSteps, type Step } from '../../platform/history.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { faultsOf, type Look } from './draft.check.ts';
import { type ChangePlan, type PlanOptions, planChanges, type Stale, StaleChanges } from './draft.plan.ts';
import { type DraftState, draftState, lockedDraft, newsSince, nextSequence } from './draft.state.ts';
import { announceMenu, type By, storeBoxes, storeNodes } from './draft.store.ts';
import { allowedByTheCall, historyOf } from './node.steps.ts';
import { publishAfterChange } from './publishing.ts';

export interface Changed {
  sequence: number;
  nodes: MenuNode[];
  boxes: WelcomeBox[];
  removedNodes: string[];
  removedBoxes: string[];
  refusals: ChangePlan['refusals'];
}

interface Order extends Omit<PlanOptions, 'actor'>, Look {
  by: By;
  /** Whose permissions decide about each step; left out, the call's own permission stands for all it comes to. */
  actor?: Actor;
}

type Dependencies = Pick<Services, 'database' | 'clock'>;

/**
 * The one way in which the draft changes besides the workflow's own events. `make` says, from the draft as it is, what
 * is to change: all of it is stored or none. Writers wait for each other, so that what one has judged still holds.
 */
export async function changeDraft(
  services: Dependencies,
  make: (state: DraftState, trx: Transaction) => readonly Change[] | Promise<readonly Change[]>,
  order: Order,
): Promise<Changed> {
  const { database, clock } = services;
  const changed = await transaction(database, async (trx) => {
    const state = await lockedDraft(database, trx);
    if (order.seen !== undefined && order.seen > state.sequence) {
      throw invalid('/sequence', fieldMessage('sequenceAhead'));
    }
    const changes = await make(state, trx);
    const plan = await planned(trx, state, changes, order);
    const stored = await store(trx, state, plan, order.by, clock());
    return order.seen === undefined ? stored : { ...stored, ...(await newsSince(trx, order.seen)) };
  });
  await afterChange(services, order.by);
  return changed;
}

/** Keeps the draft ready for the next reader, and publishes by itself where that is set. */
export async function afterChange(services: Dependencies, by: By): Promise<void> {
  await draftState(services.database);
  await publishAfterChange(services, by);
}

async function planned(
  trx: Transaction,
  state: DraftState,
  changes: readonly Change[],
  order: Order,
): Promise<ChangePlan> {
  try {
    const plan = planChanges(state, changes, { ...order, actor: order.actor ?? allowedByTheCall(order.by) });
    const faults = await faultsOf(trx, state, changes, order);
    if (faults.length > 0) throw invalidFields(faults);
    await refuseTakenIds(trx, state, changes, order);
    return plan;
  } catch (error) {
    if (error instanceof StaleChanges) throw await staleRefusal(trx, error.stale);
    throw error;
  }
}

/** A new node's row may not have the id of another row. */
async function refuseTakenIds(
  trx: Transaction,
  { draft, removedNodes }: DraftState,
  changes: readonly Change[],
  { pointerOf }: Order,
): Promise<void> {
  const fresh = changes.flatMap((change, index) =>
    change.op === 'putNode' &&
    !draft.nodes.has(change.node.childNodeUuid) &&
    !removedNodes.has(change.node.childNodeUuid)
      ? [{ id: change.node.id, uuid: change.node.childNodeUuid, index }]
      : [],
  );
  if (fresh.length === 0) return;
  const byId = new Map(fresh.map(({ id, uuid }) => [id, uuid]));
  const taken = await trx
    .selectFrom('menu_nodes')
    .select('id')
    .where(sql<boolean>`id = any(${fresh.map(({ id }) => id)}::uuid[])`)
    .execute();
  const ids = new Set(taken.map(({ id }) => id));
  const found = fresh.find(({ id, uuid }) => ids.has(id) || byId.get(id) !== uuid);
  if (found) throw invalid(`${pointerOf(found.index)}/id`, fieldMessage('idTaken'));
}

async function store(trx: Transaction, state: DraftState, plan: ChangePlan, by: By, at: Date): Promise<Changed> {
  const { nodes, boxes, refusals } = plan;
  const unchanged = nodes.length === 0 && boxes.length === 0;
  const sequence = unchanged ? state.sequence : await nextSequence(trx, at);
  if (!unchanged) {
    const done = { by, at };
    await storeNodes(trx, nodes, { sequence, ...done });
    await storeBoxes(trx, boxes.flatMap(storedBox), { sequence, ...done });
    await recordSteps(trx, [
      ...nodes.flatMap(({ node, steps }) => historyOf(node, steps, done)),
      ...boxes.flatMap((box) => boxStep(box, by, at)),
    ]);
    await announceMenu(trx, 'CHANGE', sequence, by, at);
  }
  return {
    sequence,
    nodes: nodes.flatMap(({ node, isRemoved }) => (isRemoved ? [] : [node])),
    boxes: boxes.flatMap(({ after }) => after ?? []),
    removedNodes: nodes.flatMap(({ uuid, isRemoved }) => (isRemoved ? [uuid] : [])),
    removedBoxes: boxes.flatMap(({ after, id }) => (after ? [] : [id])),
    refusals,
  };
}

function storedBox({ before, after, version }: ChangePlan['boxes'][number]) {
  const box = after ?? (before && { ...before, version });
  return box ? [{ box, deleted: after === null }] : [];
}

function boxStep({ before, after, id, version }: ChangePlan['boxes'][number], by: By, at: Date): Step[] {
  const box = after ?? before;
  if (!box) return [];
  const state = (one: WelcomeBox | null) => (one === null ? null : one.active === 1 ? 'active' : 'inactive');
  return [
    {
      entity: 'welcomeBox',
      id,
      event: after ? (before ? 'EDIT' : 'CREATE') : 'DELETE',
      from: state(before),
      to: state(after) ?? 'deleted',
      version,
      facts: { title: box.title },
      by,
      at,
    },
  ];
}

/** Each conflict with both sides, and who was faster: the sender decides what becomes of it. */
async function staleRefusal(trx: Transaction, stale: readonly Stale[]): Promise<HttpError> {
  const some = stale.slice(0, 200);
  const uuids = some.map(({ uuid }) => uuid);
  const nodes = await trx
    .selectFrom('menu_nodes')
    .select(['uuid', 'state', 'last_by_id', 'last_by_name', 'last_at'])
    .where(sql<boolean>`uuid = any(${uuids}::uuid[])`)
    .execute();
  const boxes = await trx
    .selectFrom('welcome_boxes')
    .select(['id', 'changed_by_id', 'changed_by_name', 'updated_at'])
    .where(sql<boolean>`id = any(${uuids}::uuid[])`)
    .execute();
  const who = new Map([
    ...nodes.map((row) => [row.uuid, { by: { id: row.last_by_id, name: row.last_by_name }, at: row.last_at }] as const),
    ...boxes.map(
      (row) => [row.id, { by: { id: row.changed_by_id, name: row.changed_by_name }, at: row.updated_at }] as const,
    ),
  ]);
  const conflicts = some.map(({ uuid, kind, yours, theirs }) => {
    const last = who.get(uuid);
    return { uuid, kind, yours, theirs, by: last?.by ?? null, at: last?.at.toISOString() ?? null };
  });
  const [first] = conflicts;
  const title = first?.theirs?.title ?? first?.yours?.title ?? '';
  const name = first?.by?.name ?? 'Somebody else';
  return new HttpError({
    status: 409,
    code: 'stale',
    detail: `${name} was faster: “${title}” has changed since it was read.`,
    extra: { conflicts },
  });
}
