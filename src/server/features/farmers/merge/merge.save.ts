import { sql } from 'kysely';
import type { FarmerFacts } from '../../../../../machines/farmers/farmer.machine.ts';
import { decide } from '../../../../../machines/shared/decide.ts';
import type { WorkflowEvent } from '../../../../../machines/shared/workflow.ts';
import type { Services } from '../../../platform/feature.ts';
import type { Executor, Transaction } from '../../../platform/transaction.ts';
import { deniedError } from '../../../records/denial.ts';
import type { Change, WorkflowEntity } from '../../../records/entity.ts';
import { write } from '../../../records/perform.ts';
import { type Changes, changesBetween } from '../belongings.ts';
import type { FarmerEdit } from '../farmer.edit.ts';
import { countLand } from '../farms.steps.ts';
import { isMergeField, isSame, type MergeField, mergeFields, type Values, valuesOf } from './merge.fields.ts';
import { type Moved, type MovedCounts, moveAll, moveBack } from './merge.moves.ts';
import { forgetPairs } from './pairs.queries.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Taken {
  field: MergeField;
  before: Values;
  after: Values;
}

/** What a merge that is taken back left where it is: it was changed since, or has gone on. */
export interface Left {
  fields: MergeField[];
  records: MovedCounts;
}

/** What the machine needs to know of the record that is to stand. */
export async function lookedUp(db: Executor, event: WorkflowEvent, id: string): Promise<WorkflowEvent> {
  if (typeof event['into'] !== 'string') return event;
  const into = event['into'].toLowerCase();
  const other = UUID.test(into)
    ? await db.selectFrom('farmers').select('state').where('id', '=', into).executeTakeFirst()
    : undefined;
  const sharesLoan = other !== undefined && (await haveSameLoan(db, id, into));
  return { ...event, into, isItself: into === id, intoState: other?.state ?? 'none', sharesLoan };
}

const OPEN = sql`not in ('rejected', 'withdrawn', 'closed')`;

