import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { decide } from '../../../machines/shared/decide.ts';
import { initialState, statesOf } from '../../../machines/shared/states.ts';
import type { Actor, Decision, Subject, Workflow, WorkflowEvent } from '../../../machines/shared/workflow.ts';
import type { Caller, Services } from '../platform/feature.ts';
import { recordStep, recordTogether, type Step } from '../platform/history.ts';
import { doneBy } from '../platform/service.ts';
import type { Executor, Transaction } from '../platform/transaction.ts';
import type { Tallied } from './counts.ts';
import { deniedError } from './denial.ts';
import type { Change, LoadedRecord, Notices, WorkflowEntity } from './entity.ts';
import { ESCALATE, keepEscalation, withColleague } from './escalations.ts';
import { insertTogether } from './insert-together.ts';
import { firstStepColumns, lastStepColumns, lastStepOf } from './last-step.ts';
import { type ListDescription, type ListOwner, type ListRow, type RecordList, recordList } from './list.ts';
import type { RecordColumns } from './records.tables.ts';
import { keepSecondLook } from './second-looks.ts';
import { heldSince } from './taken-back.ts';
import { tallies } from './tallies.ts';
import { queueOf, type Waiting } from './waiting.ts';

type Label = Pick<LoadedRecord<object>, 'label' | 'name' | 'nameUr' | 'amount' | 'text' | 'price' | 'risk'>;

/** One type of record, told once: all that works on records of any type follows from it. The table is `r` in every statement. */
export interface EntityDescription<
  F extends object,
  LoadDB,
  LoadTB extends keyof LoadDB,
  Loaded extends RecordColumns,
  DB,
  TB extends keyof DB,
  Row extends ListRow,
  Item,
> {
  workflow: Workflow<F>;
  /** As in "There is no invoice here". */
  noun: string;
  table: string;
  /** People call a record by its column `number`, written behind this. */
  prefix?: string;
  /** Which records a person sees: those with this value; null: all of them. */
  scope?: { column: string; of(caller: Caller): string | null };

  /** What a decision needs of the records. */
  load(db: Executor): SelectQueryBuilder<LoadDB, LoadTB, Loaded>;
  facts(row: Loaded): F;
  /** The facts of a record that does not exist yet. */
  noFacts: F;
  label(row: Loaded): Label;

  list: ListDescription<DB, TB, Row, Item>;
  /** How `keep_tallies` was told to count the table; left out where it was not. */
  tallied?: Omit<Tallied, 'scope'>;
  /** What waits for somebody, queue by queue. */
  waiting: readonly Waiting[];
  notices: Omit<Notices, 'table'> | null;
  /** The page to which a drawing of how many are in each state leads; nothing is drawn without it. */
  drawnOn?: string;

  prepare?: WorkflowEntity<F>['prepare'];
  lock?: WorkflowEntity<F>['lock'];
  remember?: WorkflowEntity<F>['remember'];
  /** What a step writes beside the state. */
  columns?(change: Change<F>): object;
  /** The step before stays the one that a refusal names: this one moved nothing. */
  keepsLastStep?(change: Change<F>): boolean;
  beforeSave?(trx: Transaction, change: Change<F>): Promise<void>;
  /** What else a step does, in its transaction. */
  afterSave?(trx: Transaction, change: Change<F>): Promise<void>;
}

/** A new record. */
export interface Birth {
  id: string;
  event: WorkflowEvent;
  actor: Actor;
  /** In whose name, where it is not the actor's. */
  by?: { id: string | null; name: string };
  at: Date;
  /** What the row holds besides its state. */
  columns: object;
  reason?: string | null;
  /** What else the history keeps. */
  facts?: Record<string, unknown> | null;
}

