import { sql } from 'kysely';
import { applyChanges, type Draft } from '../../../../machines/ivr/draft/draft.ts';
import { same } from '../../../../machines/ivr/draft/same.ts';
import type { Change as DraftChange, MenuNode } from '../../../../machines/ivr/menu.ts';
import { failingConditions, forgiving, knowing, nodeFacts } from '../../../../machines/ivr/node/node.facts.ts';
import { type NodeEvent, type NodeFacts, noNodeFacts } from '../../../../machines/ivr/node/node.machine.ts';
import { nodeWorkflow } from '../../../../machines/ivr/node/node.workflow.ts';
import { guardsAgainst } from '../../../../machines/shared/decide.ts';
import type { Subject } from '../../../../machines/shared/workflow.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { recordSteps } from '../../platform/history.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { filterReader } from '../../records/conditions.ts';
import type { Change, LoadedRecord, WorkflowEntity } from '../../records/entity.ts';
import { lastStepOf } from '../../records/last-step.ts';
import { LOOK } from '../../records/list.ts';
import { reasonOf } from '../../records/perform.ts';
import { removalOf } from './draft.plan.ts';
import { type DraftState, draftState, lockedDraft, nextSequence } from './draft.state.ts';
import { announceMenu, type By, storeBoxes, storeNodes } from './draft.store.ts';
import { nodeOf } from './ivr.rows.ts';
import { allowedByTheCall, decidedSteps, historyOf, NODE, type Standing } from './node.steps.ts';

/** Nodes of the draft, for everything that works on any workflow. */
export function menuNodeEntity({ database }: Pick<Services, 'database'>): WorkflowEntity<NodeFacts> {
  const stateFor = (db: Executor) =>
    db.isTransaction ? lockedDraft(database, db as Transaction) : draftState(database);

  return {
    workflow: nodeWorkflow,
    noun: NODE,
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
      const unknown = Object.keys(filter).find((name) => !LOOK.has(name) && name !== 'status' && name !== 'search');
      if (unknown !== undefined) throw invalid(`/filter/${unknown}`, fieldMessage('noSuchFilter', { name: unknown }));
      const { texts, text } = filterReader(filter);
      const states = texts('status');
      for (const [name, is] of [
        ['status', states?.every(isState)],
        ['search', text('search') !== undefined],
      ] as const) {
        if (filter[name] !== undefined && !is) throw invalid(`/filter/${name}`, fieldMessage('wrongType'));
      }
      const search = text('search')
        ?.trim()
        .replaceAll(/[\\%_]/g, '\\$&');
      let query = db
        .selectFrom('menu_nodes')
        .select(['id', 'version'])
        .where('state', 'in', states && states.length > 0 ? states.filter(isState) : ['inactive', 'active']);
      if (search) query = query.where('title', 'ilike', `%${search}%`);
      return await query.orderBy('created_at').orderBy('id').limit(max).execute();
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
  const faults = now && event.type === 'DEACTIVATE' ? failingConditions(nodeFacts(draft, row.uuid)) : undefined;
  const steps = [{ event: event.type as NodeEvent['type'], from: before.state, to: change.state }];
  const done = { sequence, at, by: by(caller) };
  await storeNodes(trx, [{ node, steps, faults, reason: reasonOf(event) }], done);
  if (event.type === 'DELETE') await removeBelow(trx, draft, node, done);
  if (event.type === 'RESTORE') await restoreBelow(trx, draft, node, { ...done, since: row.sequence });
  await announceMenu(trx, 'CHANGE', sequence, by(caller), at);
  return true;
}

const by = ({ id, name }: Caller) => ({ id, name });

interface Done {
  sequence: number;
  at: Date;
  by: By;
}

/** All below a deleted node goes with it, each with a step of its own. */
async function removeBelow(trx: Transaction, draft: Draft, top: MenuNode, done: Done): Promise<void> {
  const removals = removalOf(draft, top.childNodeUuid);
  const nodes = removals.flatMap((removal) =>
    removal.op === 'removeNode' && removal.uuid !== top.childNodeUuid ? (draft.nodes.get(removal.uuid) ?? []) : [],
  );
  const boxes = removals.flatMap((removal) => (removal.op === 'removeBox' ? (draft.boxes.get(removal.id) ?? []) : []));
  // What leads in from outside the whole has been asked about already; what leads in from within goes along.
  const facts = (node: MenuNode) => knowing(nodeFacts(draft, node.childNodeUuid), { pointedAt: false });
  const removed = nodes.map((node) => ({ node, state: node.active === 1 ? 'active' : 'inactive', facts: facts(node) }));
  await follow(trx, removed, ['DELETE'], done);
  await storeBoxes(
    trx,
    boxes.map((box) => ({ box: { ...box, version: box.version + 1 }, deleted: true })),
    done,
  );
}

/** What went with a node comes back with it, and is active again where it still may be. */
async function restoreBelow(
  trx: Transaction,
  draft: Draft,
  top: MenuNode,
  { since, ...done }: Done & { since: number },
): Promise<void> {
  const rows = await trx
    .selectFrom('menu_nodes')
    .selectAll()
    .where('sequence', '=', since)
    .where('state', '=', 'deleted')
    .where('id', '!=', top.id)
    .execute();
  const gone = rows.map((row) => ({ node: nodeOf(row), state: row.state, facts: noNodeFacts }));
  const back = await follow(trx, gone, ['RESTORE'], done);
  const wanted = new Set(rows.filter(({ last_from }) => last_from === 'active').map(({ uuid }) => uuid));
  const put = (node: MenuNode): DraftChange => ({ op: 'putNode', node });
  const asked = applyChanges(draft, [
    put(top),
    ...back.map(({ node }) => put({ ...node, active: wanted.has(node.childNodeUuid) ? 1 : 0 })),
  ]);
  const fit = back
    .filter(({ node }) => wanted.has(node.childNodeUuid))
    .map((each) => ({ ...each, facts: nodeFacts(asked, each.node.childNodeUuid) }))
    .filter((each) => guardsAgainst(nodeWorkflow, each, { type: 'ACTIVATE' }).length === 0);
  await follow(trx, fit, ['ACTIVATE'], done);
  const { at, by, sequence } = done;
  await trx
    .updateTable('welcome_boxes')
    .set((eb) => ({
      deleted: false,
      sequence,
      version: eb('version', '+', 1),
      updated_at: at,
      changed_by_id: by.id,
      changed_by_name: by.name,
    }))
    .where('sequence', '=', since)
    .where('deleted', '=', true)
    .execute();
}

type Following = Pick<Standing, 'facts'> & { node: MenuNode; state: string };

/** Nodes that go along with another one, decided by their machine like it; answers how they stand then. */
async function follow(
  trx: Transaction,
  nodes: readonly Following[],
  events: readonly NodeEvent['type'][],
  done: Done,
): Promise<Following[]> {
  const actor = allowedByTheCall(done.by);
  const moved = nodes.map(({ node, state, facts }) => {
    const steps = decidedSteps({ id: node.id, version: node.version, state, facts }, events, actor);
    return { node: { ...node, version: node.version + steps.length }, steps, facts };
  });
  await storeNodes(trx, moved, done);
  const { at, by } = done;
  await recordSteps(
    trx,
    moved.flatMap(({ node, steps }) => historyOf(node, steps, { at, by })),
  );
  return moved.map(({ node, steps, facts }) => ({ node, facts, state: steps.at(-1)?.to ?? '' }));
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
