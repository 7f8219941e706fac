import { sql } from 'kysely';
import type { FarmerFacts } from '../../../../machines/farmers/farmer.machine.ts';
import { farmerWorkflow } from '../../../../machines/farmers/farmer.workflow.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import type { Services } from '../../platform/feature.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { saveState } from '../../records/define.ts';
import type { Change, LoadedRecord, WorkflowEntity } from '../../records/entity.ts';
import { reasonOf } from '../../records/perform.ts';
import { traceOf } from '../../records/traces.ts';
import { enterMessage } from '../messages/messages.store.ts';
import { tellOutcome, textsOf } from '../moderation/outcome.ts';
import { conductWords } from '../moderation/outcome.words.ts';
import { applyEdit, isFarmerEdit } from './farmer.edit.ts';
import { matchingFarmers } from './farmers.queries.ts';
import { giveBack, holdBoth, lookedUp, takeIn } from './merge/merge.save.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Profiles of farmers: who looks after them enters and corrects them and sets their status, decisions on other records
 * move them, and what a moderator does about their conduct.
 */
export function farmerEntity({ newId, clock }: Pick<Services, 'newId' | 'clock'>): WorkflowEntity<FarmerFacts> {
  const entity: WorkflowEntity<FarmerFacts> = {
    workflow: farmerWorkflow,
    noun: 'farmer',
    queues: [],
    notices: null,
    resolve: async (_db, reference) => (/^[0-9a-f-]{36}$/i.test(reference) ? reference.toLowerCase() : null),
    listedBy: 'listFarmers',
    matching: (db, filter, _caller, limit) => matchingFarmers(db, filter, limit),

    async load(db, ids) {
      const rows = await db
        .selectFrom('farmers as f')
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('history as h')
              .select(['h.event', 'h.from_state', 'h.to_state', 'h.reason', 'h.by_id', 'h.by_name', 'h.at'])
              .where('h.entity', '=', 'farmer')
              .where(sql<boolean>`h.record_id = f.id::text`)
              .orderBy('h.id', 'desc')
              .limit(1)
              .as('last'),
          (join) => join.onTrue(),
        )
        .leftJoin('farmers as o', 'o.id', 'f.merged_into')
        .select(['f.id', 'f.name', 'f.country_code', 'f.msisdn', 'f.state', 'f.suspended_until', 'f.version'])
        .select(['f.merged_from', 'o.state as into_state'])
        .select([
          'last.event',
          'last.from_state',
          'last.to_state',
          'last.reason',
          'last.by_id',
          'last.by_name',
          'last.at',
        ])
        .select(
          sql<Date>`coalesce(
          (select max(h.at) from history as h where h.entity = 'farmer' and h.record_id = f.id::text
            and h.from_state is distinct from h.to_state),
          f.created_at)`.as('since'),
        )
        .where(sql<boolean>`f.id = any(${ids}::uuid[])`)
        .execute();
      return new Map(rows.map((row) => [row.id, recordOf(row)]));
    },

    async prepare(db, event, { id }) {
      switch (event.type) {
        case 'BULK_STATUS':
          return { ...event, ...(await reasonIn(db, event)) };
        case 'SUSPEND': {
          const { days } = event;
          if (typeof days !== 'number') return event;
          return { ...event, until: new Date(clock().getTime() + days * DAY_MS).toISOString() };
        }
        // Whoever sends it, its time has come by the clock of the service.
        case 'END_SUSPENSION':
          return { ...event, at: clock().toISOString() };
        case 'MERGE':
          return id === undefined ? event : await lookedUp(db, event, id);
        default:
          return event;
      }
    },

    remember({ event, facts }) {
      if (event.type === 'SUSPEND') return { days: event['days'], until: facts.until };
      if (event.type === 'BULK_STATUS') {
        return { status: event['status'], ...(event['reasonTitle'] ? { reasonTitle: event['reasonTitle'] } : {}) };
      }
      if (event.type === 'EDIT' && isFarmerEdit(event.edit)) {
        const { edit, tookIn, gaveBack } = event;
        return { changes: edit.changes, ...(tookIn ? { tookIn } : {}), ...(gaveBack ? { gaveBack } : {}) };
      }
      return mergeKept(event);
    },

    async save(trx, change) {
      const { event, at, caller, before, facts } = change;
      const { until } = facts;
      const merge = await mergeColumns(trx, change);
      const back = event.type === 'UNMERGE' ? await giveBack(trx, entity, change) : {};
      if (back === null) return false;
      const edited = event.type === 'EDIT' ? await applyEdit(trx, before.id, event, caller) : {};
      const reason = setsStatus(event.type) ? { status_reason_id: reasonIdOf(event) } : {};
      const end = { suspended_until: until === null ? null : new Date(until), updated_at: at };
      if (!(await saveState(trx, 'farmers', change, { ...edited, ...reason, ...end, ...merge, ...back }))) return false;
      if (event.type === 'MERGE') await takeIn({ newId }, trx, entity, change);
      await tell(trx, newId, change);
      return true;
    },
  };
  return entity;
}

