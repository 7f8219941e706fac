import { readFileSync } from 'node:fs';
import { type Language, languages } from '../../../../machines/ivr/menu.ts';
import { findList } from '../../features/lovs/lists.ts';
import { referenceId } from '../../features/lovs/reference-id.ts';
import { contentOf } from '../content.ts';

/** One thing of the voice menu as the text files of this folder describe it. */
export interface Described {
  /** What other lines call it by. */
  name: string;
  /** `English / اردو`. */
  title: string;
  /** How far it is indented, in steps. */
  depth: number;
  key: string | null;
  /** The heading it stands under, `= surveys`; empty before the first. */
  part: string;
  words: Words;
  /** What is said in each language. */
  spoken: Partial<Record<Language, string>>;
  /** What a text says where that is not what is spoken: it may have fields. */
  written: string | null;
  /** Questions of a survey: `title | 1 Yes | 2 No`. */
  questions: string[];
}

/** The words of a line, `crops Wheat, Cotton ; waits`, by their first. */
export class Words {
  readonly #words: ReadonlyMap<string, string>;

  constructor(text: string) {
    this.#words = new Map(
      text
        .split(' ; ')
        .map((word) => word.trim())
        .filter(Boolean)
        .map((word) => {
          const [, name = '', rest = ''] = /^(\S+) ?(.*)$/.exec(word) ?? [];
          return [name, rest];
        }),
    );
  }

  has(name: string): boolean {
    return this.#words.has(name);
  }

  text(name: string): string | null {
    return this.#words.get(name) ?? null;
  }

  number(name: string): number | null {
    const text = this.text(name);
    return text === null ? null : Number(text);
  }

  list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  }

  /** A query, in which `{crop:Wheat}` stands for the id of that item of a reference list. */
  query(name: string): string | null {
    return this.text(name)?.replaceAll(/\{([a-z-]+):([^}]+)\}/g, (_, list, item) => itemId(list, item)) ?? null;
  }
}

const known = new Map<string, readonly Described[]>();

export function described(file: 'menu' | 'boxes' | 'files' | 'details' | 'campaigns'): readonly Described[] {
  const found = known.get(file) ?? read(file);
  known.set(file, found);
  return found;
}

/** The id of something of the demonstration's voice menu: the same in every installation. */
export function menuId(kind: string, name: string): string {
  return referenceId(`voice-menu-${kind}`, name);
}

/** The id of a shipped item of a reference list by its English name. */
export function itemId(list: string, name: string): string {
  const item = itemsByName(list).get(name);
  if (item === undefined) throw new Error(`The list ${list} has no ${name}`);
  return item;
}

const ids = new Map<string, ReadonlyMap<string, string>>();

function itemsByName(list: string): ReadonlyMap<string, string> {
  const found = ids.get(list) ?? new Map(shipped(list).map(({ name, id }) => [name, id]));
  ids.set(list, found);
  return found;
}

export function shipped(list: string) {
  const reference = findList(list);
  if (!reference) throw new Error(`There is no list ${list}`);
  return contentOf(reference.key);
}

const spokenLine = new RegExp(`^ *(${languages.join('|')}): (.+)$`);

function read(file: string): Described[] {
  const found: Described[] = [];
  let part = '';
  for (const line of readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith('= ')) {
      part = line.slice(2).trim();
      continue;
    }
    const last = found.at(-1);
    const [, language = '', text = ''] = spokenLine.exec(line) ?? [];
    const [, question] = /^ *\? (.+)$/.exec(line) ?? [];
    const [, words] = /^ *text: (.+)$/.exec(line) ?? [];
    if (last && text) last.spoken[languageOf(language)] = text;
    else if (last && question) last.questions.push(question);
    else if (last && words) last.written = words;
    else found.push(entry(line, part, file));
  }
  return found;
}

function entry(line: string, part: string, file: string): Described {
  const [, indent = '', key, name, title = '', words = ''] =
    /^( *)(?:([0-9*#]) )?([a-z0-9-]+) \| (.+?)(?: \| (.+))?$/.exec(line) ?? [];
  if (name === undefined) throw new Error(`${file}.txt: can't read "${line}"`);
  const depth = indent.length / 2;
  return {
    name,
    title,
    depth,
    key: key ?? null,
    part,
    words: new Words(words),
    spoken: {},
    written: null,
    questions: [],
  };
}

function languageOf(text: string): Language {
  const language = languages.find((known) => known === text);
  if (!language) throw new Error(`There is no language ${text}`);
  return language;
}
