/*
 * How a text travels: in letters of seven bits where all of them are in that alphabet, else in UTF-16. A text in several
 * parts has less room in each, since each says which part it is (3GPP TS 23.038 and 23.040).
 */

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each takes two places. */
const EXTENDED = new Set('\f^{}\\[~]|€');

const ROOM = {
  gsm: { alone: 160, several: 153 },
  unicode: { alone: 70, several: 67 },
} as const;

export interface SmsLength {
  alphabet: keyof typeof ROOM;
  /** Places taken. */
  length: number;
  /** How many messages it is charged as; none for an empty text. */
  parts: number;
  /** Places in these parts. */
  room: number;
  /** Places over the next lower number of parts; nothing where one part is enough. */
  over: number;
}

export function smsLength(text: string): SmsLength {
  const letters = Array.from(text);
  const alphabet = letters.every((letter) => BASIC.has(letter) || EXTENDED.has(letter)) ? 'gsm' : 'unicode';
  const sizes = letters.map((letter) => (alphabet === 'unicode' ? letter.length : EXTENDED.has(letter) ? 2 : 1));
  const length = sizes.reduce((sum, size) => sum + size, 0);
  const { alone, several } = ROOM[alphabet];
  if (length <= alone) return { alphabet, length, parts: length === 0 ? 0 : 1, room: alone, over: 0 };
  const parts = partsOf(sizes, several);
  const lower = parts === 2 ? alone : (parts - 1) * several;
  return { alphabet, length, parts, room: parts * several, over: Math.max(1, length - lower) };
}

/** No letter is cut in two. */
function partsOf(sizes: readonly number[], room: number): number {
  let [parts, left] = [1, room];
  for (const size of sizes) {
    if (size > left) [parts, left] = [parts + 1, room];
    left -= size;
  }
  return parts;
}