export interface Entity<F extends object, Item> extends WorkflowEntity<F> {
  list: RecordList<Item>;
  /**
   * Enters a new record in the state in which the machine lets it begin, with its first step. Refused when the machine
   * refuses it; null where a unique index holds such a record already.
   */
  create(trx: Transaction, birth: Birth): Promise<{ id: string; state: string; version: number } | null>;
  /** The same for many that begin alike, in two statements, within what is told together; the ids of those that are new. */
  createMany(trx: Transaction, births: readonly Birth[]): Promise<ReadonlySet<string>>;
}

type AnyTable = Kysely<Record<string, Record<string, unknown>>>;

/** The one place where a record's state is written; false when the record has moved on since it was decided on. */
export async function saveState<F extends object>(
  trx: Transaction,
  table: string,
  { before, state, version }: Change<F>,
  columns: object,
): Promise<boolean> {
  const { numUpdatedRows } = await (trx as unknown as AnyTable)
    .updateTable(table)
    .set({ ...columns, state, version })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function defineEntity<
  F extends object,
  LoadDB,
  LoadTB extends keyof LoadDB,
  Loaded extends RecordColumns,
  DB,
  TB extends keyof DB,
  Row extends ListRow,
  Item,
>(
  { clock }: Pick<Services, 'clock'>,
  description: EntityDescription<F, LoadDB, LoadTB, Loaded, DB, TB, Row, Item>,
): Entity<F, Item> {
  const { workflow, noun, table, prefix, columns, keepsLastStep } = description;
  const scope = (caller: Caller) => {
    const value = description.scope?.of(caller) ?? null;
    if (!description.scope || value === null) return null;
    return { value, condition: sql<boolean>`${sql.ref(description.scope.column)} = ${value}` };
  };
  const owner: ListOwner = { name: workflow.name, table, states: statesOf(workflow.machine), scope };
  const { tallied } = description;
  if (tallied) owner.tallied = { ...tallied, scope: (caller) => scope(caller)?.value ?? null };
  const list = recordList(owner, description.list);

  async function load(db: Executor, ids: readonly string[], caller: Caller): Promise<Map<string, LoadedRecord<F>>> {
    const visible = scope(caller);
    const rows = await description
      .load(db)
      .where(sql<boolean>`r.id = any(${ids}::uuid[])`)
      .$if(description.scope !== undefined, (query) =>
        query.select(sql<string>`${sql.ref(description.scope?.column ?? '')}`.as('scope')),
      )
      .$if(visible !== null, (query) => query.where(sql<boolean>`${visible?.condition}`))
      .execute();
    return new Map(rows.map((row) => [row.id, recordOf(row)]));
  }

  const isHandedOn = Object.hasOwn(workflow.policy, ESCALATE);
  const isLookedAtAgain = Object.hasOwn(workflow.policy, 'UPHOLD');
  const waiting = description.waiting.flatMap(({ states }) => states);

  const prepare: WorkflowEntity<F>['prepare'] = async (db, event, about) => {
    if (event.type !== ESCALATE) return (await description.prepare?.(db, event, about)) ?? event;
    return await withColleague(db, event, { permission: workflow.decidedWith ?? '', ...about });
  };

  const remember: WorkflowEntity<F>['remember'] = (change) => {
    const { agentId, agentName } = change.event;
    if (change.event.type === ESCALATE) return agentName === null ? null : { agentId, agentName };
    return description.remember?.(change) ?? null;
  };

  function recordOf(row: Loaded & { scope?: string }): LoadedRecord<F> {
    const { id, state, version, scope: own = null } = row;
    const subject: Subject<F> = { id, state, version, facts: description.facts(row), last: lastStepOf(row) };
    return { subject, since: row.state_since, scope: own, ...description.label(row) };
  }

  function scopeOfNew(columns: object): string | null {
    const column = description.scope?.column.replace(/^r\./, '');
    const own = Object.entries(columns).find(([name]) => name === column)?.[1];
    return typeof own === 'string' ? own : null;
  }

  function beginning({ id, event, actor }: Birth): Decision<F> {
    const unborn = { id, state: initialState(workflow.machine), version: 0, facts: description.noFacts };
    return decide(workflow, unborn, event, { actor });
  }

  /** The row and the first step of a new record, as the machine lets it begin. */
  function bornAs(birth: Birth, decision = beginning(birth)) {
    const { id, event, actor, by = doneBy(actor), at, columns: row, reason = null, facts } = birth;
    if (decision.outcome === 'replayed') return null;
    if (decision.outcome !== 'accepted') throw deniedError(workflow, noun, decision);
    const { state } = decision;
    const first = { ...firstStepColumns(event.type, by, at), last_reason: reason };
    const step: Step = {
      entity: workflow.name,
      id,
      event: event.type,
      from: null,
      to: state,
      version: 1,
      reason,
      by,
      at,
    };
    return {
      row: { ...row, id, state, ...first },
      step: { ...step, scope: scopeOfNew(row), ...(facts !== undefined && { facts }) },
    };
  }

  return {
    workflow,
    noun,
    list,
    load,
    prepare,
    lock: description.lock,
    remember,
    queues: description.waiting.map((waiting) => queueOf(owner, waiting, workflow.events)),
    notices: description.notices && { table, ...description.notices },
    ...(description.drawnOn && {
      standing: {
        screen: description.drawnOn,
        counts: (db: Executor, caller: Caller) =>
          tallies(db, workflow.name, scope(caller) ? [scope(caller)?.value ?? ''] : undefined),
      },
    }),

    async resolve(db, reference) {
      const number = prefix !== undefined && reference.startsWith(prefix) ? reference.slice(prefix.length) : '';
      if (!/^\d{1,9}$/.test(number)) return /^[0-9a-f-]{36}$/i.test(reference) ? reference.toLowerCase() : null;
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(table)} where number = ${Number(number)}`.execute(db);
      return rows[0]?.id ?? null;
    },

    async save(trx, change) {
      await description.beforeSave?.(trx, change);
      const isKept = keepsLastStep?.(change) || change.event.type === 'UPHOLD';
      const since = await heldSince(trx, workflow, change);
      const step = isKept ? {} : { ...lastStepColumns(change), ...(since && { state_since: since }) };
      if (!(await saveState(trx, table, change, { ...columns?.(change), ...step }))) return false;
      if (isHandedOn) await keepEscalation(trx, { name: workflow.name, table }, change, since);
      if (isLookedAtAgain) await keepSecondLook(trx, { name: workflow.name, waiting }, change);
      await description.afterSave?.(trx, change);
      return true;
    },

    ...(description.list.call && { listedBy: description.list.call }),
    matching: (db, filter, caller, limit) => list.matching(filter, { db, caller, now: clock() }, limit),
    ...(description.scope && { within: (caller) => scope(caller)?.condition ?? null }),
    ...(description.scope && { sees: (caller, of) => [null, of].includes(scope(caller)?.value ?? null) }),

    async create(trx, birth) {
      const born = bornAs(birth);
      if (!born) return null;
      const { numInsertedOrUpdatedRows } = await (trx as unknown as AnyTable)
        .insertInto(table)
        .values(born.row)
        .onConflict((known) => known.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return null;
      await recordStep(trx, born.step);
      return { id: birth.id, state: born.step.to, version: 1 };
    },

    async createMany(trx, births) {
      // Of those that begin alike the machine is asked once.
      const born = [...Map.groupBy(births, ({ event, actor }) => JSON.stringify([event, actor.id])).values()].flatMap(
        (alike) => {
          const [first] = alike;
          const decision = first && beginning(first);
          return alike.flatMap((birth) => bornAs(birth, decision) ?? []);
        },
      );
      if (born.length === 0) return new Set();
      const made = await insertTogether(trx, table, born);
      await recordTogether(
        trx,
        born.flatMap(({ step }) => (made.has(step.id) ? [step] : [])),
      );
      return made;
    },
  };
}
