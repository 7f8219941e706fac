import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Papa from 'papaparse';
import { HttpError, invalid } from '../platform/errors.ts';
import { fieldMessage } from '../platform/field.messages.ts';
import { karachiTime } from './conditions.ts';
import { inTurn } from './in-turn.ts';
import { type Cell, type ExportColumn, workbookOf } from './workbook.ts';

/** How the file speaks to whoever reads it. */
export interface Spoken {
  /** The columns' headings, from the first on. */
  titles?: readonly string[] | undefined;
  /** What values are called, each as `column:code=word`; others stand in English. */
  words?: readonly string[] | undefined;
  /** In which letters people are named. */
  names?: 'latin' | 'urdu' | undefined;
}

export interface ExportOrder<Item> extends Spoken {
  format: 'csv' | 'xlsx';
  /** The file's name, without its ending. */
  name: string;
  /** The sheet's name in a workbook. */
  title: string;
  columns: Readonly<Record<string, ExportColumn<Item>>>;
  /** The names of the columns wanted; default: all. */
  chosen?: readonly string[];
  /** Each is read by itself: between two of them others have their turn at the database. */
  pages: AsyncIterable<readonly Item[]>;
  /** Told how many rows it has, before it is handed over; without it nothing is. */
  onWritten?: (rows: number) => Promise<void>;
  /** Aborted when whoever asked is there no more. */
  gone: AbortSignal;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * A list as a file. It is written beside first: a slow reader holds up nothing, and what cannot be written is refused
 * before the answer has begun. It ends with the page at which its reader has gone.
 */
export async function exported<Item>(order: ExportOrder<Item>) {
  const chosen = chosenOf(order);
  const folder = await mkdtemp(join(tmpdir(), 'fmis-export-'));
  const forget = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, order.name);
  try {
    let rows = 0;
    const pages = cellsOf(inTurn(order.pages), chosen, (more) => {
      rows += more;
    });
    const content = order.format === 'csv' ? csvOf(chosen, pages) : workbookOf(order.title, chosen, pages);
    await pipeline(Readable.from(content), createWriteStream(path), { signal: order.gone });
    await order.onWritten?.(rows);
  } catch (error) {
    await forget();
    throw order.gone.aborted ? readerGone() : error;
  }
  const stream = createReadStream(path);
  stream.once('close', () => void forget());
  const headers = {
    'content-type': types[order.format],
    'content-disposition': `attachment; filename="${order.name}.${order.format}"`,
  };
  return { headers, stream };
}

/** Nobody hears it. */
function readerGone(): HttpError {
  return new HttpError({ status: 499, code: 'readerGone', detail: 'Whoever asked for this file has gone.' });
}

function chosenOf<Item>({ columns, chosen, titles = [], words = [], names }: ExportOrder<Item>): ExportColumn<Item>[] {
  const said = new Map(
    words.map((entry): [string, string] => {
      const end = entry.indexOf('=');
      return [entry.slice(0, end), entry.slice(end + 1)];
    }),
  );
  return (chosen ?? Object.keys(columns)).map((name, index) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) throw invalid(`/query/columns/${index}`, fieldMessage('noSuchColumn', { name }));
    const named = (item: Item) => (names === 'urdu' && column.inUrdu?.(item)) || column.value(item);
    const value = (item: Item) => said.get(`${name}:${column.code?.(item)}`) ?? named(item);
    return { ...column, title: titles[index] ?? column.title, value };
  });
}

async function* cellsOf<Item>(
  pages: AsyncIterable<readonly Item[]>,
  columns: readonly ExportColumn<Item>[],
  onRows: (more: number) => void,
): AsyncGenerator<Cell[][]> {
  for await (const page of pages) {
    onRows(page.length);
    yield page.map((item) => columns.map(({ value }) => value(item)));
  }
}

/**
 * A file of commas has no types: what begins like a formula, in either width of East Asian keyboards, a spreadsheet would
 * run; so does one that takes semicolons for the borders of cells, as many of Europe's do. A workbook needs none of this, its texts are typed as such.
 */
function harmless(value: Cell): Cell {
  return typeof value === 'string' && /(^|[;\t])[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(value)
    ? `'${value}`
    : value;
}

/** Moments as spreadsheets read them. */
const written = (value: Cell): Cell =>
  value instanceof Date ? karachiTime(value, 'yyyy-MM-dd HH:mm') : harmless(value);

/** UTF-8 with its mark, so that spreadsheets read Urdu. */
async function* csvOf<Item>(
  columns: readonly ExportColumn<Item>[],
  pages: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<string> {
  const lines = (rows: readonly (readonly Cell[])[]) => `${Papa.unparse(rows as Cell[][], { newline: '\r\n' })}\r\n`;
  yield `\uFEFF${lines([columns.map(({ title }) => harmless(title))])}`;
  for await (const page of pages) if (page.length > 0) yield lines(page.map((cells) => cells.map(written)));
}
