import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/*
 * Small changes to a machine's code, one at a time, each run against the machines' own suites: one that no test notices
 * is a rule that could be lost. The tool is fetched when the run needs it, for nobody else does (its 63 MB would be part of
 * every installation); it lies inside node_modules so that it finds the suites' own test runner.
 */
const run = promisify(execFile);
const ROOT = new URL('../../../', import.meta.url).pathname;
const FOLDER = join(ROOT, 'node_modules/.cache/mutation');
const MODULES = join(FOLDER, 'node_modules/@stryker-mutator');
const PACKAGES = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1'];

export interface Mutant {
  file: string;
  line: number;
  original: string;
  replacement: string;
  /** The line of code that it stands in. */
  code: string;
  isKilled: boolean;
}

interface Place {
  line: number;
  column: number;
}

interface Report {
  files: Record<
    string,
    { source: string; mutants: { status: string; replacement: string; location: { start: Place; end: Place } }[] }
  >;
}

/** Every mutant of these files, but for those that can't run at all. */
export async function mutantsOf(name: string, files: readonly string[]): Promise<Mutant[]> {
  await install();
  const [config, report] = [join(FOLDER, `${name}.json`), join(FOLDER, `${name}.report.json`)];
  const options = {
    mutate: files,
    testRunner: 'vitest',
    plugins: [join(MODULES, 'vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'tests/soak/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    tempDirName: join(FOLDER, 'sandbox'),
    ignorePatterns: [
      '**',
      '!machines/**',
      '!tests/machines/**',
      '!tests/support/**',
      '!tests/soak/mutation/**',
      '!*.json',
    ],
  };
  await writeFile(config, JSON.stringify(options));
  await run(process.execPath, [join(MODULES, 'core/bin/stryker.js'), 'run', config], { cwd: ROOT, maxBuffer: 2 ** 26 });
  const { files: found }: Report = JSON.parse(await readFile(report, 'utf8'));
  return Object.entries(found).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status !== 'RuntimeError' && status !== 'CompileError')
      .map(({ status, replacement, location: { start, end } }) => ({
        file,
        line: start.line,
        original: textBetween(source, start, end),
        replacement,
        code: source.split('\n')[start.line - 1]?.trim() ?? '',
        isKilled: status === 'Killed' || status === 'Timeout',
      })),
  );
}

async function install(): Promise<void> {
  if (existsSync(join(MODULES, 'vitest-runner'))) return;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'package.json'), '{"private":true}');
  await run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...PACKAGES], { cwd: FOLDER });
}

function textBetween(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, place) => line.slice(place === 0 ? start.column - 1 : 0, place === last ? end.column - 1 : undefined))
    .map((line) => line.trim())
    .join(' ');
}
