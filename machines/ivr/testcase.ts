import type { CallEvent, Effect } from '../call/call.effects.ts';
import { advance, begin } from '../call/call.machine.ts';
import type { Menu } from './compile/compile.ts';
import type { Caller } from './menu.ts';

/** Who called, with the campaigns and surveys that their number had heard in earlier calls. */
export interface KeptCaller extends Caller {
  heardBefore?: readonly string[];
}

/** A saved walk: who called when, what happened on the phone, and what was heard and done. */
export interface TestCase {
  id: string;
  title: string;
  caller: KeptCaller;
  at: string;
  startAt?: string;
  events: readonly CallEvent[];
  expected: readonly string[];
}

export interface TestResult {
  passed: boolean;
  difference?: CaseDifference;
}

/** The first line that differs, from 1; null where the walk is over already, or was. */
export interface CaseDifference {
  line: number;
  expected: string | null;
  now: string | null;
}

/** Both sides of the difference in one line of English. */
export function differenceWords({ line, expected, now }: CaseDifference): string {
  return `${line}: ${expected ?? 'nothing'} → ${now ?? 'nothing'}`;
}

/** One thing that is heard or done. */
export interface WalkLine {
  /** As it is kept. */
  text: string;
  /** What it is about, whatever that is called. */
  about: string;
  titles: readonly string[];
}

/** Takes the walk again and compares what is heard and done, line by line. */
export function runTestCase(menu: Menu, testCase: TestCase): TestResult {
  const lines = walkAgain(menu, testCase);
  const difference = firstDifference(
    lines.map(({ text }) => text),
    testCase.expected,
  );
  return difference ? { passed: false, difference } : { passed: true };
}

/** What is heard and done when the same happens on the phone. */
export function walkAgain(menu: Menu, { caller: kept, at, startAt, events }: TestCase): WalkLine[] {
  const { heardBefore = [], ...caller } = kept;
  let step = begin(menu, caller, at, { heardBefore, ...(startAt !== undefined && { startAt }) });
  const moments = [step];
  for (const event of events) {
    if (step.state.phase === 'ended') break;
    step = advance(menu, step.state, event);
    moments.push(step);
  }
  return linesOf(moments);
}

/** The first line that is not the one expected; `isSame` lets lines pass that only read otherwise. */
export function firstDifference(
  lines: readonly string[],
  expected: readonly string[],
  isSame: (place: number) => boolean = () => false,
): CaseDifference | null {
  const length = Math.max(lines.length, expected.length);
  for (let place = 0; place < length; place++) {
    const [now = null, then = null] = [lines[place], expected[place]];
    if (now !== then && !isSame(place)) return { line: place + 1, expected: then, now };
  }
  return null;
}

/** A line for each thing that a caller hears or that is done for them; notes for the log say nothing about the menu. */
export function traceOf(moments: readonly { effects: readonly Effect[] }[]): string[] {
  return linesOf(moments).map(({ text }) => text);
}

function linesOf(moments: readonly { effects: readonly Effect[] }[]): WalkLine[] {
  return moments.flatMap(({ effects }) => effects.flatMap((effect) => lineOf(effect) ?? []));
}

function lineOf(effect: Effect): WalkLine | null {
  switch (effect.type) {
    case 'play': {
      const { role, node, source, title, items } = effect;
      const keys = items?.map((item) => `${item.key} ${item.title}`).join(', ');
      return {
        text: `play ${role}: ${title}${keys === undefined ? '' : ` (${keys})`}`.slice(0, 1_000),
        // A key that leads to no node answers a question: its title is all there is to know it by.
        about: JSON.stringify([role, node, source, items?.map((item) => [item.key, item.uuid ?? `"${item.title}"`])]),
        titles: [title, ...(items ?? []).map((item) => item.title)],
      };
    }
    case 'waitKey':
      return plain('wait for a key');
    case 'record':
      return plain(`record ${effect.node}`);
    case 'callApi':
      return { text: `ask ${effect.action.title}`, about: `ask ${effect.action.id}`, titles: [effect.action.title] };
    case 'dialTrunk':
      return { text: `dial ${effect.trunk.title}`, about: `dial ${effect.trunk.id}`, titles: [effect.trunk.title] };
    case 'patchCaller':
      return plain(`change ${Object.keys(effect.changes).sort().join(', ')}`);
    case 'saveAnswer':
      return plain(`answer ${effect.survey} ${effect.input}: ${effect.key}`);
    case 'hangUp':
      return plain('hang up');
    case 'stop':
    case 'keepRecording':
    case 'markHeard':
    case 'note':
      return null;
  }
}

