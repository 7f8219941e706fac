import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ContractCall, calls } from './contract.ts';
import { type FieldsReached, fieldReport, unreachedFields } from './field-coverage.ts';
import { type ReplacedCall, replacedBy } from './replaced-calls.ts';

type Counts = { [operationId: string]: number };

/** What a file of journeys reached. */
interface Kept {
  calls: Counts;
  fields: FieldsReached;
}

interface Answered {
  url(): string;
  status(): number;
  request(): { method(): string };
}

const root = join(import.meta.dirname, '../..');
const RECORD = 'docs/call-coverage.md';
const FIELDS = 'docs/field-coverage.md';
const original = calls.filter(({ extension }) => !extension);
const matchers = calls.map((call) => ({ call, pattern: patternOf(call) }));

/** Counts which calls of the contract the pages of a journey make. Never fails a run. */
export class CallCounter {
  readonly #counts: Counts = {};

  count(response: Answered): void {
    const id = callAt(response.request().method(), response.url());
    if (id !== undefined) this.#counts[id] = (this.#counts[id] ?? 0) + 1;
  }

  /** Kept as what these journeys exercise, until the run is over. */
  async keep(folder: string, journeyFile: string, fields: FieldsReached): Promise<void> {
    const kept: Kept = { calls: this.#counts, fields };
    await writeFile(join(folder, `${basename(journeyFile)}.json`), JSON.stringify(kept));
  }
}

/**
 * At the end of a whole run of the journeys: fails it where a call of the original interface is neither made nor replaced, or a
 * field of the specification neither entered nor shown. With FMIS_UPDATE_COVERAGE=1 it writes both records in docs/ anew. A run in part leaves calls out, so it says nothing.
 */
export async function judgeCoverage(folder: string): Promise<void> {
  const isWriting = process.env.FMIS_UPDATE_COVERAGE === '1';
  const kept = await journeysIn(folder);
  const all = (await readdir(join(root, 'tests/e2e'))).filter((name) => name.endsWith('.e2e.ts'));
  const missing = all.filter((name) => !kept.has(name));
  if (missing.length > 0) {
    if (isWriting)
      process.stderr.write(`${RECORD} and ${FIELDS} stay: ${missing.join(', ')} did not run whole and green.\n`);
    return;
  }
  const callsMade = mapOf(kept, ({ calls: made }) => made);
  const fields = mapOf(kept, (one) => one.fields);
  if (isWriting) {
    await writeFile(join(root, RECORD), report(callsMade));
    await writeFile(join(root, FIELDS), fieldReport(fields));
  }
  const unreached = unreachedIn(callsMade).map(nameOf);
  if (unreached.length > 0) throw new Error(`No journey makes, and nothing replaces: ${unreached.join(', ')}`);
  const missed = unreachedFields(fields);
  if (missed.length > 0) throw new Error(`No screen of a journey enters or shows: ${missed.join(', ')}`);
}

/** Calls of the original interface that no journey makes and no other call replaces. */
export function unreachedIn(journeysByFile: ReadonlyMap<string, Counts>): ContractCall[] {
  return original.filter((call) => journeysOf(call, journeysByFile).length === 0 && replacementOf(call) === undefined);
}

/** The operation that a request of the portal belongs to, if it is one of the contract. */
export function callAt(method: string, url: string): string | undefined {
  const { pathname } = new URL(url);
  return matchers.find(({ call, pattern }) => call.method === method.toLowerCase() && pattern.test(pathname))?.call.id;
}

export function report(journeysByFile: ReadonlyMap<string, Counts>): string {
  const unreached = unreachedIn(journeysByFile);
  const row = (call: ContractCall) => {
    const journeys = journeysOf(call, journeysByFile);
    const by = replacementOf(call);
    const how = journeys.length > 0 ? someOf(journeys) : by === undefined ? '**none**' : `replaced by ${by}`;
    return `| ${nameOf(call)} | ${call.id} | ${how} |`;
  };
  const extensions = calls.filter(({ extension }) => extension);
  const made = extensions.filter((call) => journeysOf(call, journeysByFile).length > 0);
  return [
    '# Calls that are reached',
    '',
    `${original.length - unreached.length} of ${original.length} calls of the original interface: each is made by the portal in a journey in a browser, or replaced by a better one; \`tests/server/replaced\` shows of each replaced call that both come to the same. A run of the journeys that reaches fewer fails.`,
    '',
    'Written by `FMIS_UPDATE_COVERAGE=1 npm run journeys`.',
    '',
    '| Call | Operation | Reached by |',
    '|---|---|---|',
    ...original.map(row),
    '',
    '## Calls beside the original interface',
    '',
    `${made.length} of ${extensions.length} are made in a journey.`,
    '',
    '| Call | Operation | Reached by |',
    '|---|---|---|',
    ...extensions.map(row),
    '',
  ].join('\n');
}

function journeysOf(call: ContractCall, journeysByFile: ReadonlyMap<string, Counts>): string[] {
  return [...journeysByFile].flatMap(([file, counts]) => ((counts[call.id] ?? 0) > 0 ? [file] : []));
}

/** What the portal does instead: the call, or the file that both sides have. */
function replacementOf({ id }: ContractCall): string | undefined {
  const by: string | undefined = replacedBy[id as ReplacedCall];
  const call = calls.find((each) => each.id === by);
  return call ? nameOf(call) : by && `\`${by}\``;
}

function someOf(journeys: readonly string[]): string {
  const more = journeys.length - 3;
  return more > 0 ? `${journeys.slice(0, 3).join(', ')} and ${more} more` : journeys.join(', ');
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

function mapOf<Value>(kept: ReadonlyMap<string, Kept>, of: (one: Kept) => Value): Map<string, Value> {
  return new Map([...kept].map(([file, one]) => [file, of(one)]));
}

async function journeysIn(folder: string): Promise<Map<string, Kept>> {
  const files = await readdir(folder);
  const entries = await Promise.all(
    files.map(async (name): Promise<[string, Kept]> => {
      const kept: Kept = JSON.parse(await readFile(join(folder, name), 'utf8'));
      return [name.replace(/\.json$/, ''), kept];
    }),
  );
  return new Map(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}
