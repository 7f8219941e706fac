import { expect, test } from 'vitest';
import { namesFor, titleIn } from '../../src/portal/features/ivr/node/node.words.ts';

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

test('where it is plain text, the reader’s own name comes first too, and none pulls its marks to its side', () => {
  const title = 'Was our advice good? / کیا مشورہ اچھا تھا؟';
  expect(titleIn(title, 'en')).toBe(title);
  expect(titleIn(title, 'ur')).toBe('کیا مشورہ اچھا تھا؟ / \u2068Was our advice good?\u2069');
  expect(titleIn(' / ', 'ur')).toBe('');
});