function plain(text: string): WalkLine {
  return { text, about: text, titles: [] };
}

/** What a line of a kept walk says, for whoever words it in another language. */
export interface ReadLine {
  code:
    | 'play'
    | 'list'
    | 'waitKey'
    | 'record'
    | 'callApi'
    | 'dialTrunk'
    | 'patchCaller'
    | 'saveAnswer'
    | 'hangUp'
    | 'other';
  /** The sound, system or text the line names; empty where it names none. */
  title: string;
}

const readers: readonly [code: ReadLine['code'], line: RegExp][] = [
  ['list', /^play list: .*? \((?=[0-9*#] )(.*?)\)?$/],
  ['play', /^play \w+: (.*)$/],
  ['waitKey', /^wait for a key()$/],
  ['record', /^record ()/],
  ['callApi', /^ask (.*)$/],
  ['dialTrunk', /^dial (.*)$/],
  ['patchCaller', /^change (.*)$/],
  ['saveAnswer', /^answer .*: (\d+|.)$/],
  ['hangUp', /^hang up()$/],
];

/** The other way round of what a trace writes; a line of another writer stays as it is. */
export function readLine(line: string): ReadLine {
  for (const [code, form] of readers) {
    const read = form.exec(line);
    if (read) return { code, title: read[1] ?? '' };
  }
  return { code: 'other', title: line };
}

/** An entry of a list that is read out: the key to press and what it leads to. */
export interface ListEntry {
  key: string;
  title: string;
}

/** What one list has otherwise than another. */
export type ListChange =
  | { kind: 'added' | 'removed'; key: string; title: string }
  | { kind: 'moved'; key: string; title: string; keyBefore: string }
  | { kind: 'renamed'; key: string; title: string; titleBefore: string };

/** What the list of one line has otherwise than that of another, by key; null where one of them is no list. */
export function listChanges(before: string | null, now: string | null): ListChange[] | null {
  const [old, fresh] = [entriesOf(before), entriesOf(now)];
  if (!old || !fresh) return null;
  const isIn = (list: readonly ListEntry[], { key, title }: ListEntry) =>
    list.some((one) => one.key === key && one.title === title);
  const left = old.filter((entry) => !isIn(fresh, entry));
  const changes: ListChange[] = [];
  const take = (found: ListEntry) => left.splice(left.indexOf(found), 1);
  const unknown: ListEntry[] = [];
  for (const entry of fresh.filter((one) => !isIn(old, one))) {
    const moved = left.find(({ title }) => title === entry.title);
    if (!moved) unknown.push(entry);
    else {
      take(moved);
      changes.push({ kind: 'moved', ...entry, keyBefore: moved.key });
    }
  }
  for (const entry of unknown) {
    const renamed = left.find(({ key }) => key === entry.key);
    if (renamed) take(renamed);
    changes.push(renamed ? { kind: 'renamed', ...entry, titleBefore: renamed.title } : { kind: 'added', ...entry });
  }
  const rank = ({ kind }: ListChange) => (kind === 'moved' ? 1 : 0);
  const removed = left.map((entry): ListChange => ({ kind: 'removed', ...entry }));
  return [...changes, ...removed].sort((a, b) => rank(a) - rank(b));
}

/** The entries of a list, "1 Prices / نرخ, 2 Weather"; null where the line is none. */
export function entriesOf(line: string | null): ListEntry[] | null {
  if (line === null) return null;
  const { code, title } = readLine(line);
  if (code !== 'list') return null;
  return title.split(/, (?=[0-9*#] )/).map((entry) => ({ key: entry.slice(0, 1), title: entry.slice(2) }));
}
