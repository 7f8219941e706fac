import type { TestCase } from '../../../../machines/ivr/testcase.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { type Executor, type Transaction, transaction } from '../../platform/transaction.ts';
import { announceMenu, type By } from './draft.store.ts';

type Input = BodyOf<'createMenuTestCase'>;
type Dependencies = Pick<Services, 'database' | 'clock' | 'newId'>;
export type Stored = TestCase & { version: number };

export async function storedCases(db: Executor): Promise<Stored[]> {
  const rows = await db.selectFrom('menu_test_cases').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    caller: row.caller,
    at: row.at.toISOString(),
    ...(row.start_at === null ? {} : { startAt: row.start_at }),
    // Stored as the contract let them in, whose events are those of a call.
    events: row.events as TestCase['events'],
    expected: [...row.expected],
    version: row.version,
  }));
}

export async function createCase(
  { database, clock, newId }: Dependencies,
  input: Input,
  caller: Caller,
): Promise<string> {
  const id = newId();
  await transaction(database, async (trx) => {
    const at = clock();
    await trx
      .insertInto('menu_test_cases')
      .values({ id, ...columnsOf(input), created_at: at, ...changedBy(caller, at) })
      .execute();
    await record(trx, { id, event: 'CREATE', version: 1, title: input.title, caller, at });
  });
  return id;
}

export async function updateCase(
  { database, clock }: Dependencies,
  id: string,
  input: Input,
  { caller, ifMatch }: { caller: Caller; ifMatch?: number },
): Promise<void> {
  await transaction(database, async (trx) => {
    const row = await locked(trx, id);
    if (ifMatch !== undefined && ifMatch !== row.version) {
      const words = 'This test case has changed since it was read.';
      throw conflict('stale', words, { state: 'kept', version: row.version, allowed: [] });
    }
    const at = clock();
    const version = row.version + 1;
    await trx
      .updateTable('menu_test_cases')
      .set({ ...columnsOf(input), version, ...changedBy(caller, at) })
      .where('id', '=', row.id)
      .execute();
    await record(trx, { id: row.id, event: 'EDIT', version, title: input.title, caller, at });
  });
}

export async function deleteCase({ database, clock }: Dependencies, id: string, caller: Caller): Promise<void> {
  await transaction(database, async (trx) => {
    const row = await locked(trx, id);
    await trx.deleteFrom('menu_test_cases').where('id', '=', row.id).execute();
    await record(trx, { ...row, event: 'DELETE', version: row.version + 1, caller, at: clock() });
  });
}

async function locked(trx: Transaction, id: string) {
  const row = await trx
    .selectFrom('menu_test_cases')
    .select(['id', 'version', 'title'])
    .where('id', '=', id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('such test case');
  return row;
}

function columnsOf(input: Input) {
  return {
    title: input.title.trim(),
    caller: JSON.stringify(input.caller),
    at: new Date(input.at),
    start_at: input.startAt ?? null,
    events: JSON.stringify(input.events),
    expected: JSON.stringify(input.expected),
  };
}

function changedBy({ id, name }: Caller, at: Date) {
  return { updated_at: at, changed_by_id: id, changed_by_name: name };
}

async function record(
  trx: Transaction,
  { caller, ...step }: Omit<Parameters<typeof recordCase>[1], 'by'> & { caller: Caller },
): Promise<void> {
  const by = { id: caller.id, name: caller.name };
  await recordCase(trx, { ...step, by });
  const { sequence } = await trx.selectFrom('menu_draft').select('sequence').executeTakeFirstOrThrow();
  await announceMenu(trx, 'TEST_CASES', sequence, by, step.at);
}

/** Into the history, without a word to open designers. */
export async function recordCase(
  trx: Transaction,
  step: { id: string; event: 'CREATE' | 'EDIT' | 'DELETE'; version: number; title: string; by: By; at: Date },
): Promise<void> {
  const { id, event, version, title, by, at } = step;
  await recordStep(trx, {
    entity: 'menuTestCase',
    id,
    event,
    from: event === 'CREATE' ? null : 'kept',
    to: event === 'DELETE' ? 'deleted' : 'kept',
    version,
    facts: { title },
    by,
    at,
  });
}
