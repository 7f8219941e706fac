import { expect, test } from 'vitest';
import { ONE_LINE, withoutUnseen } from '../../machines/shared/one-line.ts';
import { UNTURNED } from '../../machines/shared/unturned.ts';

test.each([
  ['nothing', ''],
  ['letters, spaces, a tab', 'Wheat (rabi)\t2026 — 5%'],
  ['what Urdu joins letters by and holds them apart', 'پیداوار\u200cیں ک\u200dھاد'],
  ['marks of direction', '\u200eLN-24\u200f گندم'],
  ['a part set apart by its direction', 'قرض \u2066LN-24\u2069 اور \u2068x\u2069'],
  ['pictures', '👩‍🌾 🇵🇰'],
])('%s: one line', (_, text) => {
  expect(ONE_LINE.test(text)).toBe(true);
});

test.each([
  ['a break', 'a\nb'],
  ['a break of a typewriter', 'a\rb'],
  ['a break of paragraphs', 'a\u2029b'],
  ['a control character', 'a\u0085b'],
  ['a direction that turns all behind it', 'invoice\u202egpj.exe'],
  ['a part that never ends', 'a\u2067b'],
  ['an end of what never began', 'a\u2069b'],
  ['a space of no width', 'a\u200bb'],
  ['tags', 'wheat\u{e0068}\u{e0069}'],
])('%s: not one line', (_, text) => {
  expect(ONE_LINE.test(text)).toBe(false);
  expect(ONE_LINE.test(withoutUnseen(text))).toBe(true);
});

test.each([
  ['lines and tabs', 'a\r\n\tb\n\nc', true],
  ['what Urdu joins letters by, and marks of direction', 'پیداوار\u200cیں \u200fگندم', true],
  ['a bell', 'a\u0007', false],
  ['a control character of another page', 'a\u0085b', false],
  ['a direction that turns what follows', 'Paid 20 \u202e00001\u202c PKR', false],
  ['a part set apart', '\u2067b\u2069', false],
])('%s: in a text of several lines', (_, text, isTaken) => {
  expect(UNTURNED.test(text)).toBe(isTaken);
});