async function haveSameLoan(db: Executor, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from loan_applications a join loan_applications b on b.type_id = a.type_id
    where a.farmer_id = ${one}::uuid and b.farmer_id = ${other}::uuid and a.id <> b.id
      and a.state ${OPEN} and b.state ${OPEN} limit 1`.execute(db);
  return rows.length > 0;
}

/** Both records, in one order for everybody: whoever merges them the other way round, or adds to one, waits. */
export async function holdBoth(trx: Transaction, one: string, other: string): Promise<void> {
  await sql`select from farmers where id in (${one}::uuid, ${other}::uuid) order by id for update`.execute(trx);
}

type Entity = WorkflowEntity<FarmerFacts>;

/** The record that stands takes over what was chosen and all that the merged one has; it is a step of its history, too. */
export async function takeIn(
  { newId }: Pick<Services, 'newId'>,
  trx: Transaction,
  entity: Entity,
  change: Change<FarmerFacts>,
): Promise<void> {
  const { before, event, at, caller } = change;
  const into = String(event['into']);
  const [merged, stands] = [await rowOf(trx, before.id), await rowOf(trx, into)];
  if (await haveSameLoan(trx, before.id, into)) {
    const errors = [{ pointer: '/into', message: entity.workflow.guards['sharesNoLoan'] ?? '', code: 'sharesNoLoan' }];
    throw deniedError(entity.workflow, entity.noun, { outcome: 'invalid', errors });
  }
  const takes = Array.isArray(event['takes']) ? event['takes'].filter(isMergeField) : [];
  const taken = takes.flatMap((field): Taken[] => {
    const pair = { field, before: valuesOf(stands, field), after: valuesOf(merged, field) };
    return isSame(pair.before, pair.after) ? [] : [pair];
  });
  const moved = await moveAll(trx, before.id, into);
  await trx
    .insertInto('farmer_merges')
    .values({
      id: newId(),
      farmer_id: before.id,
      into_id: into,
      fields: JSON.stringify(taken),
      moved: JSON.stringify(moved),
      by_id: caller.id,
      by_name: caller.name,
      at,
    })
    .execute();
  await forgetPairs(trx, before.id);
  await countLand(trx, before.id);
  await countLand(trx, into);
  const columns = Object.assign({}, ...taken.map(({ after }) => after));
  await stepOther(trx, entity, into, change, {
    expectedVersion: typeof event['intoVersion'] === 'number' ? event['intoVersion'] : undefined,
    edit: { columns, changes: changesOf(stands, columns), portrait: null },
    tookIn: nameOf(merged),
  });
  event['moved'] = countsOf(moved);
  event['taken'] = taken.map(({ field }) => field);
}

/**
 * Fields and belongings return to where they were; what was changed since stays, and is told. Before the merged record
 * itself stands again, so that a card number is never that of two. Returns what else is written of it; null where
 * somebody was faster.
 */
export async function giveBack(
  trx: Transaction,
  entity: Entity,
  change: Change<FarmerFacts>,
): Promise<{ cnic?: null } | null> {
  const { before, event, at } = change;
  const merge = await trx
    .selectFrom('farmer_merges')
    .selectAll()
    .where('farmer_id', '=', before.id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (!merge) return null;
  await holdBoth(trx, before.id, merge.into_id);
  if ((await rowOf(trx, before.id)).version !== before.version) return null;
  const [merged, stands] = [await rowOf(trx, before.id), await rowOf(trx, merge.into_id)];
  const isUnchanged = ({ field, after }: Taken) => isSame(valuesOf(stands, field), after);
  const columns = Object.assign({}, ...merge.fields.filter(isUnchanged).map((taken) => taken.before));
  const records = await moveBack(trx, merge.moved, merge.into_id, before.id);
  await trx.updateTable('farmer_merges').set({ undone_at: at }).where('id', '=', merge.id).execute();
  await countLand(trx, before.id);
  await countLand(trx, merge.into_id);
  await stepOther(trx, entity, merge.into_id, change, {
    edit: { columns, changes: changesOf(stands, columns), portrait: null },
    gaveBack: nameOf(merged),
  });
  const fields = [
    ...new Set([
      ...merge.fields.filter((taken) => !isUnchanged(taken)).map(({ field }) => field),
      ...(await typedSince(trx, before.id, merge.into_id)),
    ]),
  ];
  event['into'] = merge.into_id;
  // The card is that of somebody by now, if only of the record that stood: two cannot have it.
  const isTaken = merged.cnic !== null && (await hasCard(trx, merged.cnic));
  if (isTaken && !fields.includes('cnic')) fields.push('cnic');
  event['left'] = { fields, records } satisfies Left;
  return isTaken ? { cnic: null } : {};
}

/** Fields of the record that stood, as they were typed into it while it stood for both. */
async function typedSince(trx: Transaction, id: string, into: string): Promise<MergeField[]> {
  const { rows } = await sql<{ column: string }>`
    select distinct jsonb_object_keys(h.facts -> 'changes') as column from history h
    where h.entity = 'farmer' and h.record_id = ${into} and h.event = 'EDIT' and h.id > (
        select max(m.id) from history m where m.entity = 'farmer' and m.record_id = ${id} and m.event = 'MERGE')
      and jsonb_typeof(h.facts -> 'changes') = 'object' and not h.facts ?| array['tookIn', 'gaveBack']`.execute(trx);
  const typed = new Set(rows.map(({ column }) => column));
  return Object.keys(mergeFields).filter((field): field is MergeField => {
    return isMergeField(field) && mergeFields[field].some((column) => typed.has(column));
  });
}

async function hasCard(trx: Transaction, cnic: string): Promise<boolean> {
  const holder = trx.selectFrom('farmers').select('id').where('cnic', '=', cnic).where('state', '<>', 'merged');
  return (await holder.executeTakeFirst()) !== undefined;
}

interface Other {
  edit: FarmerEdit;
  expectedVersion?: number | undefined;
  tookIn?: object;
  gaveBack?: object;
}

/** The other record's own step, on the right to merge; refused when it has changed since it was read. */
async function stepOther(
  trx: Transaction,
  entity: Entity,
  id: string,
  { caller, at, event }: Change<FarmerFacts>,
  { expectedVersion, ...more }: Other,
): Promise<void> {
  const record = (await entity.load(trx, [id], caller)).get(id);
  const actor = { ...caller, permissions: new Set([...caller.permissions, ...Object.values(entity.workflow.policy)]) };
  const step = { type: 'EDIT', ...more, ...(event.reason !== undefined && { reason: event.reason }) };
  const decision = decide(entity.workflow, record?.subject, step, {
    actor,
    ...(expectedVersion !== undefined && { expectedVersion }),
  });
  if (decision.outcome === 'replayed' || !record)
    throw deniedError(entity.workflow, entity.noun, { outcome: 'notFound' });
  if (decision.outcome !== 'accepted') throw deniedError(entity.workflow, entity.noun, decision);
  if (!(await write(trx, entity, record, decision, step, caller, at))) throw new Error(`${id} is held and has changed`);
}

async function rowOf(trx: Transaction, id: string) {
  return await trx.selectFrom('farmers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

const nameOf = ({ id, name, country_code, msisdn }: Awaited<ReturnType<typeof rowOf>>) => ({
  id,
  name,
  phone: `${country_code}${msisdn}`,
});

function changesOf(row: object, columns: object): Changes {
  const was = Object.fromEntries(Object.keys(columns).map((column) => [column, Reflect.get(row, column)]));
  return changesBetween(was, columns);
}

const countsOf = (moved: Moved) =>
  Object.fromEntries(Object.entries(moved).map(([kind, ids]) => [kind, ids.length])) as unknown as MovedCounts;
