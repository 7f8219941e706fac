import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ContractCall, calls } from './contract.ts';

type Counts = { [operationId: string]: number };

interface Answered {
  url(): string;
  status(): number;
  request(): { method(): string };
}

const root = join(import.meta.dirname, '../..');
const record = join(root, 'docs/call-coverage.md');
const matchers = calls.map((call) => ({ call, pattern: patternOf(call) }));

/** Counts which calls of the contract the pages of a journey make. Never fails a run. */
export class CallCounter {
  readonly #counts: Counts = {};

  count(response: Answered): void {
    const id = callAt(response.request().method(), response.url());
    if (id !== undefined) this.#counts[id] = (this.#counts[id] ?? 0) + 1;
  }

  /** Kept as what these journeys exercise, until the run is over. */
  async keep(folder: string, journeyFile: string): Promise<void> {
    await writeFile(join(folder, `${basename(journeyFile)}.json`), JSON.stringify(this.#counts));
  }
}

/** With FMIS_UPDATE_COVERAGE=1, at the end of a run: writes docs/call-coverage.md anew. A run in part would leave calls out, so it writes nothing. */
export async function writeRecord(folder: string): Promise<void> {
  if (process.env.FMIS_UPDATE_COVERAGE !== '1') return;
  const kept = await journeysIn(folder);
  const all = (await readdir(join(root, 'tests/e2e'))).filter((name) => name.endsWith('.e2e.ts'));
  const missing = all.filter((name) => !kept.has(name));
  if (missing.length > 0) {
    process.stderr.write(`docs/call-coverage.md stays: ${missing.join(', ')} did not run whole and green.\n`);
    return;
  }
  await writeFile(record, report(kept));
}

/** The operation that a request of the portal belongs to, if it is one of the contract. */
export function callAt(method: string, url: string): string | undefined {
  const { pathname } = new URL(url);
  return matchers.find(({ call, pattern }) => call.method === method.toLowerCase() && pattern.test(pathname))?.call.id;
}

export function report(journeysByFile: ReadonlyMap<string, Counts>): string {
  const seenIn = (call: ContractCall) => [...journeysByFile].filter(([, counts]) => (counts[call.id] ?? 0) > 0);
  const reached = calls.filter((call) => seenIn(call).length > 0);
  const unreached = calls.filter((call) => seenIn(call).length === 0);
  return [
    '# Calls that the journeys make',
    '',
    `${reached.length} of ${calls.length} calls of the contract are made by the portal while the journeys run in a browser.`,
    'Written by `FMIS_UPDATE_COVERAGE=1 npm run journeys`.',
    '',
    '| Call | Operation | Journeys |',
    '|---|---|---|',
    ...reached.map(
      (call) =>
        `| ${nameOf(call)} | ${call.id} | ${seenIn(call)
          .map(([file]) => file)
          .join(', ')} |`,
    ),
    '',
    '## Calls that no journey makes',
    '',
    ...(unreached.length === 0 ? ['None.'] : unreached.map((call) => `- ${nameOf(call)} (${call.id})`)),
    '',
  ].join('\n');
}

function nameOf({ method, path }: ContractCall): string {
  return `\`${method.toUpperCase()} ${path}\``;
}

/** Paths without parameters first, so that `/loan/applications/all` is not taken for a record. */
matchers.sort((a, b) => parametersIn(a.call) - parametersIn(b.call));

function parametersIn({ path }: ContractCall): number {
  return path.split('{').length;
}

function patternOf({ base, path }: ContractCall): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${base}${literal}$`);
}

async function journeysIn(folder: string): Promise<Map<string, Counts>> {
  const files = await readdir(folder);
  const entries = await Promise.all(
    files.map(async (name): Promise<[string, Counts]> => {
      const counts: Counts = JSON.parse(await readFile(join(folder, name), 'utf8'));
      return [name.replace(/\.json$/, ''), counts];
    }),
  );
  return new Map(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}
