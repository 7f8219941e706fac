import { latinDigits } from '../../../../machines/shared/latin-digits.ts';
import { fittingWords, type SkyWords } from '../../../../machines/weather/weather.sky.ts';
import {
  farOff,
  fieldsOf,
  impossibleIn,
  spanOf,
  type WeatherChange,
  type WeatherFault,
  type WeatherField,
  weatherFields,
} from '../../../../machines/weather/weather.values.ts';

/** A row of the table: a place on a day, or an hour of it. */
export interface WeatherRow {
  key: string;
  tehsilId: string;
  title: string;
  day: string;
  hour: number | null;
  forecast: WeatherChange;
  /** What people changed, as it is saved; `version` 0 where nobody did. */
  saved: WeatherChange;
  version: number;
}

/** What was typed into a cell; empty, the forecast stands again. */
export type Typed = ReadonlyMap<WeatherField, string>;
/** By the key of the row. What is not here is as it is saved. */
export type Edits = ReadonlyMap<string, { row: WeatherRow; typed: Typed }>;

export type CellFault = Pick<WeatherFault, 'values'> & {
  code: WeatherFault['code'] | 'noNumber' | 'outOfBounds' | 'noWord';
};

export const keyOf = (tehsilId: string, day: string, hour: number | null): string => `${tehsilId} ${day} ${hour ?? ''}`;

export const columnsOf = (row: Pick<WeatherRow, 'hour'>): readonly WeatherField[] => fieldsOf[spanOf(row)];

/** A value as it stands in a cell and is copied: digits, or the code of a word. */
export const textOf = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

/** What a text means in a column; undefined where it means nothing there. */
function readAs(field: WeatherField, text: string): string | number | undefined {
  const described = weatherFields[field];
  const wanted = text.trim();
  if (described.kind === 'word') {
    const letters = wanted.toLocaleLowerCase();
    return described.words.find(
      ({ code, title, titleUr }) => code === wanted || title.toLocaleLowerCase() === letters || titleUr === wanted,
    )?.code;
  }
  // As spreadsheets of other countries copy it: `12,5`. Before three digits a comma may as well part thousands.
  const digits = latinDigits(wanted)
    .replace('−', '-')
    .replace(/^(-?\d+)[,،٫](\d{1,2})$/, '$1.$2');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

/** The whole change of a row as it would be saved: what is saved already, with what was typed over it. */
export function changeOf({ saved, forecast }: WeatherRow, typed: Typed): WeatherChange {
  const change: Partial<Record<WeatherField, string | number>> = { ...saved };
  for (const [field, text] of typed) {
    const value = readAs(field, text);
    // As it was forecast is no change.
    if (text.trim() === '' || value === forecast[field]) delete change[field];
    else if (value !== undefined) change[field] = value;
  }
  return change as WeatherChange;
}

/** What a cell shows. */
export function shownIn(row: WeatherRow, field: WeatherField, typed: Typed | undefined): string {
  const text = typed?.get(field);
  if (text === undefined) return textOf(row.saved[field] ?? row.forecast[field]);
  return text.trim() === '' ? textOf(row.forecast[field]) : textOf(readAs(field, text) ?? text);
}

/** Whether a cell says something else than the forecast. */
export const isChanged = (row: WeatherRow, field: WeatherField, typed: Typed | undefined): boolean =>
  shownIn(row, field, typed) !== textOf(row.forecast[field]);

/** What is wrong in a row, by its fields. */
export function faultsIn(row: WeatherRow, typed: Typed): ReadonlyMap<WeatherField, CellFault> {
  const faults = new Map<WeatherField, CellFault>();
  for (const [field, text] of typed) {
    const described = weatherFields[field];
    if (text.trim() === '') continue;
    const value = readAs(field, text);
    if (described.kind === 'word') {
      if (value === undefined) faults.set(field, { code: 'noWord', values: {} });
    } else if (typeof value !== 'number') faults.set(field, { code: 'noNumber', values: {} });
    else if (value < described.least || value > described.most) {
      faults.set(field, { code: 'outOfBounds', values: { min: described.least, max: described.most } });
    }
  }
  if (faults.size > 0) return faults;
  const change = changeOf(row, typed);
  if (Object.keys(change).length === 0) return faults;
  for (const { field, ...fault } of impossibleIn({ ...row.forecast, ...change }, change)) faults.set(field, fault);
  return faults;
}

/** The words that would fit what is typed into a row, where its icon or its narrative tells something else of rain. */
export function fittingIn(row: WeatherRow, typed: Typed): SkyWords {
  return fittingWords({ ...row.forecast, ...changeOf(row, typed) });
}

/** What is typed into a row and lies so far from its forecast that it is looked at twice. */
export function farIn(row: WeatherRow, typed: Typed) {
  const change = changeOf(row, typed);
  return farOff(row.forecast, change).filter(({ field }) => typed.has(field));
}

/** Some cells with what is typed into each. What says what is saved already is no edit. */
export function typedInto(
  edits: Edits,
  cells: readonly { row: WeatherRow; field: WeatherField; text: string }[],
): Edits {
  const next = new Map(edits);
  for (const { row, field, text } of cells) {
    const typed = new Map(next.get(row.key)?.typed);
    const before = textOf(row.saved[field]);
    const isForecast = row.saved[field] === undefined && textOf(readAs(field, text)) === textOf(row.forecast[field]);
    if (
      isForecast ||
      (before !== '' && textOf(readAs(field, text)) === before) ||
      (before === '' && text.trim() === '')
    ) {
      typed.delete(field);
    } else typed.set(field, text);
    if (typed.size > 0) next.set(row.key, { row, typed });
    else next.delete(row.key);
  }
  return next;
}

/** A row that was sent, and what is saved of it now; `refused` where it was not. */
export interface Settled {
  sent: { row: WeatherRow; typed: Typed };
  saved: { values: WeatherChange; version: number } | 'refused';
}

/** What is left to save: what was refused, and what was typed into a row after it was sent, over what is saved of it now. */
export function leftAfter(edits: Edits, settled: readonly Settled[]): Edits {
  const next = new Map(edits);
  for (const { sent, saved } of settled) {
    const edit = next.get(sent.row.key);
    if (!edit || saved === 'refused') continue;
    const later = [...edit.typed].filter(([field, text]) => sent.typed.get(field) !== text);
    if (later.length === 0) next.delete(sent.row.key);
    else {
      const row = { ...edit.row, saved: saved.values, version: saved.version };
      next.set(sent.row.key, { row, typed: new Map(later) });
    }
  }
  return next;
}

/** How many cells are not saved, and in how many places. */
export function countOf(edits: Edits): { cells: number; places: number } {
  const all = [...edits.values()];
  return {
    cells: all.reduce((sum, { typed }) => sum + typed.size, 0),
    places: new Set(all.map(({ row }) => row.tehsilId)).size,
  };
}

/** A table as a spreadsheet copies it: cells between tabs, rows between lines. */
export function tableIn(text: string): string[][] {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t'));
}
