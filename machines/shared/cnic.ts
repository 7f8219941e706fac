import { latinDigits } from './latin-digits.ts';

/** The 13 digits of a card, as people write it, in any digits: 36103-4417826-1. Null of anything else. */
export function cnicIn(text: string): string | null {
  const digits = latinDigits(text).replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');
  return /^[1-8]\d{12}$/.test(digits) ? digits : null;
}
