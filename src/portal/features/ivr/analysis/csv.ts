import { unparse } from 'papaparse';

/** Rows as a file that spreadsheets open; what a spreadsheet would take for a formula stays text. */
export function csvOf(rows: readonly (readonly string[])[]): Blob {
  const text = unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: true },
  );
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
