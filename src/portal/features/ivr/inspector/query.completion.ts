import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { queryFields } from '../../../../../machines/ivr/query/query.environment.ts';

/** The entries of a list that callers have some of, by the name of its field. */
export type QueryEntries = (field: string) => readonly { value: string; label: string; detail?: string }[];

/** A comparison with one of them, as far as it is typed: `caller.crops.exists(c, c == "wh`. */
const ENTRY = /caller\.(\w+)\.\w+\(\s*(\w+)\s*,(?:[^()]*\W)?\2\s*[!=]=\s*("?)([^"]*)$/;

/** Entries are chosen by name; what is written is the id, which callers have. */
export function entriesAt(before: string, after: string, entriesOf: QueryEntries) {
  const [, field = '', , quote, letters = ''] = ENTRY.exec(before) ?? [];
  if (quote === undefined) return null;
  const options = entriesOf(field).map(({ value, label, detail }): Completion => {
    const apply = `${quote === '' ? '"' : ''}${value}${after.startsWith('"') ? '' : '"'}`;
    return { label, apply, ...(detail !== undefined && { detail }) };
  });
  return options.length === 0 ? null : { from: before.length - letters.length, options };
}

/** Says what something is, by its name under `help` in the words of queries. */
export type QueryHelp = (name: string) => string;

interface Known {
  label: string;
  detail: string;
  apply?: string;
  help?: string;
}

const words: readonly Known[] = [
  { label: 'has(…)', apply: 'has(', detail: 'bool', help: 'asked.has' },
  { label: 'size(…)', apply: 'size(', detail: 'int', help: 'asked.size' },
  { label: 'true', detail: 'bool' },
  { label: 'false', detail: 'bool' },
];
const onLists: readonly Known[] = [
  { label: 'exists(x, …)', apply: 'exists(x, x == )', detail: 'bool', help: 'asked.exists' },
  { label: 'all(x, …)', apply: 'all(x, x == )', detail: 'bool', help: 'asked.all' },
  { label: 'size()', detail: 'int', help: 'asked.size' },
];
const onTexts: readonly Known[] = [
  { label: 'startsWith(…)', apply: 'startsWith("")', detail: 'bool' },
  { label: 'endsWith(…)', apply: 'endsWith("")', detail: 'bool' },
  { label: 'contains(…)', apply: 'contains("")', detail: 'bool' },
];

/** What may follow the letters before the cursor: a whole name, a field of what stands before the dot, or what can be asked of it. */
export function completionsAt(before: string, help: QueryHelp): { from: number; options: Completion[] } | null {
  const path = /[\w.()]*$/.exec(before)?.[0] ?? '';
  const dot = path.lastIndexOf('.');
  const known = knownAt(dot < 0 ? null : path.slice(0, dot));
  if (known.length === 0) return null;
  const options = known.map(({ help: of, ...one }) => ({
    ...one,
    ...(of !== undefined && { info: inWords(help(of)) }),
  }));
  return { from: before.length - path.length + dot + 1, options };
}

/** `owner` stands before the dot; null: there is no dot. */
function knownAt(owner: string | null): readonly Known[] {
  if (owner === null) {
    return [...queryFields.map(({ name, type }) => ({ label: name, detail: type, help: helpOf(name) })), ...words];
  }
  const within = queryFields
    .filter(({ name }) => name.startsWith(`${owner}.`) && !name.slice(owner.length + 1).includes('.'))
    .map(({ name, type }) => ({ label: name.slice(owner.length + 1), detail: type, help: helpOf(name) }));
  const type = queryFields.find(({ name }) => name === owner)?.type ?? '';
  const asked = type.startsWith('list') ? onLists : type === 'string' ? onTexts : [];
  return [...within, ...asked];
}

/** What is asked of a time is the same for each. */
function helpOf(name: string): string {
  const [, method] = /\.(get\w+)\(\)$/.exec(name) ?? [];
  return method === undefined ? name : `clock.${method}`;
}

/** Words of the reader's language beside a query, which always runs from left to right. */
function inWords(text: string): () => HTMLElement {
  return () => {
    const words = document.createElement('span');
    words.dir = 'auto';
    words.textContent = text;
    return words;
  };
}

export function completeQuery(
  help: QueryHelp,
  entriesOf: QueryEntries,
): (context: CompletionContext) => CompletionResult | null {
  return (context) => {
    const before = context.state.sliceDoc(0, context.pos);
    const entries = entriesAt(before, context.state.sliceDoc(context.pos, context.pos + 1), entriesOf);
    if (entries) return { ...entries, validFor: /^[^"]*$/ };
    const found = completionsAt(before, help);
    if (!found || (!context.explicit && !/[\w.]$/.test(before))) return null;
    return { ...found, validFor: /^\w*$/ };
  };
}
