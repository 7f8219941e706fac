export const OTP_LENGTH = 6;

/**
 * The digits of what was typed or pasted, "417-826" and "Your code is ۴۱۷۸۲۶" alike: Arabic and Urdu digits count
 * as what they mean, everything else is left out.
 */
export function digitsOf(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll(/[^0-9]/g, '')
    .slice(0, OTP_LENGTH);
}

/** "0:42". */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
