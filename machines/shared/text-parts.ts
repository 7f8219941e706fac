/** The letters of GSM 03.38 that take one place of seven bits, and those that take two. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€\f';

/** More parts than this nobody sends at once. */
export const MOST_PARTS = 5;

export interface TextParts {
  /** Seven bits a letter, or two bytes where one of them is not of GSM's alphabet, as in Urdu. */
  alphabet: 'gsm' | 'unicode';
  /** Places that the text takes. */
  length: number;
  /** How many texts it is sent as, and places in a text of that many. */
  parts: number;
  room: number;
}

/** How an SMS of this text is counted: 160 letters, 153 a part where it has several; 70 and 67 with other letters. */
export function partsOf(text: string): TextParts {
  const letters = Array.from(text);
  const isGsm = letters.every((letter) => BASIC.includes(letter) || EXTENDED.includes(letter));
  const length = isGsm ? letters.reduce((sum, letter) => sum + (EXTENDED.includes(letter) ? 2 : 1), 0) : text.length;
  const [single, each] = isGsm ? [160, 153] : [70, 67];
  const parts = length <= single ? 1 : Math.ceil(length / each);
  return { alphabet: isGsm ? 'gsm' : 'unicode', length, parts, room: parts === 1 ? single : parts * each };
}
