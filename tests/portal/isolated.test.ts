import { expect, test } from 'vitest';
import { isolated } from '../../src/portal/isolated.ts';

test.each(['Sana Malik', '0300 4417826'])('%s stands apart in a sentence that runs right to left', (value) => {
  expect(isolated(value, 'ur')).toBe(`\u2068${value}\u2069`);
});

test.each([
  ['Sana Malik', 'en'],
  ['ثنا ملک', 'ur'],
  ['1,370', 'ur'],
  ['Sana Malik', undefined],
])('%s in %s is left as it is', (value, language) => {
  expect(isolated(value, language)).toBe(value);
});
