import { dayIn } from './format.ts';

/** How a file speaks: its headings, and what values are called, each as `column:code=word`. */
export interface SpokenFile {
  titles: readonly string[];
  words: readonly string[];
  /** In which letters people are named, where the call asks for it. */
  names?: 'latin' | 'urdu';
}

/** What the values of a column are called. */
export const wordsOfColumn = <Code extends string>(
  column: string,
  codes: readonly Code[],
  wordOf: (code: Code) => string,
) => codes.map((code) => `${column}:${code}=${wordOf(code)}`);

/** As the calls for files are asked. */
export const spokenIn = ({ titles, words, names }: SpokenFile): [string, string][] => [
  ...titles.map((title): [string, string] => ['titles', title]),
  ...words.map((word): [string, string] => ['words', word]),
  ...(names ? [['names', names] satisfies [string, string]] : []),
];

/** `loan-applications-2026-11-21.csv`: letters and digits of any language, and the day as the screens tell it. */
export function fileNameOf(title: string, extension: string, at = new Date()): string {
  const words = title
    .toLocaleLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${words || 'list'}-${dayIn(at)}.${extension}`;
}

/** Hands a file to the browser to be saved. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
