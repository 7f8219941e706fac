import { expect, test } from 'vitest';
import { namesFor } from '../../src/portal/features/ivr/node/node.words.ts';

const words = (title: string, language: string) => namesFor(title, language).map((name) => name.words);

test('a title in several languages is read name by name, the reader’s own first', () => {
  const title = 'Weather / موسم / موسم دا حال';
  expect(words(title, 'en')).toEqual(['Weather', 'موسم', 'موسم دا حال']);
  expect(words(title, 'ur')).toEqual(['موسم', 'Weather', 'موسم دا حال']);
  expect(namesFor(title, 'en').map(({ dir }) => dir)).toEqual(['ltr', 'rtl', 'rtl']);
});

test('a title in one language stays whole, whoever reads it', () => {
  expect(words('Weather', 'ur')).toEqual(['Weather']);
  expect(words('موسم', 'en')).toEqual(['موسم']);
  expect(words('Weather / ', 'ur')).toEqual(['Weather']);
  expect(words(' / ', 'en')).toEqual([]);
});
