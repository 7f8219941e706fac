import { setImmediate } from 'node:timers/promises';
import { decide, stateWords } from '../../../machines/shared/decide.ts';
import { asDone } from '../../../machines/shared/ways.ts';
import type { Decision, FieldError, WorkflowEvent } from '../../../machines/shared/workflow.ts';
import { HttpError } from '../platform/errors.ts';
import type { Caller, Services } from '../platform/feature.ts';
import { toldTogether } from '../platform/history.ts';
import { type Transaction, transaction } from '../platform/transaction.ts';
import { type MediaCounts, mediaCounts } from './attachments.store.ts';
import { claimsOfOthers } from './claims.ts';
import { conflictWords } from './denial.ts';
import type { LoadedRecord, WorkflowEntity } from './entity.ts';
import { handedToOthers } from './escalations.ts';
import { cameTooLate, write } from './perform.ts';
import { amountsRead, lastStepsOf } from './traces.ts';

export interface BulkOrder {
  event: WorkflowEvent;
  ids: readonly string[];
  versions: Readonly<Record<string, number>>;
  dryRun: boolean;
  caller: Caller;
}

export interface BulkRow {
  id: string;
  label?: string;
  name?: string;
  nameUr?: string;
  amount?: number;
  text?: string;
  price?: number;
  risk?: LoadedRecord<object>['risk'];
  media?: MediaCounts;
  handedTo?: string;
  claim?: { by: { id: string; name: string }; until: string };
  outcome: Decision<object>['outcome'];
  code?: string;
  words?: string;
  guard?: string;
  permission?: string;
  errors?: FieldError[];
  state?: string;
  version?: number;
  by?: { id: string | null; name: string };
  at?: string;
  did?: string;
  amountRead?: number;
}

/** Small enough that with one embedded connection everybody else is answered in between. */
const ROWS_A_TRANSACTION = 50;
/** A preview writes nothing and is quicker. */
const ROWS_A_PREVIEW = 250;

/** One event over many records, judged one by one: a refusal of one says nothing about the others. */
export async function performBulk<F extends object>(
  services: Pick<Services, 'database' | 'clock'>,
  entity: WorkflowEntity<F>,
  order: BulkOrder,
): Promise<BulkRow[]> {
  const event = (await entity.prepare?.(services.database, order.event, order)) ?? order.event;
  const rows: BulkRow[] = [];
  const size = order.dryRun ? ROWS_A_PREVIEW : ROWS_A_TRANSACTION;
  for (let start = 0; start < order.ids.length; start += size) {
    // In one order for everybody, so that two bulk actions never wait for each other's rows.
    const asked = order.ids.slice(start, start + size);
    const ids = asked.toSorted();
    const some = await transaction(services.database, (trx) =>
      toldTogether(trx, () => performSome(trx, entity, { ...order, event, ids }, services.clock())),
    );
    const answered = new Map(some.map((row) => [row.id, row]));
    rows.push(...asked.flatMap((id) => answered.get(id) ?? []));
    await setImmediate();
  }
  return asDone(entity.workflow, order.event.type, rows);
}

export async function performSome<F extends object>(
  trx: Transaction,
  entity: WorkflowEntity<F>,
  order: BulkOrder,
  at: Date,
): Promise<BulkRow[]> {
  if (!order.dryRun) await entity.lock?.(trx, order.ids);
  const records = await entity.load(trx, order.ids, order.caller);
  const judged = await judgeAll(trx, entity, records, order);
  const read = await amountsRead(trx, entity.workflow.name, outdated(judged), order.versions);
  const apartOf = order.dryRun ? await apartIn(trx, entity, records, order.caller, at) : () => ({});
  const rows: BulkRow[] = [];
  for (const id of order.ids) {
    const decision = judged.get(id) ?? { outcome: 'notFound' as const };
    const record = records.get(id);
    if (!record) rows.push({ id, outcome: 'notFound', words: `there is no such ${entity.noun} here` });
    else if (decision.outcome !== 'accepted' || order.dryRun) {
      const amountRead = read.get(id);
      rows.push({
        ...rowOf(entity, record, decision),
        ...apartOf(id),
        ...(amountRead !== undefined && { amountRead }),
      });
    } else rows.push(await writeOne(trx, entity, record, decision, order, at));
  }
  return rows;
}

/** What a preview tells besides: who else is at a record or was handed it, and what it shows where what it says is judged. */
async function apartIn<F extends object>(
  trx: Transaction,
  { workflow: { name } }: WorkflowEntity<F>,
  records: ReadonlyMap<string, LoadedRecord<F>>,
  caller: Caller,
  now: Date,
): Promise<(id: string) => Pick<BulkRow, 'claim' | 'handedTo' | 'media'>> {
  const ids = [...records.keys()];
  const judged = ids.filter((id) => records.get(id)?.text !== undefined);
  const claims = await claimsOfOthers(trx, name, ids, { caller, now });
  const handed = await handedToOthers(trx, name, ids, caller);
  const media = judged.length > 0 ? await mediaCounts(trx, judged) : new Map<string, never>();
  return (id) => {
    const [claim, handedTo, shown] = [claims.get(id), handed.get(id), media.get(id)];
    return { ...(claim && { claim }), ...(handedTo !== undefined && { handedTo }), ...(shown && { media: shown }) };
  };
}

