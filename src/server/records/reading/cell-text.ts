/** What a spreadsheet holds in one cell. */
const LONGEST_TEXT = 32_767;

/** The text with more behind it, as long as a cell can be: one without end takes no memory. */
export function longer(text: string, more: string): string {
  return text.length < LONGEST_TEXT ? text + more.slice(0, LONGEST_TEXT - text.length) : text;
}

/** What a cell says; `="0300 4417826"`, by which spreadsheets keep a number as text, is that text and no formula. */
export function textIn(cell: string): string {
  const written = cell.trim();
  return (/^="([^"]*)"$/.exec(written)?.[1] ?? written).trim();
}
