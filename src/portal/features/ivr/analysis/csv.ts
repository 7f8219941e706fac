import { unparse } from 'papaparse';

/** What a spreadsheet would run, also where the cell has several lines. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as a file that spreadsheets open; what a spreadsheet would take for a formula stays text. */
export function csvOf(rows: readonly (readonly string[])[]): Blob {
  const text = unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: FORMULA },
  );
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
