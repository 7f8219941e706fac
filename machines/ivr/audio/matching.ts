import { type Language, languageNames, languages } from '../menu.ts';
import type { Prompt } from './prompts.ts';

/*
 * Which prompt and language a sound file is for, by its name: `1-2.ur.mp3`, `<id>.pa.wav`, `Crop advice_Urdu.ogg`,
 * `ur/crop advice.mp3`.
 */

export type Match = { language: Language | null } & (
  | { prompt: Prompt; by: 'id' | 'keys' | 'title' }
  /** `among`: the prompts that the name would do for, where those are several. */
  | { prompt: null; among: readonly Prompt[] }
);

/** What a language is called in file names, besides its code and English name. */
const otherNames: Readonly<Record<Language, readonly string[]>> = {
  en: ['eng'],
  ur: ['urd', 'اردو'],
  pa: ['pan', 'pnb', 'پنجابی'],
  ps: ['pus', 'پشتو'],
  sd: ['snd', 'سندھی'],
  sk: ['skr', 'سرائیکی'],
  hn: ['hno', 'hnd', 'ہندکو'],
};
const languageBy = new Map(
  languages.flatMap((language) =>
    [language, languageNames[language].toLowerCase(), ...otherNames[language]].map((name) => [name, language] as const),
  ),
);

/** File systems that know no `*` and `#` have these words for them. */
const keyWords: Readonly<Record<string, string>> = { '*': '*', star: '*', '#': '#', hash: '#' };
const EXTENSION = /\.(mp3|wav|wave|ogg|oga|opus|m4a|mp4|aac|flac|wma|amr)$/i;
/** What a browser adds to the second file of a name. */
const COPY = /\s*\(\d+\)$/;
const SEPARATOR = /[\s._()[\]-]+/u;

/** Looks names up among these prompts; made once for many files. */
export function matcher(prompts: readonly Prompt[]): (path: string) => Match {
  const byId = new Map(prompts.map((prompt) => [prompt.id.toLowerCase(), prompt]));
  const byKeys = Map.groupBy(
    prompts.filter(({ kind, keys }) => kind === 'node' && keys !== null),
    ({ keys }) => keys ?? '',
  );
  const byTitle = new Map<string, Prompt[]>();
  for (const prompt of prompts) {
    for (const title of new Set(titlesOf(prompt))) byTitle.set(title, [...(byTitle.get(title) ?? []), prompt]);
  }

  return (path) => {
    const folders = path.split('/');
    const name = (folders.pop() ?? '').normalize('NFC').replace(EXTENSION, '').replace(COPY, '');
    // The whole name may be a title that ends like a language.
    const readings = [...withLanguage(name), { rest: name, language: inFolder(folders) }];
    for (const { rest, language } of readings) {
      const known = byId.get(rest.trim().toLowerCase());
      if (known) return { language, prompt: known, by: 'id' };
      const found = byKeys.get(keysIn(rest) ?? '');
      if (found) return only(found, language, 'keys');
      const titled = byTitle.get(plain(rest));
      if (titled) return only(titled, language, 'title');
    }
    return { language: readings[0]?.language ?? null, prompt: null, among: [] };
  };
}

function only(found: readonly Prompt[], language: Language | null, by: 'keys' | 'title'): Match {
  const [prompt] = found;
  return prompt && found.length === 1 ? { language, prompt, by } : { language, prompt: null, among: found };
}

/** The name without a language at its end or beginning, for each it has. */
function withLanguage(name: string): { rest: string; language: Language }[] {
  const parts = name.split(SEPARATOR).filter(Boolean);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const [atEnd, atStart] = [languageBy.get(last.toLowerCase()), languageBy.get(first.toLowerCase())];
  const cut = (rest: string) => rest.replace(/^[\s._(-]+|[\s._([-]+$/gu, '');
  return [
    ...(atEnd && parts.length > 1 ? [{ rest: cut(name.slice(0, name.lastIndexOf(last))), language: atEnd }] : []),
    ...(atStart && parts.length > 1
      ? [{ rest: cut(name.slice(name.indexOf(first) + first.length)), language: atStart }]
      : []),
  ];
}

function inFolder(folders: readonly string[]): Language | null {
  for (const folder of folders.toReversed()) {
    const language = languageBy.get(folder.trim().toLowerCase());
    if (language) return language;
  }
  return null;
}

/** `1-2`, `1 2`, `12`, `1-star`: the keys, put as a prompt's are. Null where it is something else. */
function keysIn(text: string): string | null {
  const keys = text.split(/[\s._-]+/).flatMap((part) => {
    const word = keyWords[part.toLowerCase()];
    if (word !== undefined) return [word];
    return /^[0-9*#]+$/.test(part) ? Array.from(part) : [null];
  });
  return keys.length === 0 || keys.includes(null) ? null : keys.join('-');
}

/** The whole title, and each of "English / اردو". */
function titlesOf({ title }: Prompt): string[] {
  return [title, ...title.split(' / ')].map(plain).filter((text) => text !== '');
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** What a sound of a prompt is to be called so that it is matched again: by its keys where only it has them, else by its id. */
export function fileNames(prompts: readonly Prompt[]): (prompt: Prompt, language: Language) => string {
  const match = matcher(prompts);
  return (prompt, language) => {
    const keys = prompt.keys?.replaceAll('*', 'star').replaceAll('#', 'hash');
    const name = `${keys}.${language}.wav`;
    return keys !== undefined && match(name).prompt === prompt ? name : `${prompt.id}.${language}.wav`;
  };
}
