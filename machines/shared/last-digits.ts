import { latinDigits } from './latin-digits.ts';

/** A telephone number is found by its end with at least so many digits: with fewer, too many end alike. */
export const FEWEST_LAST_DIGITS = 4;

/** Digits that may be meant as the end of a number, but are too few to be looked for there. */
export function isTooShortAnEnd(text: string): boolean {
  const digits = latinDigits(text).replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(digits) && digits.length < FEWEST_LAST_DIGITS;
}
