import { HOME_CODE, isHomeMobile, phoneOf } from '../shared/phone.ts';

/** What a number is to the service; the words of the others say why no case is made of it. */
export type NumberKind = 'mobile' | 'landline' | 'foreignNumber' | 'noNumber';

export function kindOfNumber(text: string): NumberKind {
  const phone = wholeNumber(text);
  if (!phone) return 'noNumber';
  if (phone.countryCode !== HOME_CODE) return 'foreignNumber';
  return isHomeMobile(phone) ? 'mobile' : 'landline';
}

/** Its digits with the country code, where it is a whole number; the plus may be left out. */
export function digitsOfNumber(text: string): string | null {
  const phone = wholeNumber(text);
  return phone && `${phone.countryCode}${phone.msisdn}`;
}

const wholeNumber = (text: string) => phoneOf(text) ?? phoneOf(`+${text.trim()}`);
