import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Papa from 'papaparse';
import type { Database } from '../platform/database.ts';
import { invalid } from '../platform/errors.ts';
import { fieldMessage } from '../platform/field.messages.ts';
import type { Transaction } from '../platform/transaction.ts';
import { type Cell, type ExportColumn, workbookOf } from './workbook.ts';

export interface ExportOrder<Item> {
  format: 'csv' | 'xlsx';
  /** The file's name, without its ending. */
  name: string;
  /** The sheet's name in a workbook. */
  title: string;
  columns: Readonly<Record<string, ExportColumn<Item>>>;
  /** The names of the columns wanted; default: all. */
  chosen?: readonly string[];
  pages(trx: Transaction): AsyncIterable<readonly Item[]>;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * A list as a file, from one moment of the database. It is written beside first: a slow reader holds no connection, and
 * what cannot be written is refused before the answer has begun.
 */
export async function exported<Item>(database: Database, order: ExportOrder<Item>) {
  const chosen = chosenOf(order);
  const folder = await mkdtemp(join(tmpdir(), 'fmis-export-'));
  const forget = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, order.name);
  try {
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const pages = cellsOf(order.pages(trx), chosen);
        const content = order.format === 'csv' ? csvOf(chosen, pages) : workbookOf(order.title, chosen, pages);
        await pipeline(Readable.from(content), createWriteStream(path));
      });
  } catch (error) {
    await forget();
    throw error;
  }
  const stream = createReadStream(path);
  stream.once('close', () => void forget());
  const headers = {
    'content-type': types[order.format],
    'content-disposition': `attachment; filename="${order.name}.${order.format}"`,
  };
  return { headers, stream };
}

function chosenOf<Item>({ columns, chosen }: ExportOrder<Item>): ExportColumn<Item>[] {
  return (chosen ?? Object.keys(columns)).map((name, index) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) throw invalid(`/query/columns/${index}`, fieldMessage('noSuchColumn', { name }));
    return column;
  });
}

async function* cellsOf<Item>(
  pages: AsyncIterable<readonly Item[]>,
  columns: readonly ExportColumn<Item>[],
): AsyncGenerator<Cell[][]> {
  for await (const page of pages) yield page.map((item) => columns.map(({ value }) => value(item)));
}

/**
 * A file of commas has no types: what begins like a formula, in either width of East Asian keyboards, a spreadsheet would
 * run. A workbook needs none of this, its texts are typed as such.
 */
function harmless(value: Cell): Cell {
  return typeof value === 'string' && /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(value)
    ? `'${value}`
    : value;
}

/** UTF-8 with its mark, so that spreadsheets read Urdu. */
async function* csvOf<Item>(
  columns: readonly ExportColumn<Item>[],
  pages: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<string> {
  const lines = (rows: readonly (readonly Cell[])[]) => `${Papa.unparse(rows as Cell[][], { newline: '\r\n' })}\r\n`;
  yield `\uFEFF${lines([columns.map(({ title }) => title)])}`;
  for await (const page of pages) yield lines(page.map((cells) => cells.map(harmless)));
}
