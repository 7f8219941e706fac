import { applyChanges, type Draft, emptyDraft } from '../../../../machines/ivr/draft/draft.ts';
import type { Change } from '../../../../machines/ivr/menu.ts';
import type { ActiveCondition } from '../../../../machines/ivr/node/node.facts.ts';
import type { Database } from '../../platform/database.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { boxOf, nodeOf } from './ivr.rows.ts';

/** The draft as of one sequence. A removed node or box is remembered with the version it was removed at. */
export interface DraftState {
  sequence: number;
  live: number | null;
  draft: Draft;
  removedNodes: ReadonlyMap<string, RemovedNode>;
  removedBoxes: ReadonlyMap<string, Removed>;
  /** With which faults a node was active that was deactivated: with those it may be active again. */
  forgiven: ReadonlyMap<string, readonly ActiveCondition[]>;
}

export interface Removed {
  /** The row. */
  id: string;
  version: number;
  byId: string | null;
  /** Of the draft, when it was removed. */
  sequence: number;
}

interface RemovedNode extends Removed {
  wasActive: boolean;
}

const nothing: DraftState = {
  sequence: -1,
  live: null,
  draft: emptyDraft,
  removedNodes: new Map(),
  removedBoxes: new Map(),
  forgiven: new Map(),
};

const kept = new WeakMap<Database, DraftState>();

/**
 * The draft as the database has it now. What was read once is kept, so that only later changes are read: a menu of
 * thousands of nodes costs one row. Kept is only what is committed, which a transaction cannot know of its own.
 */
export async function draftState(database: Database, db: Executor = database): Promise<DraftState> {
  const known = kept.get(database) ?? nothing;
  const { sequence, live } = await db.selectFrom('menu_draft').select(['sequence', 'live']).executeTakeFirstOrThrow();
  const state = known.sequence === sequence ? { ...known, live } : await later(db, known, sequence, live);
  if (!db.isTransaction && state.sequence >= (kept.get(database)?.sequence ?? 0)) kept.set(database, state);
  return state;
}

/** The draft for whoever is about to change it; everybody else who wants to waits until this transaction ends. */
export async function lockedDraft(database: Database, trx: Transaction): Promise<DraftState> {
  await trx.selectFrom('menu_draft').select('one').forUpdate().executeTakeFirstOrThrow();
  return await draftState(database, trx);
}

/** Takes the next sequence of the draft. */
export async function nextSequence(trx: Transaction, at: Date): Promise<number> {
  const { sequence } = await trx
    .updateTable('menu_draft')
    .set((eb) => ({ sequence: eb('sequence', '+', 1), changed_at: at }))
    .returning('sequence')
    .executeTakeFirstOrThrow();
  return sequence;
}

async function later(db: Executor, known: DraftState, min: number, live: number | null): Promise<DraftState> {
  // A database that was emptied and filled anew counts from the beginning.
  const from = known.sequence > min ? nothing : known;
  const { nodes, boxes } = await rowsSince(db, from.sequence);
  const changes: Change[] = [];
  const removedNodes = new Map(from.removedNodes);
  const removedBoxes = new Map(from.removedBoxes);
  const forgiven = new Map(from.forgiven);
  for (const row of nodes) {
    if (row.faults_when_active?.length) forgiven.set(row.uuid, row.faults_when_active);
    else forgiven.delete(row.uuid);
    if (row.state === 'deleted') {
      changes.push({ op: 'removeNode', uuid: row.uuid });
      removedNodes.set(row.uuid, {
        id: row.id,
        version: row.version,
        byId: row.last_by_id,
        sequence: row.sequence,
        wasActive: row.last_from === 'active',
      });
    } else {
      changes.push({ op: 'putNode', node: nodeOf(row) });
      removedNodes.delete(row.uuid);
    }
  }
  for (const row of boxes) {
    if (row.deleted) {
      changes.push({ op: 'removeBox', id: row.id });
      removedBoxes.set(row.id, { id: row.id, version: row.version, byId: row.changed_by_id, sequence: row.sequence });
    } else {
      changes.push({ op: 'putBox', box: boxOf(row) });
      removedBoxes.delete(row.id);
    }
  }
  // Rows may be newer than `least`; they are then read once more, which changes nothing.
  return { sequence: min, live, draft: applyChanges(from.draft, changes), removedNodes, removedBoxes, forgiven };
}

/** What has changed after a sequence, for whoever has the draft as of then. */
export async function newsSince(db: Executor, sequence: number) {
  const { nodes, boxes } = await rowsSince(db, sequence);
  return {
    nodes: nodes.filter(({ state }) => state !== 'deleted').map(nodeOf),
    boxes: boxes.filter(({ deleted }) => !deleted).map(boxOf),
    removedNodes: nodes.filter(({ state }) => state === 'deleted').map(({ uuid }) => uuid),
    removedBoxes: boxes.filter(({ deleted }) => deleted).map(({ id }) => id),
  };
}

/** The rows that changed after a sequence, removed ones among them. */
async function rowsSince(db: Executor, sequence: number) {
  const nodes = await db.selectFrom('menu_nodes').selectAll().where('sequence', '>', sequence).execute();
  const boxes = await db.selectFrom('welcome_boxes').selectAll().where('sequence', '>', sequence).execute();
  return { nodes, boxes };
}
