import { expect, test } from 'vitest';
import { smsLength } from '../../machines/jobs/sms-parts.ts';

/** By hand, from 3GPP TS 23.038: 160 letters alone and 153 a part, 70 and 67 where one is not of the alphabet. */
test.each<[string, string, ReturnType<typeof smsLength>['alphabet'], number, number, number]>([
  ['nothing', '', 'gsm', 0, 0, 0],
  ['one letter', 'a', 'gsm', 1, 1, 0],
  ['as much as one message holds', 'a'.repeat(160), 'gsm', 160, 1, 0],
  ['one more', 'a'.repeat(161), 'gsm', 161, 2, 1],
  ['two whole parts', 'a'.repeat(306), 'gsm', 306, 2, 146],
  ['one more than two', 'a'.repeat(307), 'gsm', 307, 3, 1],
  ['a sign that takes two places', '€'.repeat(80), 'gsm', 160, 1, 0],
  ['such signs over one message', '€'.repeat(81), 'gsm', 162, 2, 2],
  ['a sign that is not cut in two', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm', 306, 3, 1],
  ['Urdu', 'گ'.repeat(70), 'unicode', 70, 1, 0],
  ['more Urdu', 'گ'.repeat(71), 'unicode', 71, 2, 1],
  ['one Urdu letter among Latin', `${'a'.repeat(70)}گ`, 'unicode', 71, 2, 1],
  ['two parts of Urdu', 'گ'.repeat(134), 'unicode', 134, 2, 64],
  ['three', 'گ'.repeat(135), 'unicode', 135, 3, 1],
  ['a picture, which takes two places', '🌾'.repeat(35), 'unicode', 70, 1, 0],
])('%s', (_what, text, alphabet, length, parts, over) => {
  expect(smsLength(text)).toMatchObject({ alphabet, length, parts, over });
});
