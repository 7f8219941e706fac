import { parseIncompletePhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { latinDigits } from './latin-digits.ts';
import { DIRECTION_MARKS } from './shortened-number.ts';

/* Telephone numbers as people write them, in any digits. Without a country code a number is one of this country. */

const HOME = 'PK';
export const HOME_CODE = '92';

/** A number in its two parts, digits only. */
export interface Phone {
  countryCode: string;
  msisdn: string;
}

/**
 * Numbers of this country behind its code: 10 digits of a mobile telephone, 9 or 10 of area and line, a number that a firm
 * has in every area (42 111 222 333), one that is free to call. Others of as many digits are of a country whose "+" is missing.
 */
const HOME_NUMBER = /^(?:\d{9,10}|\d{2,3}111\d{6}|[89]00\d{5})$/;

/** Null when it is no telephone number, or not yet a whole one. */
export function phoneOf(text: string): Phone | null {
  const written = digitsIn(text);
  const read = written === null ? undefined : parsePhoneNumberFromString(written, HOME);
  if (!read?.isValid()) return null;
  const { countryCallingCode: countryCode, nationalNumber: msisdn } = read;
  return countryCode !== HOME_CODE || HOME_NUMBER.test(msisdn) ? { countryCode, msisdn } : null;
}

/** A mobile telephone of this country, where the price of a text is known: one abroad, or at a premium rate, may earn money for who asks for it. */
export function isHomeMobile({ countryCode, msisdn }: Phone): boolean {
  return countryCode === HOME_CODE && msisdn.startsWith('3');
}

/** With the country code, digits only: 923004417826. Null when it is no telephone number. */
export function msisdnOf(text: string): string | null {
  const phone = phoneOf(text);
  return phone && `${phone.countryCode}${phone.msisdn}`;
}

/**
 * What a number of this country begins with behind its country code, as far as it is typed: "0300 441", "92300 441" and
 * "+92 300 441" are 300441. Null when it is no number.
 */
export function beginningOf(text: string): string | null {
  const written = digitsIn(text);
  if (written === null) return null;
  const digits = written.replace('+', '').replace(/^(?:00)?92(?=3|$)|^0+/, '');
  return /\d{2,}/.test(written) ? digits : null;
}

/**
 * The digits behind the "+" or "00" of a number that is begun with the code of another country; null of any other. Few digits
 * behind "00" are rather the end of a number.
 */
export function abroadOf(text: string): string | null {
  const [, digits = ''] = /^(?:\+|00(?=\d{7}))(\d+)$/.exec(digitsIn(text) ?? '') ?? [];
  const isHome = digits.startsWith(HOME_CODE) || HOME_CODE.startsWith(digits);
  return isHome ? null : digits;
}

/** Digits alone, as they are typed; null where there is anything else that a telephone number has not. */
export function typedDigits(text: string): string | null {
  return digitsIn(text)?.replace('+', '') ?? null;
}

/** The zero that is said only at home, behind the country's code; without a "+" it is known once the number is whole. */
const ZERO_AT_HOME = /^(\(?(?:\+|00)92[\s\p{Pd})]*|92[\s\p{Pd}]*(?=\(?0\)?(?:[\s\p{Pd}().]*\d){9,10}$))\(?0\)?/u;

/** Latin digits with the plus before them; also in "tel:" and "sip:" addresses, with a slash, and with the zero that is said only at home. */
function digitsIn(written: string): string | null {
  const text = latinDigits(written)
    .replace(DIRECTION_MARKS, '')
    .trim()
    .replace(/^(?:tel|callto|sips?):([^@;?]*).*$/i, '$1')
    .replace(/(?<=\p{Nd})\/(?=\p{Nd})/gu, ' ')
    .replace(ZERO_AT_HOME, '$1');
  if (!/^[\p{Nd}\p{Pd}\p{Zs}+().]+$/u.test(text)) return null;
  return parseIncompletePhoneNumber(text);
}
