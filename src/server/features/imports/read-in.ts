import { sql } from 'kysely';
import { type Target, targetsOf } from '../../../../machines/imports/import.columns.ts';
import type { Services } from '../../platform/feature.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import { type Form, formOf, type PlacedRow, rowsOf } from '../../records/reading/file.ts';
import { Unreadable } from '../../records/reading/unreadable.ts';
import { guessTargets } from './columns.ts';
import { type Head, headOf } from './head.ts';
import { findImport, holdImport, lookAtRows, saveImport, stepImport, tell } from './imports.store.ts';
import type { Import } from './imports.tables.ts';

const ROWS_AT_ONCE = 1_000;

type Parts = Pick<Services, 'database' | 'clock' | 'media'>;

/** Enters the rows of a file, from where that ended; afterwards the file itself is needed no more. */
export async function readIn(parts: Parts, id: string, signal: AbortSignal): Promise<void> {
  const { database, media } = parts;
  const one = await findImport(database, id);
  if (one?.state !== 'reading' || one.media_id === null) return;
  await media.near(one.media_id, (path) => readFrom(path, parts, one, signal));
}

async function readFrom(path: string, parts: Parts, one: Import, signal: AbortSignal): Promise<void> {
  const { database, clock } = parts;
  const { id } = one;
  try {
    const form = await formOf(path);
    const head = await headOf(rowsOf(path, form));
    await keepHead(parts, one, form, head);
    let some: PlacedRow[] = [];
    for await (const row of rowsOf(path, form)) {
      if (row.place <= Math.max(head.headingRow, one.read_to)) continue;
      some.push(row);
      if (some.length < ROWS_AT_ONCE) continue;
      if (signal.aborted || !(await enterRows(parts, id, some))) return;
      some = [];
    }
    if (!(await enterRows(parts, id, some))) return;
    await transaction(database, async (trx) => {
      const held = await holdImport(trx, id);
      if (held?.state !== 'reading') return;
      if (held.rows === 0) throw new Unreadable('empty');
      await lookAtRows(trx);
      await tell(trx, await stepImport(trx, held, 'READ', { media_id: null }), clock());
    });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    await refuse(parts, id, error);
  }
}

async function refuse({ database, clock }: Parts, id: string, { refusal }: Unreadable): Promise<void> {
  await transaction(database, async (trx) => {
    const held = await holdImport(trx, id);
    if (held?.state !== 'reading') return;
    await trx.deleteFrom('import_rows').where('import_id', '=', id).execute();
    await tell(trx, await stepImport(trx, held, 'REFUSE', { refusal, media_id: null, rows: 0 }), clock());
  });
}

async function keepHead({ database }: Parts, one: Import, form: Form, head: Head): Promise<void> {
  await transaction(database, async (trx) => {
    const { headings, examples, headingRow } = head;
    const before = await mappedBefore(trx, one, headings);
    await saveImport(trx, one.id, {
      ...form,
      heading_row: headingRow,
      headings: JSON.stringify(headings),
      examples: JSON.stringify(examples),
      targets: JSON.stringify(before?.targets ?? guessTargets(one.action, head)),
      mapped_like: before?.filename ?? null,
    });
  });
}

/** How the columns of the last file with the same headings were understood. */
async function mappedBefore(
  trx: Transaction,
  { id, action }: Import,
  headings: readonly string[],
): Promise<{ filename: string; targets: (Target | null)[] } | undefined> {
  const last = await trx
    .selectFrom('imports')
    .select(['filename', 'targets'])
    .where(sql<boolean>`md5(headings::text) = md5((${JSON.stringify(headings)}::jsonb)::text)`)
    .where('action', '=', action)
    .where('id', '<>', id)
    .where('targets', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last?.targets?.some((target) => target !== null && targetsOf[action].includes(target))) return undefined;
  return { filename: last.filename, targets: last.targets };
}

/** False where nobody wants them any more. */
async function enterRows({ database, clock }: Parts, id: string, rows: readonly PlacedRow[]): Promise<boolean> {
  return await transaction(database, async (trx) => {
    const held = await holdImport(trx, id);
    if (held?.state !== 'reading') return false;
    const fresh = rows.filter(({ place }) => place > held.read_to);
    await sql`
      insert into import_rows (import_id, place, cells)
      select ${id}::uuid, r.place, array(select jsonb_array_elements_text(r.cells))
      from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as r (place integer, cells jsonb)`.execute(trx);
    const filled = (held.headings ?? []).map(
      (_, at) => (held.filled?.[at] ?? 0) + fresh.filter(({ cells }) => cells[at]?.trim()).length,
    );
    const now = await saveImport(trx, id, {
      rows: held.rows + fresh.length,
      filled: JSON.stringify(filled),
      read_to: fresh.at(-1)?.place ?? held.read_to,
    });
    await tell(trx, now, clock());
    return true;
  });
}
