import { open } from 'node:fs/promises';
import { type CsvForm, csvForm, csvRows } from './csv.ts';
import { Unreadable } from './unreadable.ts';
import { xlsxRows } from './xlsx.ts';

export type Form = CsvForm | { kind: 'xlsx'; encoding: null; separator: null };

export interface PlacedRow {
  place: number;
  cells: string[];
}

const ROWS_AT_MOST = 1_000_000;
/** Above the first row with a number. */
const HEADING_ROWS = 10;
/** As many as a spreadsheet has, twice: more are blank lines without end. */
const LAST_PLACE = 2 * 1024 ** 2;
const COLUMNS_AT_MOST = 100;
/** One more than any column takes, so that what is cut is refused and not passed off as whole. */
const LONGEST_CELL = 501;

/** What kind of file it is, and how it is written. */
export async function formOf(path: string): Promise<Form> {
  if (await isZip(path)) return { kind: 'xlsx', encoding: null, separator: null };
  return await csvForm(path);
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === 'PK\x03\x04';
  } finally {
    await file.close();
  }
}

/** Its rows as a spreadsheet numbers them; those that are empty are none. */
export async function* rowsOf(path: string, form: Form, longestCell = LONGEST_CELL): AsyncGenerator<PlacedRow> {
  let rows = 0;
  for await (const { place, cells } of form.kind === 'csv' ? numbered(csvRows(path, form)) : xlsxRows(path)) {
    if (place > LAST_PLACE) throw new Unreadable('tooManyRows');
    const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (width === 0) continue;
    if (width > COLUMNS_AT_MOST) throw new Unreadable('tooManyColumns');
    rows += 1;
    if (rows > ROWS_AT_MOST + HEADING_ROWS) throw new Unreadable('tooManyRows');
    const kept = cells.slice(0, COLUMNS_AT_MOST);
    yield { place, cells: kept.map((cell) => cell.slice(0, longestCell).toWellFormed().replaceAll('\0', '')) };
  }
}

async function* numbered(rows: AsyncIterable<string[]>): AsyncGenerator<PlacedRow> {
  let place = 0;
  for await (const cells of rows) yield { place: ++place, cells };
}
