import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents } from '../../machines/shared/documents.ts';

const written = Object.entries(await documents());

test.each(written)('%s says and shows what the machines do (npm run docs)', (path, text) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
});

test('every machine has its page and its drawing', () => {
  const names = ['badge', 'call', 'case', 'listing', 'loan', 'menuNode', 'post', 'report', 'session'];
  const pages = names.flatMap((name) => [`docs/workflows/${name}.md`, `docs/workflows/${name}.svg`]);
  expect(written.map(([path]) => path).toSorted()).toEqual([...pages, 'machines/pictures.json']);
});
