import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents } from '../../machines/shared/documents.ts';

const written = Object.entries(await documents());

test.each(written)('%s says and shows what the machines do (npm run docs)', (path, text) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
});

const folder = (path: string) => new URL(path, import.meta.url).pathname;
const namesIn = (pattern: string, path: string) =>
  globSync(pattern, { cwd: folder(path) }).map((file) => file.split('/').at(-1)?.split('.')[0] ?? '');

test('every machine has its rules, written by hand, its page and its drawing', () => {
  const rules = namesIn('*.md', 'tables').filter((name) => name !== 'crate');
  const machines = namesIn('**/*.machine.ts', '../../machines').map((name) =>
    name === 'node' ? 'menuNode' : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(rules.toSorted()).toEqual(machines.toSorted());
  const pages = rules.toSorted().flatMap((name) => [`docs/workflows/${name}.md`, `docs/workflows/${name}.svg`]);
  expect(written.map(([path]) => path).toSorted()).toEqual([...pages, 'machines/pictures.json']);
});
