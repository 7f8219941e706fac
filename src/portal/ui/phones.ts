import { latinDigits } from './latin-digits.ts';

/**
 * The number with its country code, digits only, of a telephone number as people write it: "0300 5550173",
 * "+92 300 555 0173", "0092-…", in any digits. Null when it is no telephone number.
 */
export function msisdnOf(text: string): string | null {
  const written = latinDigits(text).replace(/[\s\u00a0\u200e\u200f\u061c\u2066-\u2069().\-–/]/g, '');
  if (!/^\+?\d+$/.test(written)) return null;
  const abroad = /^(?:\+|00)(.*)$/.exec(written)?.[1];
  const whole = abroad ?? (written.startsWith('0') ? `92${written.slice(1)}` : written);
  // Nobody says the country code of a mobile number at home, and some leave the zero out too.
  const number = abroad === undefined && /^3\d{9}$/.test(whole) ? `92${whole}` : whole;
  if (number.startsWith('92')) return /^92(?:3\d{9}|[124-9]\d{7,9})$/.test(number) ? number : null;
  return /^[1-9]\d{6,14}$/.test(number) ? number : null;
}

/** As it is read best: a mobile number of this country in its groups, any other with its plus. */
export function phoneWritten(msisdn: string): string {
  const parts = /^92(3\d{2})(\d{7})$/.exec(msisdn);
  return parts ? `0${parts[1]} ${parts[2]}` : `+${msisdn}`;
}
