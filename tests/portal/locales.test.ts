import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screens } from '../../machines/shared/screens.ts';
import { locales } from '../../src/portal/locales.ts';

const root = new URL('../../src/portal/locales/', import.meta.url);
const filesOf = (locale: string) => readdirSync(new URL(`${locale}/`, root)).sort();

function sentences(locale: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: unknown, key: string) => {
    if (typeof node === 'string') found.set(key, node);
    else if (typeof node === 'object' && node !== null)
      for (const [name, child] of Object.entries(node)) walk(child, key ? `${key}.${name}` : name);
  };
  walk(JSON.parse(readFileSync(new URL(`${locale}/${file}`, root), 'utf8')), '');
  return found;
}

const slots = (sentence: string) =>
  [...sentence.matchAll(/\{\{\s*([\w.]+)/g)]
    .map(([, name = '']) => name)
    .sort((one, other) => one.localeCompare(other));

describe.each(locales.filter(({ code }) => code !== 'en'))('$name', ({ code }) => {
  test('has the files of English', () => {
    expect(filesOf(code)).toEqual(filesOf('en'));
  });

  test.each(filesOf('en'))('%s has each sentence of English, with the same gaps to fill', (file) => {
    const english = sentences('en', file);
    const other = sentences(code, file);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, sentence] of english) expect([key, slots(other.get(key) ?? '')]).toEqual([key, slots(sentence)]);
  });
});

test('English names each screen as the menu does', () => {
  const words = sentences('en', 'shell.json');
  expect(screens.map(({ key }) => [key, words.get(`screens.${key}`)])).toEqual(
    screens.map(({ key, title }) => [key, title]),
  );
});
