import { latinDigits } from '../../../machines/shared/latin-digits.ts';

const SPACES = /[\s\u00a0\u2009\u202f\u200e\u200f\u061c\u2066-\u2069]/g;
const CURRENCY = /^(?:pkr|rs\.?|₨|روپے)|(?:\/-|روپے|pkr|rs\.?)$/gi;
/** Thousands as they are parted here (1,50,000) and elsewhere (150,000). */
const GROUPED = /^[-+]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const PLAIN = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;

/** The number that somebody wrote: null when nothing is written, NaN when it is no number. Nothing is guessed. */
export function readNumber(text: string): number | null {
  const written = latinDigits(text)
    .replace(SPACES, '')
    .replace(/[٬،]/g, ',')
    .replace(/[−–]/g, '-')
    .replace(CURRENCY, '');
  if (written === '') return text.trim() === '' ? null : Number.NaN;
  if (PLAIN.test(written)) return Number(written);
  return GROUPED.test(written) ? Number(written.replaceAll(',', '')) : Number.NaN;
}

export type Unread = { kind: 'decimalComma'; written: string } | { kind: 'sign'; sign: string };

/** Why something that was written is no number, where that can be told. */
export function unreadBecause(text: string): Unread | null {
  const written = latinDigits(text).replace(SPACES, '').replace(/[٬،]/g, ',').replace(CURRENCY, '');
  if (/^[-+]?\d+,\d{1,2}$/.test(written)) return { kind: 'decimalComma', written: written.replace(',', '.') };
  const sign = /\p{L}[\p{L}\p{M}]*|[^\d.,+\-−–]/u.exec(written)?.[0];
  return sign === undefined ? null : { kind: 'sign', sign };
}

export interface NumberBounds {
  min?: number | undefined;
  max?: number | undefined;
  /** At most so many decimals; 0 for whole numbers. */
  digits?: number | undefined;
}

export type NumberFault = 'noNumber' | 'wholeOnly' | 'tooManyDecimals' | 'tooSmall' | 'tooBig';

/** What is wrong with a number that was written, if anything is. */
export function numberFault(value: number | null, { min, max, digits }: NumberBounds): NumberFault | null {
  if (value === null) return null;
  if (!Number.isFinite(value)) return 'noNumber';
  if (min !== undefined && value < min) return 'tooSmall';
  if (max !== undefined && value > max) return 'tooBig';
  if (digits !== undefined && Number(value.toFixed(digits)) !== value) {
    return digits === 0 ? 'wholeOnly' : 'tooManyDecimals';
  }
  return null;
}
