import { sql } from 'kysely';
import { applyChanges, type Draft } from '../../../../machines/ivr/draft/draft.ts';
import { same } from '../../../../machines/ivr/draft/same.ts';
import type { Change as DraftChange, MenuNode } from '../../../../machines/ivr/menu.ts';
import { failingConditions, forgiving, nodeFacts } from '../../../../machines/ivr/node/node.facts.ts';
import { type NodeFacts, noNodeFacts } from '../../../../machines/ivr/node/node.machine.ts';
import { nodeWorkflow } from '../../../../machines/ivr/node/node.workflow.ts';
import type { Subject } from '../../../../machines/shared/workflow.ts';
import { conflict } from '../../platform/errors.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { recordSteps } from '../../platform/history.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { filterReader } from '../../records/conditions.ts';
import type { Change, LoadedRecord, WorkflowEntity } from '../../records/entity.ts';
import { lastStepColumns, lastStepOf } from '../../records/last-step.ts';
import { removalOf } from './draft.plan.ts';
import { type DraftState, draftState, lockedDraft, nextSequence } from './draft.state.ts';
import { announceMenu, storeBoxes, storeNodes } from './draft.store.ts';
import { nodeOf } from './ivr.rows.ts';

/** Nodes of the draft, for everything that works on any workflow. */
export function menuNodeEntity({ database }: Pick<Services, 'database'>): WorkflowEntity<NodeFacts> {
  const stateFor = (db: Executor) =>
    db.isTransaction ? lockedDraft(database, db as Transaction) : draftState(database);

  return {
    workflow: nodeWorkflow,
    noun: 'menu node',
    queues: [],
    notices: null,
    resolve: resolveNode,
    async load(db, ids) {
      return await loadNodes(db, await stateFor(db), ids);
    },
    async save(trx, change) {
      const state = await lockedDraft(database, trx);
      return await saveNode(trx, state, change);
    },
    matching: async (db, filter, _caller, max) => {
      const { texts, text } = filterReader(filter);
      const states = texts('status');
      const search = text('search')
        ?.trim()
        .replaceAll(/[\\%_]/g, '\\$&');
      let query = db
        .selectFrom('menu_nodes')
        .select('id')
        .where('state', 'in', states && states.length > 0 ? states.filter(isState) : ['inactive', 'active']);
      if (search) query = query.where('title', 'ilike', `%${search}%`);
      const rows = await query.orderBy('created_at').orderBy('id').limit(max).execute();
      return rows.map(({ id }) => id);
    },
  };
}

function isState(text: string): text is 'inactive' | 'active' | 'deleted' {
  return text === 'inactive' || text === 'active' || text === 'deleted';
}

