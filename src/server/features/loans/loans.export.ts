import { Readable } from 'node:stream';
import Papa from 'papaparse';
import writeExcel from 'write-excel-file/node';
import { loanWorkflow } from '../../../../machines/loans/loan.workflow.ts';
import { invalid } from '../../platform/errors.ts';
import { say } from '../../platform/refusal.words.ts';
import type { Query, Reading } from '../../records/list.ts';
import { type LoanSummary, loanList } from './loans.list.ts';

type Value = string | number | null;

interface Column {
  title: string;
  width: number;
  value: (loan: LoanSummary) => Value;
}

const columns: Record<string, Column> = {
  applicationId: { title: 'Number', width: 12, value: (loan) => loan.applicationId },
  farmer: { title: 'Farmer', width: 28, value: (loan) => loan.farmer.name },
  phone: { title: 'Phone', width: 16, value: (loan) => loan.farmer.msisdn },
  district: { title: 'District', width: 20, value: (loan) => loan.district?.title ?? null },
  purpose: { title: 'Purpose', width: 24, value: (loan) => loan.purpose },
  season: { title: 'Season', width: 16, value: (loan) => loan.season },
  type: { title: 'Type', width: 20, value: (loan) => loan.type.title },
  partner: { title: 'Partner', width: 24, value: (loan) => loan.partner.title },
  amount: { title: 'Amount, PKR', width: 14, value: (loan) => loan.amount },
  acres: { title: 'Acres', width: 8, value: (loan) => loan.acres },
  state: { title: 'State', width: 12, value: (loan) => loanWorkflow.states[loan.state]?.label ?? loan.state },
  stateSince: { title: 'In state since', width: 20, value: (loan) => karachiTime(loan.stateSince) },
  agent: { title: 'Agent', width: 22, value: (loan) => loan.agent?.name ?? null },
  appliedAt: { title: 'Applied', width: 20, value: (loan) => karachiTime(loan.appliedAt) },
};

const ROWS_AT_ONCE = 500;
/** What a workbook holds in memory; CSV has no such limit. */
const MOST_ROWS_OF_A_WORKBOOK = 100_000;

export interface ExportOrder {
  query: Query;
  columns?: string[];
  reading: Reading;
}

/** The list as a CSV stream: UTF-8 with its mark, so that spreadsheets read Urdu, formulas neutralised. */
export function exportCsv(order: ExportOrder): Readable {
  const chosen = chosenColumns(order.columns);
  return Readable.from(csvLines(order, chosen));
}

async function* csvLines(order: ExportOrder, chosen: Column[]): AsyncGenerator<string> {
  const lines = (rows: Value[][]) => `${Papa.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
  yield `\uFEFF${lines([chosen.map(({ title }) => title)])}`;
  for await (const some of pages(order)) yield lines(some.map((loan) => chosen.map(({ value }) => value(loan))));
}

/** The list as a workbook. Text cells are typed as text: a spreadsheet never runs them. */
export async function exportXlsx(order: ExportOrder): Promise<Buffer> {
  const chosen = chosenColumns(order.columns);
  const rows: Value[][] = [];
  for await (const some of pages(order)) {
    rows.push(...some.map((loan) => chosen.map(({ value }) => value(loan))));
    if (rows.length > MOST_ROWS_OF_A_WORKBOOK) {
      throw invalid('/query/format', say('workbookRows', { most: MOST_ROWS_OF_A_WORKBOOK }));
    }
  }
  const head = chosen.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }));
  const body = rows.map((row) => row.map(cellOf));
  return await writeExcel([head, ...body], {
    buffer: true,
    sheet: 'Loan applications',
    columns: chosen.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  });
}

function cellOf(value: Value) {
  if (value === null) return null;
  return typeof value === 'number' ? { type: Number, value } : { type: String, value: neutral(value) };
}

/** A workbook saved as CSV later would run it: the same mark as in the CSV. */
function neutral(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

async function* pages({ query, reading }: ExportOrder): AsyncGenerator<LoanSummary[]> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const some = await loanList.rows({ ...query, limit: ROWS_AT_ONCE, offset }, reading);
    if (some.length > 0) yield some;
    if (some.length < ROWS_AT_ONCE) return;
  }
}

function chosenColumns(names: string[] | undefined): Column[] {
  return (names ?? Object.keys(columns)).map((name, index) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) throw invalid(`/query/columns/${index}`, say('noSuchColumn', { name }));
    return column;
  });
}

function karachiTime(iso: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Karachi', dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(iso),
  );
}
