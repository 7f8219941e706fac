import { randomUUID } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import type { ImportEvent } from '../../../../machines/imports/import.machine.ts';
import { afterImport } from '../../../../machines/imports/import.steps.ts';
import { conflict } from '../../platform/errors.ts';
import { announce } from '../../platform/history.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import type { EventKind, Import, ImportRow, ImportsTable } from './imports.tables.ts';

/** In live events. */
export const IMPORT = 'import';

/** This process, for whoever asks where a run went on. */
export const WORKER = randomUUID();

export async function findImport(db: Executor, id: string): Promise<Import | undefined> {
  return await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whoever works on it holds it until the commit: two never do the same rows. */
export async function holdImport(trx: Transaction, id: string): Promise<Import | undefined> {
  return await trx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function openImports(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['reading', 'judging', 'running', 'undoing'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

type Columns = Updateable<ImportsTable>;

export async function saveImport(trx: Transaction, id: string, columns: Columns): Promise<Import> {
  return await trx.updateTable('imports').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** The one place where its state is written. */
export async function stepImport(
  trx: Transaction,
  held: Import,
  type: ImportEvent['type'],
  columns: Columns = {},
): Promise<Import> {
  const { to_change = held.to_change, changed = held.changed } = columns;
  const facts = { toChange: to_change, changed };
  const state = afterImport(held.state, type, facts);
  if (state === null || state === 'discarded') throw wrongState(held);
  return await saveImport(trx, held.id, { ...columns, state });
}

export function wrongState({ state }: Pick<Import, 'state'>) {
  return conflict('wrongState', `It is ${state} now.`, { entity: IMPORT, state, allowed: [] });
}

interface Happened {
  kind: EventKind;
  at: Date;
  by?: string;
  place?: number;
}

export async function noteEvent(trx: Transaction, id: string, { kind, at, by, place }: Happened): Promise<void> {
  const event = { import_id: id, kind, at, by_name: by ?? null, place: place ?? null };
  await trx.insertInto('import_events').values(event).execute();
}

/** Open pages read it again. */
export async function tell(trx: Transaction, one: Import, at: Date): Promise<void> {
  const by = { id: one.person_id, name: '' };
  const told = { entity: IMPORT, id: one.id, event: 'PROGRESS', state: one.state, version: 1, by, at };
  await announce(trx, { ...told, scope: one.person_id });
}

/** The next rows behind a place, of all or of those that the dry run wants to change. */
export async function rowsAfter(
  db: Executor,
  id: string,
  place: number,
  limit: number,
  which: 'all' | 'toChange' | 'changed' = 'all',
): Promise<ImportRow[]> {
  return await db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('place', '>', place)
    .$if(which === 'toChange', (query) => query.where('verdict', '=', 'change'))
    .$if(which === 'changed', (query) => query.where('outcome', '=', 'changed'))
    .orderBy('place')
    .limit(limit)
    .execute();
}

/** Until the database has looked at them anew it takes them for few or for none, and reads them all to find some. */
export async function lookAtRows(trx: Transaction): Promise<void> {
  await sql`analyze import_rows`.execute(trx);
}

/** What the dry run says of these rows. */
export interface Judged {
  place: number;
  verdict: NonNullable<ImportRow['verdict']>;
  code: string | null;
  detail: string | null;
  words: string | null;
  wrong_column: number | null;
  phone: string | null;
  record_id: string | null;
  seen: number | null;
  was: string | null;
}

export async function saveVerdicts(trx: Transaction, id: string, judged: readonly Judged[]): Promise<void> {
  await sql`
    update import_rows r set verdict = j.verdict, code = j.code, detail = j.detail, words = j.words,
      wrong_column = j.wrong_column, phone = j.phone, record_id = j.record_id, seen = j.seen, was = j.was
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as j (place integer, verdict text, code text, detail text,
      words text, wrong_column integer, phone text, record_id uuid, seen integer, was text)
    where r.import_id = ${id} and r.place = j.place`.execute(trx);
}

/** What became of these rows. */
export interface Carried {
  place: number;
  outcome: NonNullable<ImportRow['outcome']>;
  code: string | null;
  words: string | null;
  record_id: string | null;
  after: number | null;
}

export async function saveOutcomes(trx: Transaction, id: string, carried: readonly Carried[]): Promise<void> {
  await sql`
    update import_rows r set outcome = c.outcome, code = c.code, words = c.words, record_id = c.record_id, after = c.after
    from jsonb_to_recordset(${JSON.stringify(carried)}::jsonb) as c (place integer, outcome text, code text, words text,
      record_id uuid, after integer)
    where r.import_id = ${id} and r.place = c.place`.execute(trx);
}
