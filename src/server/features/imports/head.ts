import { latinDigits } from '../../../../machines/shared/latin-digits.ts';
import { textIn } from '../../records/reading/cell-text.ts';
import type { PlacedRow } from '../../records/reading/file.ts';
import { Unreadable } from '../../records/reading/unreadable.ts';
import { looksLikePhone } from './columns.ts';

export interface Head {
  /** Of the last row of headings; 0 where there is none. */
  headingRow: number;
  headings: string[];
  /** Three of each column that are not empty. */
  examples: string[][];
  /** What the columns are judged by. */
  values: string[][];
}

const ROWS_LOOKED_AT = 200;
const HEADING_ROWS_AT_MOST = 10;
const EXAMPLES = 3;
const LONGEST_HEADING = 80;

/**
 * The headings are what stands above the first row with a number or a formula; where they are two rows, the lower one
 * counts, and the upper one where that is empty.
 */
export async function headOf(rows: AsyncIterable<PlacedRow>): Promise<Head> {
  const seen: PlacedRow[] = [];
  for await (const row of rows) {
    seen.push(row);
    if (seen.length === ROWS_LOOKED_AT) break;
  }
  if (seen.length === 0) throw new Unreadable('empty');
  const width = Math.max(...seen.map(({ cells }) => cells.length));
  const first = seen.findIndex(({ cells }) => cells.some(isNoHeading));
  if (!seen.some(({ cells }) => cells.some(looksLikePhone)))
    throw new Unreadable(seen.length === 1 ? 'empty' : 'noNumbers');
  const above = first > HEADING_ROWS_AT_MOST ? [] : seen.slice(0, first);
  const below = seen.slice(above.length);
  const columns = Array.from({ length: width }, (_, at) => at);
  const values = columns.map((at) => below.flatMap(({ cells }) => cells[at]?.trim() || []));
  return {
    headingRow: above.at(-1)?.place ?? 0,
    headings: columns.map((at) => headingAt(above, at)),
    examples: values.map((some) => some.slice(0, EXAMPLES).map((value) => value.slice(0, LONGEST_HEADING))),
    values,
  };
}

const DAY = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;
const MANY_DIGITS = /^[\d\s+().-]{6,}$/;

/** A number, be it a wrong one, or a formula: wrong rows at the top are rows too. */
function isNoHeading(cell: string): boolean {
  const text = latinDigits(textIn(cell));
  return looksLikePhone(cell) || text.startsWith('=') || (MANY_DIGITS.test(text) && !DAY.test(text));
}

function headingAt(above: readonly PlacedRow[], at: number): string {
  const named = above.findLast(({ cells }) => cells[at]?.trim());
  return named?.cells[at]?.trim().slice(0, LONGEST_HEADING) ?? '';
}
