import { farmerWorkflow } from '../../../../machines/farmers/farmer.workflow.ts';
import type { ActionName, Target } from '../../../../machines/imports/import.columns.ts';
import { nearest } from '../../../../machines/shared/nearest.ts';
import { HOME_CODE, type Phone, phoneOf, typedDigits } from '../../../../machines/shared/phone.ts';
import { isShortened } from '../../../../machines/shared/shortened-number.ts';
import { dayIn, textIn } from '../../records/reading/cell-text.ts';
import type { Wish } from './actions/action.ts';
import type { RowCode } from './imports.words.ts';

/** What stands wrong in a row, and where. */
export interface Fault {
  column: number;
  code: RowCode;
  detail?: string;
}

/** What the words of a file are understood by. */
export interface Vocabulary {
  /** Languages by how they are called, in small letters. */
  languages: ReadonlyMap<string, { id: string; written: string }>;
  today: string;
}

const MOBILE_DIGITS = 10;
const LONGEST_REASON = 500;

type Read<T> = { value: T } | { code: RowCode; detail?: string };

/** The wish of a row, or the first thing that is wrong with it. */
export function readRow(
  row: { place: number; cells: readonly string[] },
  { action, targets, words }: { action: ActionName; targets: readonly (Target | null)[]; words: Vocabulary },
): { wish: Wish } | { fault: Fault } {
  const cell = (target: Target) => {
    const column = targets.indexOf(target);
    return { column, text: column === -1 ? '' : textIn(row.cells[column] ?? '') };
  };
  const number = cell('number');
  const phone = readPhone(number.text, action);
  if (!('value' in phone)) return { fault: { column: number.column, ...phone } };
  const wish: Wish = { place: row.place, phone: phone.value };
  const optional = { language: readLanguage, consent: readDay, reason: readReason, status: readStatus };
  for (const [target, read] of Object.entries(optional) as [Exclude<Target, 'number'>, typeof readLanguage][]) {
    const { column, text } = cell(target);
    if (text === '') continue;
    const understood = read(text, words);
    if (!('value' in understood)) return { fault: { column, ...understood } };
    Object.assign(wish, { [target === 'language' ? 'languageId' : target]: understood.value });
  }
  return { wish };
}

function readPhone(text: string, action: ActionName): Read<Phone> {
  if (text === '') return { code: 'empty' };
  if (text.startsWith('=')) return { code: 'formula' };
  if (isShortened(text)) return { code: 'shortened' };
  const phone = phoneOf(text);
  if (!phone) return brokenPhone(text);
  if (action !== 'subscribe') return { value: phone };
  if (phone.countryCode !== HOME_CODE) return { code: 'foreignNumber', detail: `+${phone.countryCode}` };
  return phone.msisdn.startsWith('3') ? { value: phone } : { code: 'landline' };
}

function brokenPhone(text: string): Read<Phone> {
  const digits = typedDigits(text)?.replace(/^(?:00)?92(?=3)|^0+/, '') ?? '';
  if (!/^3\d{5,}$/.test(digits) || digits.length > 2 * MOBILE_DIGITS) return { code: 'notANumber' };
  const more = digits.length - MOBILE_DIGITS;
  if (more === 0) return { code: 'notANumber' };
  return { code: more < 0 ? 'tooShort' : 'tooLong', detail: String(Math.abs(more)) };
}

function readLanguage(text: string, { languages }: Vocabulary): Read<string> {
  const language = languages.get(text.toLowerCase());
  if (language) return { value: language.id };
  const meant = languages.get(nearest(text, [...languages.keys()]) ?? '');
  return { code: 'noSuchLanguage', ...(meant && { detail: meant.written }) };
}

/** A day as people and spreadsheets write it: 2026-11-19, 19/11/2026, 19.11.2026, or the number of days since 1900. */
function readDay(text: string, { today }: Vocabulary): Read<string> {
  const iso = dayIn(text);
  if (iso === null) return { code: 'noDate' };
  return iso > today ? { code: 'futureDate' } : { value: iso };
}

function readReason(text: string): Read<string> {
  return text.length > LONGEST_REASON ? { code: 'longReason' } : { value: text };
}

const statuses = Object.entries(farmerWorkflow.states).map(
  ([state, { label }]) => [state, label.toLowerCase()] as const,
);

function readStatus(text: string): Read<string> {
  const written = text.toLowerCase();
  const status = statuses.find(([state, label]) => state === written || label === written);
  if (status) return { value: status[0] };
  const meant = nearest(
    text,
    statuses.map(([, label]) => label),
  );
  return { code: 'noSuchStatus', ...(meant !== undefined && { detail: meant }) };
}
