import { expect, test } from 'vitest';
import { partsOf, placesOver } from '../../machines/shared/text-parts.ts';

/** 3GPP TS 23.038 and 23.040: 160 letters of seven bits or 70 of two bytes; 153 and 67 where a header joins several. */
test.each([
  ['an empty text', '', 'gsm', 0, 1, 160],
  ['a text that just fits', 'a'.repeat(160), 'gsm', 160, 1, 160],
  ['one letter more', 'a'.repeat(161), 'gsm', 161, 2, 306],
  ['two full parts', 'a'.repeat(306), 'gsm', 306, 2, 306],
  ['three parts', 'a'.repeat(307), 'gsm', 307, 3, 459],
  ['a letter that is not cut in two', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm', 306, 3, 459],
  ['letters that take two places', '€'.repeat(80), 'gsm', 160, 1, 160],
  ['one more of them', '{'.repeat(81), 'gsm', 162, 2, 306],
  ['Urdu that just fits', 'ب'.repeat(70), 'unicode', 70, 1, 70],
  ['Urdu with one letter more', 'ب'.repeat(71), 'unicode', 71, 2, 134],
  ['one Urdu letter among Latin ones', `${'a'.repeat(70)}ب`, 'unicode', 71, 2, 134],
  ['a picture, which takes two places', '🌾'.repeat(35), 'unicode', 70, 1, 70],
] as const)('%s', (_, text, alphabet, length, parts, room) => {
  expect(partsOf(text)).toEqual({ alphabet, length, parts, room });
});

test.each([
  ['nothing', '', 0],
  ['one message', 'a'.repeat(160), 0],
  ['one more', 'a'.repeat(161), 1],
  ['two whole parts', 'a'.repeat(306), 146],
  ['one more than two', 'a'.repeat(307), 1],
  ['letters that take two places', '€'.repeat(81), 2],
  ['a letter that was not cut in two', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 1],
  ['Urdu in one', 'گ'.repeat(70), 0],
  ['two parts of Urdu', 'گ'.repeat(134), 64],
  ['three', 'گ'.repeat(135), 1],
] as const)('%s: so much less saves a part', (_, text, over) => {
  expect(placesOver(partsOf(text))).toBe(over);
});
