import type { Database, Executor } from '../../platform/database.ts';
import { exported } from '../../records/export.ts';
import type { ExportColumn } from '../../records/workbook.ts';
import { rowsAfter } from './imports.store.ts';
import type { Import, ImportRow } from './imports.tables.ts';
import { wordsOf } from './imports.words.ts';

const ROWS_AT_ONCE = 1_000;

type Columns = Record<string, ExportColumn<ImportRow>>;

const place: Columns = { row: { title: 'Row', width: 8, value: (row) => row.place } };
const number: Columns = { number: { title: 'Number', width: 16, value: (row) => row.phone } };
const why: Columns = {
  why: { title: 'Why', width: 60, value: (row) => wordsOf(row.code, row.detail) || row.words },
};
const became: Columns = {
  outcome: { title: 'Outcome', width: 14, value: (row) => row.outcome ?? judgedOf(row) },
};

/** What no run has come to. */
const judgedOf = ({ verdict }: ImportRow) => (verdict === 'change' ? 'not done' : (verdict ?? 'not reached'));

/** Which rows a file of the run has, and what it says of them. */
const files = {
  wrong: { has: (row: ImportRow) => row.verdict === 'wrong', ends: why },
  failed: { has: (row: ImportRow) => isLeft(row), ends: { ...became, ...why } },
  changed: {
    has: (row: ImportRow) => row.outcome === 'changed',
    ends: { was: { title: 'Was', width: 30, value: (row: ImportRow) => row.was ?? 'not there' } },
  },
  all: { has: () => true, ends: { ...became, ...why } },
} as const;

const isLeft = ({ verdict, outcome }: ImportRow) =>
  verdict === 'refused' ||
  verdict === 'wrong' ||
  (outcome !== null && ['failed', 'meanwhile', 'kept'].includes(outcome));

export type FileOfRows = keyof typeof files;

/** Rows of a run as CSV, each with the cells that it came with. */
export async function fileOfRows(database: Database, one: Import, which: FileOfRows, gone: AbortSignal) {
  const { has, ends } = files[which];
  const headings = one.headings ?? [];
  const came = Object.fromEntries(
    headings.map((heading, at): [string, ExportColumn<ImportRow>] => [
      `cell${at}`,
      { title: heading || `Column ${at + 1}`, width: 20, value: (row) => row.cells[at] ?? null },
    ]),
  );
  return await exported({
    format: 'csv',
    name: which,
    title: 'Rows',
    columns: { ...came, ...place, ...number, ...ends },
    pages: pagesOf(database, one.id, has),
    gone,
  });
}

async function* pagesOf(db: Executor, id: string, has: (row: ImportRow) => boolean): AsyncGenerator<ImportRow[]> {
  let after = 0;
  for (;;) {
    const rows = await rowsAfter(db, id, after, ROWS_AT_ONCE);
    yield rows.filter(has);
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.place ?? after;
  }
}
