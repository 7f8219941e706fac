import { latinDigits } from '../../../../machines/shared/latin-digits.ts';

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

const SERIAL_OF_1970 = 25_569;
const DAY_MS = 24 * 3_600_000;

/** The day that a cell says as people of this country and their spreadsheets write it, `2026-11-19`; null where it is none. */
export function dayIn(text: string): string | null {
  const written = latinDigits(text);
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(written) ?? [];
  const [, first, second, third] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? [];
  const serial = /^\d{5}(?:\.\d+)?$/.test(written) ? Math.floor(Number(written)) : undefined;
  const iso =
    serial !== undefined
      ? new Date((serial - SERIAL_OF_1970) * DAY_MS).toISOString().slice(0, 10)
      : [year ?? third, month ?? second, day ?? first].map((part) => (part ?? '').padStart(2, '0')).join('-');
  const at = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? null : iso;
}
