import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/feature.ts';
import { historyOf, recordStep } from '../platform/history.ts';
import { doneBy } from '../platform/service.ts';
import type { Executor, Transaction } from '../platform/transaction.ts';

/*
 * What is kept and edited as a whole, without a workflow: it has a version, somebody else may save it first, and the history
 * has what each change made of it.
 */

export interface KeptKind {
  table: string;
  /** Under which the history has it. */
  entity: string;
  noun: string;
}

export type KeptChange = components['schemas']['ReferenceChange'];
type FieldChange = KeptChange['changes'][number];
const EVENTS = ['CREATE', 'EDIT', 'ACTIVATE', 'DEACTIVATE'] as const satisfies readonly KeptChange['event'][];

/** The version that it has, its row locked; 404 where there is none, 409 where the sender saw another one. */
export async function lockKept(
  trx: Transaction,
  { table, noun }: KeptKind,
  id: string,
  ifMatch: number | undefined,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where id = ${id} for update`.execute(trx);
  const [row] = rows;
  if (!row) throw notFound(noun);
  if (ifMatch !== undefined && ifMatch !== row.version) {
    throw conflict('stale', `The ${noun} has changed since it was read.`, {
      state: 'kept',
      version: row.version,
      allowed: [],
    });
  }
  return row.version;
}

interface KeptStep {
  id: string;
  event: KeptChange['event'] | 'DELETE';
  version: number;
  changes: readonly FieldChange[];
  caller: Pick<Caller, 'id' | 'name'>;
  at: Date;
}

export async function recordKept(trx: Transaction, { entity }: KeptKind, step: KeptStep): Promise<void> {
  const { id, event, version, changes, caller, at } = step;
  await recordStep(trx, {
    entity,
    id,
    event,
    from: event === 'CREATE' ? null : 'kept',
    to: event === 'DELETE' ? 'deleted' : 'kept',
    version,
    facts: { changes },
    by: doneBy(caller),
    at,
  });
}

/** The fields of `after` that are others than before, as people read them. */
export function changesBetween(
  before: Readonly<Record<string, string | null>> | null,
  after: Readonly<Record<string, string | null>>,
): FieldChange[] {
  return Object.entries(after).flatMap(([field, to]) => {
    const from = before?.[field] ?? null;
    return from === to ? [] : [{ field, from: cut(from), to: cut(to) }];
  });
}

const LONGEST = 300;
const cut = (text: string | null) => (text !== null && text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** Who changed what of it and when, oldest first. */
export async function keptHistory(db: Executor, entity: string, id: string): Promise<KeptChange[]> {
  const steps = await historyOf(db, entity, id);
  return steps.map((step) => ({
    event: EVENTS.find((event) => event === step.event) ?? 'EDIT',
    by: { id: step.by_id, name: step.by_name },
    at: step.at.toISOString(),
    version: step.version,
    changes: Array.isArray(step.facts?.changes) ? step.facts.changes : [],
  }));
}