/** The row behind its id or its uuid. */
export async function resolveNode(db: Executor, reference: string): Promise<string | null> {
  if (!/^[0-9a-f-]{36}$/i.test(reference)) return null;
  const id = reference.toLowerCase();
  const row = await db
    .selectFrom('menu_nodes')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', id), eb('uuid', '=', id)]))
    .orderBy(sql`id = ${id}::uuid`, 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function loadNodes(
  db: Executor,
  state: DraftState,
  ids: readonly string[],
): Promise<Map<string, LoadedRecord<NodeFacts>>> {
  const rows = await db.selectFrom('menu_nodes').selectAll().where(sql<boolean>`id = any(${ids}::uuid[])`).execute();
  return new Map(
    rows.map((row) => {
      const subject: Subject<NodeFacts> = {
        id: row.id,
        state: row.state,
        version: row.version,
        facts: factsOf(state, row.uuid),
        last: lastStepOf(row),
      };
      return [row.id, { subject, label: row.title, since: row.state_since }];
    }),
  );
}

/** As they would be if the node were the way it is meant to be: its key is compared with those of active siblings. */
function factsOf({ draft, forgiven }: DraftState, uuid: string): NodeFacts {
  return draft.nodes.has(uuid) ? forgiving(nodeFacts(draft, uuid), forgiven.get(uuid)) : noNodeFacts;
}

async function saveNode(trx: Transaction, state: DraftState, change: Change<NodeFacts>): Promise<boolean> {
  const { before, event, caller, at } = change;
  const row = await trx.selectFrom('menu_nodes').selectAll().where('id', '=', before.id).executeTakeFirst();
  if (row?.version !== before.version) return false;
  const { draft } = state;
  const now = draft.nodes.get(row.uuid);
  // Within a bulk action the nodes before this one may have changed what it was judged by.
  if (now && event.type === 'ACTIVATE' && !same(factsOf(state, row.uuid), { ...before.facts })) return false;
  const sequence = await nextSequence(trx, at);
  const node = { ...(now ?? nodeOf(row)), active: change.state === 'active' ? 1 : 0, version: change.version } as const;
  if (event.type === 'RESTORE') await refuseHomeless(trx, node);
  const last = { ...lastStepColumns(change), state_since: at };
  const faults = now && event.type === 'DEACTIVATE' ? failingConditions(nodeFacts(draft, row.uuid)) : undefined;
  const stored = { node, state: change.state as 'inactive' | 'active' | 'deleted', last, faults };
  await storeNodes(trx, [stored], { sequence, at });
  if (event.type === 'DELETE') await removeBelow(trx, draft, node, { sequence, change });
  if (event.type === 'RESTORE') await restoreBelow(trx, draft, node, { since: row.sequence, sequence, change });
  await announceMenu(trx, 'CHANGE', sequence, by(caller), at);
  return true;
}

const by = ({ id, name }: Caller) => ({ id, name });

interface Along {
  sequence: number;
  change: Change<NodeFacts>;
}

/** All below a deleted node goes with it, each with a step of its own. */
async function removeBelow(trx: Transaction, draft: Draft, top: MenuNode, { sequence, change }: Along): Promise<void> {
  const { caller, at } = change;
  const removals = removalOf(draft, top.childNodeUuid);
  const nodes = removals.flatMap((removal) =>
    removal.op === 'removeNode' && removal.uuid !== top.childNodeUuid ? (draft.nodes.get(removal.uuid) ?? []) : [],
  );
  const boxes = removals.flatMap((removal) => (removal.op === 'removeBox' ? (draft.boxes.get(removal.id) ?? []) : []));
  await follow(trx, nodes, { event: 'DELETE', to: () => 'deleted', sequence, change });
  await storeBoxes(
    trx,
    boxes.map((box) => ({ box: { ...box, version: box.version + 1 }, deleted: true })),
    { sequence, at, by: by(caller) },
  );
}

/** What went with a node comes back with it, and is active again where it still may be. */
async function restoreBelow(
  trx: Transaction,
  draft: Draft,
  top: MenuNode,
  { since, sequence, change }: Along & { since: number },
): Promise<void> {
  const rows = await trx
    .selectFrom('menu_nodes')
    .selectAll()
    .where('sequence', '=', since)
    .where('state', '=', 'deleted')
    .where('id', '!=', top.id)
    .execute();
  const nodes = rows.map((row) => nodeOf(row));
  await follow(trx, nodes, { event: 'RESTORE', to: () => 'inactive', from: 'deleted', sequence, change });
  const back = nodes.map((node) => ({ ...node, version: node.version + 1 }));
  const wanted = new Set(rows.filter(({ last_from }) => last_from === 'active').map(({ uuid }) => uuid));
  const active = back.map((node) => ({ ...node, active: wanted.has(node.childNodeUuid) ? 1 : 0 }) as const);
  const put = (node: MenuNode): DraftChange => ({ op: 'putNode', node });
  const asked = applyChanges(draft, [put(top), ...active.map(put)]);
  const fit = back.filter(
    ({ childNodeUuid: uuid }) => wanted.has(uuid) && failingConditions(nodeFacts(asked, uuid)).length === 0,
  );
  await follow(trx, fit, { event: 'ACTIVATE', to: () => 'active', from: 'inactive', sequence, change });
  const { caller, at } = change;
  const boxes = await trx.selectFrom('welcome_boxes').select('id').where('sequence', '=', since).execute();
  if (boxes.length > 0) {
    await trx
      .updateTable('welcome_boxes')
      .set((eb) => ({
        deleted: false,
        sequence,
        version: eb('version', '+', 1),
        updated_at: at,
        changed_by_id: caller.id,
        changed_by_name: caller.name,
      }))
      .where('sequence', '=', since)
      .where('deleted', '=', true)
      .execute();
  }
}

async function follow(
  trx: Transaction,
  nodes: readonly MenuNode[],
  step: Along & { event: string; to: () => 'inactive' | 'active' | 'deleted'; from?: string },
): Promise<void> {
  const { event, sequence, change } = step;
  const { caller, at } = change;
  const fromOf = (node: MenuNode) => step.from ?? (node.active === 1 ? 'active' : 'inactive');
  await storeNodes(
    trx,
    nodes.map((node) => ({
      node: { ...node, version: node.version + 1 },
      state: step.to(),
      last: {
        state_since: at,
        last_event: event,
        last_from: fromOf(node),
        last_by_id: caller.id,
        last_by_name: caller.name,
        last_at: at,
        last_reason: null,
      },
    })),
    { sequence, at },
  );
  await recordSteps(
    trx,
    nodes.map((node) => ({
      entity: nodeWorkflow.name,
      id: node.id,
      event,
      from: fromOf(node),
      to: step.to(),
      version: node.version + 1,
      facts: { title: node.title },
      by: by(caller),
      at,
    })),
  );
}

async function refuseHomeless(trx: Transaction, node: MenuNode): Promise<void> {
  if (node.parentNodeUuid === null) return;
  const parent = await trx
    .selectFrom('menu_nodes')
    .select(['title', 'state'])
    .where('uuid', '=', node.parentNodeUuid)
    .executeTakeFirst();
  if (parent && parent.state !== 'deleted') return;
  const words = `Restore “${parent?.title ?? 'its parent'}” first: it belonged there.`;
  throw conflict('parentDeleted', words, { state: 'deleted', allowed: [] });
}