interface Row {
  id: string;
  name: string;
  country_code: string;
  msisdn: string;
  state: string;
  suspended_until: Date | null;
  merged_from: FarmerFacts['mergedFrom'];
  into_state: string | null;
  version: number;
  event: string | null;
  from_state: string | null;
  to_state: string | null;
  reason: string | null;
  by_id: string | null;
  by_name: string | null;
  at: Date | null;
  since: Date;
}

function recordOf(row: Row): LoadedRecord<FarmerFacts> {
  const { id, name, state, version, event, from_state, to_state, reason, by_id, by_name, at, since } = row;
  const facts = {
    until: row.suspended_until?.toISOString() ?? null,
    mergedFrom: row.merged_from,
    intoState: row.into_state,
  };
  // Who came before the history began has none.
  const isKnown = event !== null && to_state !== null && by_name !== null && at !== null;
  const last = isKnown ? { last: traceOf({ event, from_state, to_state, reason, by_id, by_name, at }) } : {};
  return { subject: { id, state, version, facts, ...last }, label: `+${row.country_code}${row.msisdn}`, name, since };
}

const LEAVES_REASON: ReadonlySet<string> = new Set(['WARN', 'EDIT', 'MERGE', 'UNMERGE']);
const setsStatus = (event: string) => !LEAVES_REASON.has(event);

/** Both records are held before the first of them is written. */
async function mergeColumns(trx: Transaction, { event, before, facts }: Change<FarmerFacts>) {
  if (event.type === 'MERGE') {
    const into = String(event['into']);
    await holdBoth(trx, before.id, into);
    return { merged_into: into, merged_from: facts.mergedFrom };
  }
  if (event.type !== 'UNMERGE') return {};
  return { merged_into: null, merged_from: null };
}

/** What the history keeps of a merge: what its conditions read, and what it did. */
function mergeKept({ type, into, intoState, isItself, sharesLoan, moved, taken, left }: WorkflowEvent) {
  if (type === 'MERGE') return { into, intoState, isItself, sharesLoan, moved, taken };
  return type === 'UNMERGE' ? { into, left } : null;
}

function reasonIdOf(event: WorkflowEvent): string | null {
  return typeof event['reasonId'] === 'string' && event['reasonTitle'] ? event['reasonId'] : null;
}

/** Whether the reason is one of the status; a status without reasons takes none. */
async function reasonIn(db: Executor, { status, reasonId }: WorkflowEvent) {
  if (typeof status !== 'string') return {};
  const reasons = await db
    .selectFrom('reference_items')
    .select(['id', 'name'])
    .where('list', '=', 'profile-status-reason')
    .where('active', '=', true)
    .where(sql<boolean>`attributes ->> 'status' = ${status}`)
    .execute();
  const given = typeof reasonId === 'string' ? reasonId.toLowerCase() : undefined;
  const chosen = reasons.find(({ id }) => id === given);
  const isNone = given === undefined && reasons.length === 0;
  return { reasonFits: isNone || chosen !== undefined, ...(chosen && { reasonTitle: chosen.name }) };
}

async function tell(trx: Transaction, newId: () => string, { before, facts, event, at }: Change<FarmerFacts>) {
  const until = facts.until === null ? null : new Date(facts.until);
  const words = conductWords(event.type, until);
  if (!words) return;
  if (event.type !== 'WARN') {
    const told = { personId: before.id, addressee: 'author', words, takesBack: event.type === 'LIFT' } as const;
    return await tellOutcome({ newId }, trx, { entity: 'farmer', recordId: before.id, event, at }, told);
  }
  // Each warning is news of its own, which no later step withdraws.
  const id = newId();
  const texts = await textsOf(trx, words, reasonOf(event));
  await enterMessage(trx, {
    id,
    personId: before.id,
    addressee: 'author',
    entity: 'warning',
    recordId: id,
    event: event.type,
    texts,
    at,
  });
}
