import { type Language, languages } from '../ivr/menu.ts';
import { partsOf, type TextParts } from '../shared/text-parts.ts';

/** What a text can say of whoever gets it: `{name}`. */
export const TEXT_FIELDS = ['name', 'tehsil', 'district', 'crop'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** How each may be written between braces, in either script. */
const written: Readonly<Record<TextField, readonly [latin: string, urdu: string]>> = {
  name: ['name', 'نام'],
  tehsil: ['tehsil', 'تحصیل'],
  district: ['district', 'ضلع'],
  crop: ['crop', 'فصل'],
};

/** What stands there where it is not known of somebody, in the language of the text. */
const standIns: Readonly<Record<Language, Readonly<Record<TextField, string>>>> = {
  en: { name: 'farmer', tehsil: 'your tehsil', district: 'your district', crop: 'your crop' },
  ur: { name: 'کسان', tehsil: 'آپ کی تحصیل', district: 'آپ کا ضلع', crop: 'آپ کی فصل' },
  pa: { name: 'کسان', tehsil: 'تہاڈی تحصیل', district: 'تہاڈا ضلع', crop: 'تہاڈی فصل' },
  ps: { name: 'بزګر', tehsil: 'ستاسو تحصیل', district: 'ستاسو ولسوالۍ', crop: 'ستاسو فصل' },
  sd: { name: 'هاري', tehsil: 'توهان جو تعلقو', district: 'توهان جو ضلعو', crop: 'توهان جو فصل' },
  sk: { name: 'کسان', tehsil: 'تہاݙی تحصیل', district: 'تہاݙا ضلع', crop: 'تہاݙی فصل' },
  hn: { name: 'کسان', tehsil: 'تساں دی تحصیل', district: 'تساں دا ضلع', crop: 'تساں دی فصل' },
};

/** Names are not looked through for the longest: so many letters are counted for one. */
export const LONGEST_NAME = 30;

/** What something is called, in Latin letters and in those of Urdu. */
export interface Called {
  title: string;
  titleUr?: string | null;
}
export type TextValues = Readonly<Partial<Record<TextField, Called | null>>>;

/** What is written for many: one text for all, in its language, and those of other languages. */
export interface Texts {
  contentText: string | null;
  contentLanguage: Language;
  contentTexts: Readonly<Partial<Record<Language, string>>>;
}

export interface TextIn {
  language: Language;
  text: string;
}

/** What there is to read, in the order of the languages. */
export function textsIn({ contentText, contentLanguage, contentTexts }: Texts): TextIn[] {
  const all = { ...contentTexts, [contentLanguage]: contentText };
  return languages.flatMap((language) => {
    const text = all[language]?.trim();
    return text ? { language, text } : [];
  });
}

/** What somebody gets who speaks this: the text of that language, else the one for all, empty where there is none. */
export function textFor(texts: Texts, spoken: Language): TextIn {
  const own = textsIn(texts).find(({ language }) => language === spoken);
  return own ?? { language: texts.contentLanguage, text: texts.contentText?.trim() ?? '' };
}

const BRACES = /\{\s*(\p{L}[^{}\n]{0,39})\}/gu;
const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

/** A text and the fields in it, in their order; what stands between braces and is none belongs to the text. */
export function piecesOf(text: string): (string | { field: TextField })[] {
  const pieces: (string | { field: TextField })[] = [];
  let literal = '';
  let from = 0;
  for (const found of text.matchAll(BRACES)) {
    literal += text.slice(from, found.index);
    from = found.index + found[0].length;
    const field = fieldCalled(found[1] ?? '');
    if (field === undefined) literal += found[0];
    else {
      pieces.push(literal, { field });
      literal = '';
    }
  }
  return [...pieces, literal + text.slice(from)].filter((piece) => piece !== '');
}

function fieldCalled(name: string): TextField | undefined {
  const wanted = name.trim().toLowerCase();
  return TEXT_FIELDS.find((field) => written[field].includes(wanted));
}

/** As it is written into a text by somebody who reads this script. */
export function fieldWritten(field: TextField, script: 'latin' | 'urdu' = 'latin'): string {
  return `{${written[field][script === 'latin' ? 0 : 1]}}`;
}

/** What looks like a field and is none, each once. */
export function unknownFields(text: string): string[] {
  const found = [...text.matchAll(BRACES)].filter(([, name = '']) => fieldCalled(name) === undefined);
  return [...new Set(found.map(([whole]) => whole))];
}

/** Braces that belong to no field and look like none: farmers get them as they stand. */
export function hasBareBraces(text: string): boolean {
  return /[{}]/.test(text.replaceAll(BRACES, ''));
}

/** Which fields it has, each once. */
export function fieldsIn(text: string): TextField[] {
  const used = new Set(piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : piece.field)));
  return TEXT_FIELDS.filter((field) => used.has(field));
}

/** In which language its fields are filled: the one it is for, as far as its letters are of that one's script. */
export function languageOf(text: string, meant: Language = 'ur'): Language {
  const words = piecesOf(text)
    .filter((piece) => typeof piece === 'string')
    .join('');
  if (ARABIC.test(words)) return meant === 'en' ? 'ur' : meant;
  return LATIN.test(words) ? 'en' : meant;
}

/** What stands for a field in a text of this language: what is known, else what stands in for it. */
export function saidOf(field: TextField, language: Language, known: Called | null | undefined): string {
  const said = language === 'en' ? known?.title : known?.titleUr?.trim() || known?.title;
  return said?.trim() || standInOf(field, language);
}

export function standInOf(field: TextField, language: Language): string {
  return standIns[language][field];
}

/** The text as one of those gets it, of whom this is known. */
export function filled(text: string, values: TextValues, meant?: Language): string {
  const language = languageOf(text, meant);
  return piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : saidOf(piece.field, language, values[piece.field])))
    .join('');
}

/** The longest of these in either script; one with letters that no short text has counts as longer than any without. */
export function longestOf(items: readonly Called[]): { title: string; titleUr: string } | null {
  if (items.length === 0) return null;
  const longest = (said: readonly string[]) =>
    said.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one), '');
  return {
    title: longest(items.map(({ title }) => title)),
    titleUr: longest(items.map(({ title, titleUr }) => titleUr?.trim() || title)),
  };
}

/** More than any of them has letters. */
const MUCH = 10_000;
/** Letters that take one place each: names are mostly of them, or of Urdu's. */
const PLAIN = /^[ -Z_a-z]*$/;

function weightOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  if (ARABIC.test(text)) return text.length + MUCH;
  const { alphabet, length } = partsOf(text);
  return length + (alphabet === 'unicode' ? MUCH : 0);
}

/** The text with the longest that can stand in its fields. */
export function longestFilled(text: string, longest: TextValues, meant?: Language): string {
  const language = languageOf(text, meant);
  const name = { title: 'm'.repeat(LONGEST_NAME), titleUr: 'م'.repeat(LONGEST_NAME) };
  const values: TextValues = { name, ...longest };
  return piecesOf(text)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const [value, other] = [saidOf(piece.field, language, values[piece.field]), standInOf(piece.field, language)];
      return weightOf(value) >= weightOf(other) ? value : other;
    })
    .join('');
}

/** How its SMS is counted where its fields are as long as they can be. */
export function partsAtMost(text: string, longest: TextValues, meant?: Language): TextParts {
  return partsOf(longestFilled(text.trim(), longest, meant));
}