async function judgeAll<F extends object>(
  trx: Transaction,
  entity: WorkflowEntity<F>,
  records: Map<string, LoadedRecord<F>>,
  { event, versions, caller }: BulkOrder,
): Promise<Map<string, Decision<F>>> {
  const judgeOne = (id: string, { subject }: LoadedRecord<F>) =>
    // Who names no version judges each as it is found, and nobody comes before that.
    decide(entity.workflow, subject, event, { actor: caller, expectedVersion: versions[id] ?? subject.version });
  const judged = new Map([...records].map(([id, record]) => [id, judgeOne(id, record)]));
  const late = [...judged].filter(([, decision]) => cameTooLate(decision)).map(([id]) => id);
  if (late.length === 0) return judged;
  const lastOf = await lastStepsOf(trx, entity.workflow.name, late);
  for (const id of late) {
    const record = records.get(id);
    if (!record) continue;
    const subject = { ...record.subject, lastOf: lastOf.get(id) };
    judged.set(id, judgeOne(id, { ...record, subject }));
  }
  return judged;
}

function outdated<F>(judged: ReadonlyMap<string, Decision<F>>): string[] {
  return [...judged].flatMap(([id, decision]) =>
    decision.outcome === 'conflict' && decision.code === 'stale' ? [id] : [],
  );
}

async function writeOne<F extends object>(
  trx: Transaction,
  entity: WorkflowEntity<F>,
  record: LoadedRecord<F>,
  accepted: Extract<Decision<F>, { outcome: 'accepted' }>,
  order: BulkOrder,
  at: Date,
): Promise<BulkRow> {
  const { id } = record.subject;
  const written = await write(trx, entity, record, accepted, order.event, order.caller, at).catch(tooOftenOnly);
  if (written instanceof HttpError) {
    return { ...placeOf(record), outcome: 'conflict', code: written.code, words: written.detail ?? '' };
  }
  if (written) {
    return { ...placeOf(record), outcome: 'accepted', state: written.state, version: written.version };
  }
  const now = await entity.load(trx, [id], order.caller);
  const decision = (await judgeAll(trx, entity, now, { ...order, ids: [id] })).get(id);
  const current = now.get(id);
  if (!decision || !current) return { id, outcome: 'notFound' };
  if (decision.outcome !== 'accepted') return rowOf(entity, current, decision);
  const { subject } = current;
  return {
    ...placeOf(current),
    outcome: 'conflict',
    code: 'stale',
    words: `it is ${stateWords(entity.workflow, subject.state)} now`,
  };
}

/** What was done too often is refused before it is written, and keeps nothing else of the many from being done. */
function tooOftenOnly(error: unknown): HttpError {
  if (error instanceof HttpError && error.status === 429) return error;
  throw error;
}

function rowOf<F extends object>(entity: WorkflowEntity<F>, record: LoadedRecord<F>, decision: Decision<F>): BulkRow {
  const { workflow } = entity;
  const place = placeOf(record);
  switch (decision.outcome) {
    case 'accepted':
      return { ...place, outcome: 'accepted', state: decision.state };
    case 'replayed':
    case 'notFound':
      return { ...place, outcome: decision.outcome };
    case 'forbidden':
      return {
        ...place,
        outcome: 'forbidden',
        code: 'forbidden',
        words: `needs the permission ${decision.permission}`,
        permission: decision.permission,
      };
    case 'invalid':
      return {
        ...place,
        outcome: 'invalid',
        code: 'invalid',
        words: decision.errors.map((e) => e.message).join(' '),
        errors: decision.errors,
      };
    case 'conflict': {
      const { last, code, guard } = decision;
      return {
        ...place,
        outcome: 'conflict',
        code,
        words: conflictWords(workflow, decision),
        ...(guard && { guard }),
        ...(last ? { by: last.by, at: last.at, did: last.event } : {}),
      };
    }
  }
}

const LONGEST_TEXT = 200;

function placeOf<F extends object>({ subject, label, name, nameUr, amount, text, price, risk }: LoadedRecord<F>) {
  const more = {
    ...(name !== undefined && { name }),
    ...(nameUr && { nameUr }),
    ...(amount !== undefined && { amount }),
    ...(text !== undefined && { text: text.slice(0, LONGEST_TEXT) }),
    ...(price !== undefined && { price }),
    ...(risk && { risk }),
  };
  return { id: subject.id, label, ...more, state: subject.state, version: subject.version };
}
