import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { workflows } from '../../machines/workflows.ts';
import { features } from '../../src/server/features/features.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|ya?ml|json)$/.test(file) && !/generated\/|pictures\.json|package/.test(file));
const textOf = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** All that a new type of record is written into, as CONTRIBUTING.md says; everything else finds it. */
const REGISTERED = [
  'machines/shared/screens.ts',
  'machines/workflows.ts',
  'openapi.yaml',
  'src/server/features/features.ts',
];

/** Types of records whose names are no other word of the house, with what code that knows them would say. */
const types = [
  {
    own: /(^|[/.-])cases?[/.-]/,
    said: /\/cases\/|\/case\.|caseWorkflow|casesManifest|caseDriver|caseSample|CaseTables|case-category/,
  },
  {
    own: /(^|[/.-])badges?[/.-]/,
    said: /\/badges\/(badge|paths)|badgeWorkflow|badgesManifest|badgeDriver|BadgeTables/,
  },
];

describe('a type of record is described once', () => {
  test.each(types)('what is not its own and names it: four files ($own)', ({ own, said }) => {
    const naming = files.filter((file) => !own.test(file) && said.test(textOf(file)));
    const product = naming.filter((file) => !/^(tests|src\/server\/(seed|migrations))\//.test(file));
    expect(product.toSorted()).toEqual(
      expect.arrayContaining(REGISTERED.filter((file) => !file.endsWith('screens.ts'))),
    );
    expect(product.filter((file) => !REGISTERED.includes(file))).toEqual([]);
  });

  test('CONTRIBUTING.md names these files and no other', () => {
    const [, recipe = ''] = /## A new feature\n([\s\S]*?)\n## /.exec(textOf('CONTRIBUTING.md')) ?? [];
    const [, listed = ''] = /four files[\s\S]*?:\n\n([\s\S]*?)\n\n/.exec(recipe) ?? [];
    const named = [...listed.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file);
    expect(named.toSorted()).toEqual(REGISTERED.toSorted());
  });
});

describe('none is forgotten', () => {
  /** Rules are written by hand, one page a machine: of a sign-in, a call, a file of numbers, the tests' own crate, and of farmers, who have no page in the portal yet, no records are registered. */
  const others = ['session', 'call', 'import', 'crate', 'farmer'];

  test('each page of rules is of a type that is registered', () => {
    const pages = readdirSync(`${root}tests/machines/tables`).flatMap((file) => /^(\w+)\.md$/.exec(file)?.[1] ?? []);
    const registered = Object.keys(workflows);
    expect(pages.filter((name) => !others.includes(name) && !registered.includes(name))).toEqual([]);
    expect(registered.filter((name) => !pages.includes(name))).toEqual([]);
  });

  test.each(Object.keys(workflows))('%s has its records and its words', (entity) => {
    expect(features.some(({ entities = {} }) => entity in entities)).toBe(true);
    for (const language of ['en', 'ur']) {
      const worded = readdirSync(`${root}src/portal/locales/${language}/types`);
      if (entity !== 'menuNode') expect(worded).toContain(`${entity}.json`);
    }
  });
});
