/** Arabic and Urdu digits and their decimal mark as the Latin ones they mean; everything else stays as it is. */
export function latinDigits(text: string): string {
  return text
    .replaceAll('٫', '.')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}
