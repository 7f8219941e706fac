import { abroadOf, beginningOf, typedDigits } from '../../../../machines/shared/phone.ts';
import { phoneWritten } from '../../ui/phones.ts';

/** A number as it is written, parted in what stands before, in and behind the digits that it was found by. */
export function numberFound(phone: string, search: string): [before: string, found: string, behind: string] {
  const written = phoneWritten(phone);
  const left = digitsLeft(phone, search);
  if (left === null) return [written, '', ''];
  const from = placeBefore(written, left[0]);
  const to = written.slice(0, placeBefore(written, left[1])).trimEnd().length;
  return [written.slice(0, from), written.slice(from, to), written.slice(to)];
}

/** How many digits of the number are left where what was found begins, and where it ends. */
function digitsLeft(phone: string, search: string): [number, number] | null {
  const abroad = abroadOf(search);
  if (abroad !== null) return phone.startsWith(abroad) ? [phone.length, phone.length - abroad.length] : null;
  const beginning = beginningOf(search);
  const digits = typedDigits(search);
  if (beginning === null || digits === null) return null;
  if (beginning !== '' && phone.startsWith(`92${beginning}`))
    return [phone.length, phone.length - 2 - beginning.length];
  return phone.endsWith(digits) ? [digits.length, 0] : null;
}

/** Behind which so many digits are left; the country's code may be written as a nought. */
function placeBefore(written: string, digits: number): number {
  let left = digits;
  let place = written.length;
  while (left > 0 && place > 0) {
    place -= 1;
    if (/\d/.test(written.charAt(place))) left -= 1;
  }
  return place;
}
