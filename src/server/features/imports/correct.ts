import { sql } from 'kysely';
import { invalid, notFound } from '../../platform/errors.ts';
import type { BodyOf, Caller } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import type { Records } from '../../records/registry.ts';
import { keyOf } from './actions/action.ts';
import type { Actions } from './actions/actions.ts';
import { importMessage } from './imports.messages.ts';
import { holdImport, saveImport, saveVerdicts, stepImport, tell, wrongState } from './imports.store.ts';
import type { Import, ImportRow, Verdict } from './imports.tables.ts';
import { judgeRows, vocabularyAt } from './judge.ts';
import { readRow, type Vocabulary } from './rows.read.ts';

/** More than these are judged by the job, from the first row on. */
const JUDGED_AT_ONCE = 2_000;

interface Corrected {
  actions: Actions;
  records: Records;
  caller: Caller;
  at: Date;
}

/** Writes a cell of a wrong row, or all wrong ones that say the same, and judges these rows again. */
export async function correct(
  trx: Transaction,
  id: string,
  { row, column, value, alike }: BodyOf<'correctImportRow'>,
  { actions, records, caller, at }: Corrected,
): Promise<void> {
  const held = await holdImport(trx, id);
  if (!held) throw notFound('such file');
  if (held.state !== 'judged') throw wrongState(held);
  if (column >= (held.headings ?? []).length) throw invalid('/column', importMessage('columnForColumn'));
  const { rows } = await sql<ImportRow>`
    update import_rows r set cells[${column + 1}] = ${value}
    from (select cells[${column + 1}] as cell from import_rows
      where import_id = ${id} and place = ${row} and verdict = 'wrong') as meant
    where r.import_id = ${id} and r.verdict = 'wrong'
      and (r.place = ${row} or (${alike} and r.wrong_column = ${column} and r.cells[${column + 1}] is not distinct from meant.cell))
    returning r.*`.execute(trx);
  if (rows.length === 0) throw invalid('/row', importMessage('rowNotWrong'));
  if (rows.length > JUDGED_AT_ONCE) {
    const again = { judged_to: 0, to_change: 0, nothing: 0, refused: 0, wrong: 0, judged_at: null };
    await tell(trx, await stepImport(trx, held, 'MAP', again), at);
    return;
  }
  const action = actions(held.action);
  const entity = records.named(action.entity);
  if (!entity) throw new Error(`There are no records of ${action.entity}`);
  const words = await vocabularyAt(trx, at);
  const same = await ofTheSameNumbers(trx, held, rows, words);
  const ordered = [...rows, ...same].toSorted((a, b) => a.place - b.place);
  const judged = await judgeRows(trx, held, ordered, { action, entity, words, caller, at });
  await saveVerdicts(trx, id, judged);
  const more = (verdict: Verdict) =>
    judged.filter((one) => one.verdict === verdict).length - ordered.filter((one) => one.verdict === verdict).length;
  const now = await saveImport(trx, id, {
    to_change: held.to_change + more('change'),
    nothing: held.nothing + more('nothing'),
    refused: held.refused + more('refused'),
    wrong: held.wrong + more('wrong'),
  });
  await tell(trx, now, at);
}

/** The other rows with a number that these have now: the first of them counts, wherever it stands. */
async function ofTheSameNumbers(
  trx: Transaction,
  { id, action, targets }: Import,
  rows: readonly ImportRow[],
  words: Vocabulary,
): Promise<ImportRow[]> {
  const phones = rows.flatMap((row) => {
    const read = readRow(row, { action, targets: targets ?? [], words });
    return 'wish' in read ? [keyOf(read.wish.phone)] : [];
  });
  return await trx
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where(sql<boolean>`phone = any(${phones}::text[])`)
    .where('verdict', '<>', 'wrong')
    .execute();
}
