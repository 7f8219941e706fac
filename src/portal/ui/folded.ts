import { latinDigits } from '../../../machines/shared/latin-digits.ts';

/** Letters that an Arabic keyboard writes where an Urdu one has its own, and forms of one letter. */
const ALIKE: Readonly<Record<string, string>> = {
  '\u064a': '\u06cc',
  '\u0649': '\u06cc',
  '\u0643': '\u06a9',
  '\u0647': '\u06c1',
  '\u06c0': '\u06c1',
  '\u06c2': '\u06c1',
  '\u06c3': '\u06c1',
};
const OTHERS = /[\u064a\u0649\u0643\u0647\u06c0\u06c2\u06c3]/g;
/** What is written between letters or on them and says nothing: a longer line, vowels, joiners and marks of direction. */
const SILENT = /[\u0640\u064b-\u0652\u0654\u0670\u00ad\u200b-\u200f\ufeff]/g;

/** A text as it is searched: whatever its capitals, vowels, digits and the keyboard it was written with. */
export function folded(text: string): string {
  const plain = latinDigits(text.normalize('NFKC').toLocaleLowerCase());
  return plain.replaceAll(OTHERS, (letter) => ALIKE[letter] ?? letter).replaceAll(SILENT, '');
}

/** Where in a text, as it stands there, what is searched begins and ends; null where it is not in it. `wanted` is folded. */
export function placeIn(text: string, wanted: string): { from: number; to: number } | null {
  const letters = Array.from(text);
  const ends: number[] = [];
  let whole = '';
  let read = 0;
  for (const letter of letters) {
    read += letter.length;
    const said = folded(letter);
    whole += said;
    for (let each = 0; each < said.length; each++) ends.push(read);
  }
  const at = whole.indexOf(wanted);
  if (at < 0) return null;
  return { from: at === 0 ? 0 : (ends[at - 1] ?? 0), to: ends[at + wanted.length - 1] ?? text.length };
}
