export type TextLanguage = 'en' | 'ur';

/** What goes before every text about a case, so that the farmer knows what it answers. */
const beginnings: Readonly<Record<TextLanguage, string>> = { en: 'Your question', ur: 'آپ کا سوال' };

/** A text to the farmer as it arrives: what was typed, behind the number of the case. */
export function caseText(language: TextLanguage, caseNumber: string, typed: string): string {
  return `${beginnings[language]} ${caseNumber}: ${typed.trim()}`;
}

/** What one message holds, and what each of several does, which give room for how they belong together. */
const LATIN = { one: 160, each: 153 };
const OTHER = { one: 70, each: 67 };

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These take two places. */
const extended = new Set('^{}\\[~]|€\f');

/** In how many messages a telephone network carries a text. */
export function partsOf(text: string): number {
  const letters = Array.from(text);
  const isLatin = letters.every((letter) => basic.has(letter) || extended.has(letter));
  const places = isLatin ? letters.reduce((sum, letter) => sum + (extended.has(letter) ? 2 : 1), 0) : text.length;
  const { one, each } = isLatin ? LATIN : OTHER;
  return places <= one ? Math.min(1, places) : Math.ceil(places / each);
}
