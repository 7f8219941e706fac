import { latinDigits } from '../../../../machines/shared/latin-digits.ts';

export const OTP_LENGTH = 6;

/**
 * The digits of what was typed or pasted, "417-826" and "Your code is ۴۱۷۸۲۶" alike: Arabic and Urdu digits count
 * as what they mean, everything else is left out.
 */
export function digitsOf(text: string): string {
  return latinDigits(text)
    .replaceAll(/[^0-9]/g, '')
    .slice(0, OTP_LENGTH);
}

/** "0:42". */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
