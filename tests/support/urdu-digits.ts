/** The same with the digits of an Urdu keyboard. */
export function urduDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
}
