import { longer } from './cell-text.ts';
import { SharedStrings } from './shared-strings.ts';
import { Unreadable } from './unreadable.ts';
import { openWorkbook, type Workbook } from './workbook.ts';
import { heardWhole, hearXml } from './xml.ts';

interface SheetRow {
  place: number;
  cells: string[];
}

const COLUMNS_AT_MOST = 16_384;

/** The rows of a workbook's first sheet as text, in the memory of a few. What a formula says is never worked out. */
export async function* xlsxRows(path: string): AsyncGenerator<SheetRow> {
  const workbook = await openWorkbook(path);
  try {
    const strings = await SharedStrings.of(workbook);
    try {
      yield* sheetRows(workbook, strings);
    } finally {
      strings.close();
    }
  } finally {
    workbook.close();
  }
}

async function* sheetRows(workbook: Workbook, strings: SharedStrings): AsyncGenerator<SheetRow> {
  const rows: SheetRow[] = [];
  let row: SheetRow = { place: 0, cells: [] };
  let cell = { column: 0, type: 'n', value: '', formula: null as string | null };
  let within = '';
  const sheet = await workbook.part(await firstSheet(workbook));
  const heard = hearXml(sheet, {
    open(name, attributes) {
      if (name === 'row') row = { place: placeOf(attributes['r'], row.place), cells: [] };
      if (name === 'c') {
        const column = columnOf(attributes['r']) ?? row.cells.length;
        cell = { column, type: attributes['t'] ?? 'n', value: '', formula: null };
      }
      if (name === 'f') cell.formula = '';
      within = name;
    },
    text(text) {
      if (within === 'v' || within === 't') cell.value = longer(cell.value, text);
      if (within === 'f') cell.formula = longer(cell.formula ?? '', text);
    },
    close(name) {
      within = '';
      if (name === 'c') put(row, cell.column, textOf(cell, strings));
      if (name === 'row') rows.push(row);
    },
  });
  for await (const _ of heard) yield* rows.splice(0);
}

/** Rows come in their order: what was entered up to one of them is entered, and nothing behind it is. */
function placeOf(named: string | undefined, before: number): number {
  const place = named === undefined ? before + 1 : Number(named);
  if (!Number.isSafeInteger(place) || place <= before) throw new Unreadable('brokenWorkbook');
  return place;
}

function put({ cells }: SheetRow, column: number, text: string): void {
  // Spreadsheets write empty cells far to the side, for their colours.
  if (text === '') return;
  if (column >= COLUMNS_AT_MOST) throw new Unreadable('tooManyColumns');
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

interface Cell {
  type: string;
  value: string;
  formula: string | null;
}

function textOf({ type, value, formula }: Cell, strings: SharedStrings): string {
  if (formula !== null) return `=${formula}`;
  if (type === 's') return strings.at(Number(value));
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  // A whole number that is written with an exponent has lost nothing.
  return type === 'n' && value !== '' && Number.isSafeInteger(Number(value)) ? String(Number(value)) : value;
}

/** 0 for A1, 26 for AA1. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Where the first sheet of the workbook lies. */
async function firstSheet(workbook: Workbook): Promise<string> {
  let wanted: string | undefined;
  const targets = new Map<string, string>();
  const nothing = () => {};
  await heardWhole(await workbook.part('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'sheet') wanted ??= attributes['r:id'];
    },
    text: nothing,
    close: nothing,
  });
  await heardWhole(await workbook.part('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id !== undefined && Target !== undefined) targets.set(Id, Target);
    },
    text: nothing,
    close: nothing,
  });
  const target = targets.get(wanted ?? '') ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
