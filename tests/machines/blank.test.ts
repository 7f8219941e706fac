import { expect, test } from 'vitest';
import { isBlank } from '../../machines/shared/blank.ts';

test.each([
  ['nothing', ''],
  ['spaces, also without a break', ' \u00a0\u2003\u3000\t\r\n'],
  ['zero-width spaces and joiners', '\u200b\u200c\u200d\u2060\ufeff'],
  ['marks of direction', '\u200e\u200f\u202a\u2066\u2069\u061c'],
  ['fillers of Hangul, also in half width', '\u115f\u1160\u3164\uffa0'],
  ['a soft hyphen, a selector of forms, an empty Braille cell', '\u00ad\ufe0f\u2800'],
  ['tags', '\u{e0001}\u{e0041}'],
])('%s: blank', (_, text) => {
  expect(isBlank(text)).toBe(true);
  expect(isBlank(`${text}a${text}`)).toBe(false);
});

test.each(['0', '.', 'گ', '\u06a9\u200c\u0627', '👩‍🌾', '한', '—'])('%s is seen', (text) => {
  expect(isBlank(text)).toBe(false);
});
