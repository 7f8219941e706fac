import { latinDigits } from './latin-digits.ts';

/** Marks of direction, which come along with what is copied. */
export const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E\+?\d+$/iu;

/** A number that a spreadsheet has shortened, 9.23E+11: its last digits are lost. */
export function isShortened(text: string): boolean {
  return SHORTENED.test(latinDigits(text).replace(DIRECTION_MARKS, '').trim());
}
