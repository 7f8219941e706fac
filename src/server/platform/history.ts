import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { forgetUntil } from './forget.ts';
import type { Transaction } from './transaction.ts';

export const LIVE_CHANNEL = 'fmis_live';

/** The service itself, where no person acted. */
export const system = { id: null, name: 'FMIS' } as const;

export interface Step {
  entity: string;
  id: string;
  event: string;
  from: string | null;
  to: string;
  /** The version that the record has after this step. */
  version: number;
  reason?: string | null;
  /** What else is kept: fields of the event under their own names, so that its conditions can be judged again. */
  facts?: Record<string, unknown> | null;
  by: { id: string | null; name: string };
  at: Date;
  /** Who may hear of it besides those who may hear of all. */
  scope?: string | null;
}

/** Steps of transactions whose changes are told together. */
const together = new WeakMap<Transaction, Step[]>();

/** What the work records is told as one event for all records that changed alike. */
export async function toldTogether<T>(trx: Transaction, work: () => Promise<T>): Promise<T> {
  const steps: Step[] = [];
  together.set(trx, steps);
  try {
    const result = await work();
    await announceSteps(trx, steps);
    return result;
  } finally {
    together.delete(trx);
  }
}

/** Writes the history row and the outbox row in one statement; the live stream announces it when the transaction commits. */
export async function recordStep(trx: Transaction, step: Step): Promise<void> {
  const steps = together.get(trx);
  if (steps) {
    steps.push(step);
    return await recordSteps(trx, [step]);
  }
  const facts = step.facts ? JSON.stringify(step.facts) : null;
  await sql`
    with step as (
      insert into history (entity, record_id, event, from_state, to_state, version, reason, facts, by_id, by_name, at)
      values (${step.entity}, ${step.id}, ${step.event}, ${step.from}, ${step.to}, ${step.version},
              ${step.reason ?? null}, ${facts}::jsonb, ${step.by.id}, ${step.by.name}, ${step.at})
    ), announced as (
      insert into outbox (entity, record_id, event, state, version, by_id, by_name, at, scope)
      values (${step.entity}, ${step.id}, ${step.event}, ${step.to}, ${step.version}, ${step.by.id}, ${step.by.name},
              ${step.at}, ${step.scope ?? null})
    )
    select pg_notify(${LIVE_CHANNEL}, '')`.execute(trx);
}

/** Many steps in one statement, within what is told together. */
export async function recordTogether(trx: Transaction, steps: readonly Step[]): Promise<void> {
  const told = together.get(trx);
  if (!told) throw new Error('Steps are recorded together within what is told together');
  told.push(...steps);
  await recordSteps(trx, steps);
}

/** Many steps of one change in one statement. Nobody is told of them one by one: whoever made the change announces it. */
export async function recordSteps(trx: Database | Transaction, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map((step, place) => ({
    place,
    entity: step.entity,
    record_id: step.id,
    event: step.event,
    from_state: step.from,
    to_state: step.to,
    version: step.version,
    reason: step.reason ?? null,
    facts: step.facts ?? null,
    by_id: step.by.id,
    by_name: step.by.name,
    at: step.at,
  }));
  await sql`
    insert into history (entity, record_id, event, from_state, to_state, version, reason, facts, by_id, by_name, at)
    select entity, record_id, event, from_state, to_state, version, reason, facts, by_id, by_name, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (entity text, record_id text, event text, from_state text, to_state text, version integer, reason text,
            facts jsonb, by_id uuid, by_name text, at timestamptz, place integer)
    order by place`.execute(trx);
}

/** Tells open portals about something that is no step and leaves no history, such as a claim. */
export async function announce(
  database: Database | Transaction,
  told: Omit<Step, 'from' | 'to' | 'reason' | 'facts'> & { state: string },
): Promise<void> {
  await sql`
    with announced as (
      insert into outbox (entity, record_id, event, state, version, by_id, by_name, at, scope)
      values (${told.entity}, ${told.id}, ${told.event}, ${told.state}, ${told.version}, ${told.by.id}, ${told.by.name},
              ${told.at}, ${told.scope ?? null})
    )
    select pg_notify(${LIVE_CHANNEL}, '')`.execute(database);
}

async function announceSteps(trx: Transaction, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  const alike = Map.groupBy(steps, ({ entity, event, by, scope }) => JSON.stringify([entity, event, by, scope]));
  const rows = [...alike.values()].map((some) => {
    const [{ entity, id, event, to, version, by, at, scope = null }] = some as [Step];
    const records = some.map((step) => ({ id: step.id, state: step.to, version: step.version }));
    const told = { entity, record_id: id, event, state: to, version, by_id: by.id, by_name: by.name, at, scope };
    return { ...told, records: records.length > 1 ? JSON.stringify(records) : null };
  });
  await trx.insertInto('outbox').values(rows).execute();
  await sql`select pg_notify(${LIVE_CHANNEL}, '')`.execute(trx);
}

const DAYS_TOLD = 7;

/** A portal that was away for longer reads its screens again. */
export async function forgetOldEvents(database: Database, now: Date): Promise<void> {
  await forgetUntil(database, { table: 'outbox', column: 'at' }, subDays(now, DAYS_TOLD));
}

/** The steps of one record, oldest first. */
export async function historyOf(trx: Transaction | Database, entity: string, id: string) {
  return await trx
    .selectFrom('history')
    .selectAll()
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .orderBy('id')
    .execute();
}
