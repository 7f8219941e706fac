import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { table } from '../../../machines/shared/document.ts';
import { workflows } from '../../../machines/workflows.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { reasonFor } from './survivors.ts';

const MIN = 95;

/** What of each workflow is a rule: its machine, who may, what repeats what was done, what its guards reckon. Words and looks are not. */
const rules: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(workflows).map((entity) => {
    const words = globSync('machines/**/*.workflow.ts').find((file) =>
      readFileSync(file, 'utf8').includes(`  name: '${entity}',`),
    );
    if (!words) throw new Error(`the words of ${entity} are in no file of machines/`);
    return [entity, globSync(words.replace('.workflow.ts', '.{machine,policy,repeats,amount}.ts'))];
  }),
);
const found = new Map<string, Mutant[]>();

describe('of all small changes to the rules of a workflow', () => {
  test.each(Object.entries(rules))(`at least ${MIN} in 100 are noticed: %s`, async (name, files) => {
    const mutants = await mutantsOf(name, files);
    found.set(name, mutants);
    const survivors = mutants.filter(({ isKilled }) => !isKilled);
    expect(survivors.filter((mutant) => reasonFor(mutant) === null)).toEqual([]);
    expect(killedOf(mutants)).toBeGreaterThanOrEqual(MIN);
  });

  afterAll(async () => {
    if (found.size > 0) await write();
  });
});

/** In percent of those that anybody could notice. */
function killedOf(mutants: readonly Mutant[]): number {
  const noticeable = mutants.filter((mutant) => mutant.isKilled || reasonFor(mutant) === null);
  return (100 * noticeable.filter(({ isKilled }) => isKilled).length) / noticeable.length;
}

/** Writes docs/mutation.md; what was not run this time stays as it was. */
async function write(): Promise<void> {
  const page = new URL('../../../docs/mutation.md', import.meta.url);
  const before = await readFile(page, 'utf8').catch(() => '');
  const known = new Map(
    before
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n')[0] ?? '', section.trimEnd()]),
  );
  for (const [name, mutants] of found) known.set(name, sectionOf(name, mutants));
  const names = Object.keys(rules).filter((name) => known.has(name));
  const head = [
    '# Mutation run',
    '',
    'Written by `npm run soak`. Each small change to the rules of a workflow (a condition turned round, a target emptied) is run',
    'against the suites of the machines, without those that compare committed documents. Survivors are listed with the reason.',
  ];
  const sections = names.map((name) => `## ${known.get(name)}`);
  await writeFile(page, `${[head.join('\n'), ...sections].join('\n\n')}\n`);
}

function sectionOf(name: string, mutants: readonly Mutant[]): string {
  const survivors = mutants.filter(({ isKilled }) => !isKilled);
  const rows = survivors.map((mutant) => [
    `${mutant.file.replace('machines/', '')}:${mutant.line}`,
    codeIn(mutant.original),
    codeIn(mutant.replacement),
    reasonFor(mutant) ?? '',
  ]);
  const killed = mutants.length - survivors.length;
  return [
    name,
    '',
    `${killed} of ${mutants.length} noticed: ${killedOf(mutants).toFixed(1)} % of those that change anything.`,
    ...(rows.length > 0 ? ['', ...table(['Where', 'Instead of', 'Survives', 'Because'], rows)] : []),
  ].join('\n');
}

function codeIn(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  return `\`${line.length > 60 ? `${line.slice(0, 57)}…` : line}\``;
}
