import { expect, test } from 'vitest';
import { isolated } from '../../src/portal/isolated.ts';

test('a name in Latin letters stands apart in a sentence that runs right to left', () => {
  expect(isolated('Sana Malik', 'ur')).toBe('\u2068Sana Malik\u2069');
});

test.each([
  ['Sana Malik', 'en'],
  ['ثنا ملک', 'ur'],
  ['1,370', 'ur'],
  ['Sana Malik', undefined],
])('%s in %s is left as it is', (value, language) => {
  expect(isolated(value, language)).toBe(value);
});
